import { mmToPt } from '@fumi/domain';
import { drawQr, encodeQr, type QrCode } from '../address/qr-code.ts';
import { type Box, type Issue, type Operation, PAPER } from '../display-list.ts';

/** A link that is printed as a QR code, in a square as large as its place allows. */
export type LinkItem = {
  readonly kind: 'link';
  readonly z: number;
  /** Names the text in issues. */
  readonly name: string;
  readonly text: string;
  readonly box: Box;
};

/** Modules of quiet ground on each side (ISO/IEC 18004). */
const QUIET = 4;
/** What a phone still reads from a card in the hand, and a press prints without closing up. */
const LEAST_MODULE_PT = mmToPt(0.4);

const moduleOf = ({ size }: QrCode, sidePt: number): number => sidePt / (size + 2 * QUIET);

/** Medium error correction, or low where that alone keeps the modules large enough. */
function codeIn(text: string, sidePt: number): QrCode {
  const medium = encodeQr(text);
  return moduleOf(medium, sidePt) >= LEAST_MODULE_PT ? medium : encodeQr(text, 'L');
}

/** The code on bare paper with its quiet zone, in the middle of its place; too fine a code is reported. */
export function setLink({ text, name, box }: LinkItem): {
  readonly operations: readonly Operation[];
  readonly issues: readonly Issue[];
} {
  const side = Math.min(box.width, box.height);
  const code = codeIn(text, side);
  const module = moduleOf(code, side);
  const x = box.x + (box.width - side) / 2;
  const y = box.y + (box.height - side) / 2;
  const ground: Operation = { kind: 'fill', color: PAPER, boxes: [{ x, y, width: side, height: side }] };
  const percent = Math.round((module / LEAST_MODULE_PT) * 100);
  return {
    operations: [ground, drawQr(code, x + QUIET * module, y + QUIET * module, code.size * module)],
    issues:
      module < LEAST_MODULE_PT
        ? [{ code: 'overflow', party: 'front', field: `text.${name}`, text, percent }]
        : [],
  };
}
