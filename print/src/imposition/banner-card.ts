import { mmToPt } from '@fumi/domain';
import { drawQr, encodeQr } from '../address/qr-code.ts';
import { BLACK, type Operation, type Page } from '../display-list.ts';
import { layoutFrontPage, type TextItem } from '../front/front-page.ts';
import type { FontChain } from '../text/font-chain.ts';

type BannerCard = {
  readonly widthPt: number;
  readonly heightPt: number;
  readonly bleedPt: number;
  /** The order's number, which the QR code holds too. */
  readonly number: string;
  /** What the packer wants to know, a line each. No names: the card is thrown away. */
  readonly lines: readonly string[];
  readonly fonts: FontChain;
};

const BAND_PT = mmToPt(5);
const MARGIN_PT = mmToPt(8);
const QR_MM = 16;
const TITLE_PT = 22;
const LINE_PT = 11;

/*
 *   ┌──────────────────┐
 *   │██████████████████│  a black band over the edge: it is seen in the pile, between two orders
 *   │ F261121-7KQ2M    │
 *   │ line         ▒▒▒ │
 *   │ line         ▒▒▒ │  QR code with the order's number
 *   └──────────────────┘
 */

/** The card that lies before the cards of an order (区切りカード), as large as they are. */
export function layoutBannerCard({ number, lines, fonts, ...size }: BannerCard): Page {
  const left = size.bleedPt + MARGIN_PT;
  const width = size.widthPt - 2 * left;
  const top = size.bleedPt + BAND_PT + MARGIN_PT / 2;
  const text = (value: string, y: number, sizePt: number, room: number): TextItem => ({
    kind: 'text',
    z: 1,
    name: 'banner',
    text: value,
    box: { x: left, y, width: room, height: sizePt * 1.3 },
    writing: 'horizontal',
    sizePt,
    floorPt: sizePt / 2,
    lineHeightEm: 1.3,
    align: 'start',
    color: BLACK,
    fonts,
  });
  const qrPt = mmToPt(QR_MM);
  const corner = { x: size.widthPt - left - qrPt, y: size.heightPt - left - qrPt };
  const linePt = LINE_PT * 1.6;
  const firstLine = top + TITLE_PT * 1.6;
  // Above the code a line has the whole width: a small card has little of it.
  const roomAt = (y: number): number => (y + linePt <= corner.y ? width : width - qrPt - mmToPt(2));
  const items = [
    text(number, top, TITLE_PT, width),
    ...lines.map((line, index) => {
      const y = firstLine + index * linePt;
      return text(line, y, LINE_PT, roomAt(y));
    }),
  ];
  const page = layoutFrontPage({ ...size, items });
  const band: Operation = {
    kind: 'fill',
    color: BLACK,
    boxes: [{ x: 0, y: 0, width: size.widthPt, height: size.bleedPt + BAND_PT }],
  };
  const qr = drawQr(encodeQr(number), corner.x, corner.y, qrPt);
  return { ...page, operations: [band, ...page.operations, qr] };
}

/** The line outside of what is kept, which names run, sheet, side and time (欄外). */
export const layoutSlug = (
  value: string,
  { width, height }: { readonly width: number; readonly height: number },
  fonts: FontChain,
): Page =>
  layoutFrontPage({
    widthPt: width,
    heightPt: height,
    bleedPt: 0,
    items: [
      {
        kind: 'text',
        z: 1,
        name: 'slug',
        text: value,
        box: { x: 0, y: 0, width, height },
        writing: 'horizontal',
        sizePt: 6.5,
        floorPt: 4,
        lineHeightEm: 1,
        align: 'start',
        color: BLACK,
        fonts,
      },
    ],
  });
