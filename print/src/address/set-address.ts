import { fullWidthKana, type Locality, mmToPt, type PrintAddress, parseAddress } from '@fumi/domain';
import { BLACK, type Issue, type IssueCode } from '../display-list.ts';
import type { FontChain } from '../text/font-chain.ts';
import type { LineLayout, PartyLayout, ZipLayout } from './address-layout.ts';
import { addressLines, type Piece } from './address-lines.ts';
import type { CardSpace } from './card-space.ts';
import { EMPTY, type Fragment, joinFragments } from './fragment.ts';
import { type Numerals, writePart } from './kanji-numerals.ts';
import { setLine, shapeLine } from './set-line.ts';

/** What every part of an address face is set with. */
export type Setting = {
  readonly space: CardSpace;
  readonly chain: FontChain;
  readonly numerals: Numerals;
  readonly localities: LocalitiesOfZip;
  readonly party: Issue['party'];
};

/** What a zip stands for; nothing where nobody knows. The same answer prints the same lines. */
export type LocalitiesOfZip = (zip: string) => readonly Locality[];

/** The address on two lines, or on three where two would squeeze it. */
export function setAddress(address: PrintAddress, layout: PartyLayout, setting: Setting): Fragment {
  const layouts = (count: number): readonly LineLayout[] =>
    count > layout.address.length ? layout.addressOfThree : layout.address;
  const lengthOf = lengths(setting);
  const { pieces, converted } = writtenPieces(address, setting);
  const { lines, split } = addressLines(pieces, (text, line, count) => {
    const place = layouts(count)[line];
    return place ? mmToPt(place.lengthMm) / (lengthOf(text, place.trackingEm) * place.sizePt) : 0;
  });
  const told = (code: IssueCode, text: string, typed: string): Issue => {
    const field = address.address1.includes(typed) ? 'address1' : 'address2';
    return { code, party: setting.party, field, text, percent: null };
  };
  const issues = [
    ...split.map((text) => told('split', text, text)),
    ...converted.map(({ code, typed, text }) => told(code, text, typed)),
  ];
  return joinFragments([
    ...lines.map((text, line) => {
      const place = layouts(lines.length)[line];
      // Two lines are what the layout wants; a third is smaller.
      const wantedPt = layout.address[line]?.sizePt ?? place?.sizePt ?? 0;
      const field = line === 0 ? 'address1' : 'address2';
      return place ? setAddressLine(text, { ...place, wantedPt }, field, setting) : EMPTY;
    }),
    { ...EMPTY, issues },
  ]);
}

/** Digits and kanji digits are counted apart: another count is another system. */
const countDigits = (text: string): number => text.match(/[0-9０-９]/g)?.length ?? 0;

type Converted = { readonly code: IssueCode; readonly typed: string; readonly text: string };

/** The parts of an address as they are written. What stands right behind a town belongs to its name. */
function writtenPieces(
  address: PrintAddress,
  { numerals, localities, space }: Setting,
): { readonly pieces: readonly Piece[]; readonly converted: readonly Converted[] } {
  const pieces: Piece[] = [];
  const converted: Converted[] = [];
  for (const part of parseAddress(address, localities(address.zip)).parts) {
    const piece = { ...part, text: writePart(part, numerals, space.writing) };
    if (countDigits(piece.text) !== countDigits(part.text)) {
      converted.push({ code: 'numerals', typed: part.text, text: piece.text });
    } else if (fullWidthKana(part.text) !== part.text && fullWidthKana(piece.text) === piece.text) {
      converted.push({ code: 'full-width-kana', typed: part.text, text: piece.text });
    }
    const before = pieces.at(-1);
    const isOfTown = part.kind === 'aza' && part.gap === '' && !/^大?字/u.test(part.text);
    if (before && isOfTown) pieces[pieces.length - 1] = { ...before, text: before.text + piece.text };
    else pieces.push(piece);
  }
  return { pieces, converted };
}

/** Lengths of texts in em, each shaped once: many ways to break an address have a line in common. */
function lengths({ space, chain }: Setting): (text: string, trackingEm: number) => number {
  const known = new Map<string, number>();
  return (text, trackingEm) => {
    const key = `${trackingEm} ${text}`;
    const lengthEm = known.get(key) ?? shapeLine(text, space.writing, chain, { trackingEm }).lengthEm;
    known.set(key, lengthEm);
    return lengthEm;
  };
}

function setAddressLine(
  text: string,
  layout: LineLayout & { readonly wantedPt: number },
  field: 'address1' | 'address2',
  { space, chain, party }: Setting,
): Fragment {
  return setLine({
    line: shapeLine(text, space.writing, chain, layout),
    text,
    room: { ...layout, lengthPt: mmToPt(layout.lengthMm) },
    ...space.point(space.along(layout.startMm), space.across(layout.acrossMm)),
    align: layout.align,
    origin: { party, field },
  });
}

/** Arabic digits, one in each place, whatever the numerals of the address (postcard-face §3.2). */
export function setZip(zip: string, layout: ZipLayout | null, setting: Setting): Fragment {
  if (!layout) return EMPTY;
  const digits = [...zip].slice(0, layout.digits.length).map((digit, index) => {
    const place = layout.digits[index];
    if (!place) return EMPTY;
    const line = shapeLine(digit, 'horizontal', setting.chain, {});
    return setLine({
      line,
      text: digit,
      room: { sizePt: layout.sizePt, floorPt: layout.sizePt, lengthPt: layout.sizePt },
      x: setting.space.x(place.xMm) - layout.sizePt / 2,
      y: setting.space.y(place.yMm) + DIGIT_MIDDLE_EM * layout.sizePt,
      align: 'middle',
      origin: { party: setting.party, field: 'zip' },
    });
  });
  const hyphen: Fragment =
    layout.hyphen && digits.length > 0
      ? { ...EMPTY, operations: [{ kind: 'fill', color: BLACK, boxes: [setting.space.box(layout.hyphen)] }] }
      : EMPTY;
  return joinFragments([...digits, hyphen]);
}

/** Digits are capital-high: their middle lies a little above that of the em box. */
const DIGIT_MIDDLE_EM = -0.015;
