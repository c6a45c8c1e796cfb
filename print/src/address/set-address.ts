import { mmToPt, type PrintAddress } from '@fumi/domain';
import { BLACK, type Issue } from '../display-list.ts';
import { DEEPEST_SQUEEZE } from '../text/fit.ts';
import type { FontChain } from '../text/font-chain.ts';
import { hasNumeralChoice, type LineLayout, type PartyLayout, type ZipLayout } from './address-layout.ts';
import { type AddressParts, addressLines, splitAddress } from './address-lines.ts';
import type { CardSpace } from './card-space.ts';
import { EMPTY, type Fragment, joinFragments } from './fragment.ts';
import { type Numerals, writeBuildingNumerals, writeStreetNumerals } from './kanji-numerals.ts';
import { setLine, shapeLine } from './set-line.ts';

/** What every part of an address face is set with. */
export type Setting = {
  readonly space: CardSpace;
  readonly chain: FontChain;
  readonly numerals: Numerals;
  readonly party: Issue['party'];
};

/** Prefecture, city and street number on the first line, the building on the second. */
export function setAddress(address: PrintAddress, layout: PartyLayout, setting: Setting): Fragment {
  const [first, second] = layout.address;
  const typed = splitAddress(address.state, address.address1, address.address2);
  const [main, rest] = addressLines(writtenParts(typed, setting), (line) => fitsLine(line, first, setting));
  return joinFragments([
    setAddressLine(main, first, 'address1', setting),
    setAddressLine(rest, second, 'address2', setting),
  ]);
}

function writtenParts(parts: AddressParts, { numerals, space }: Setting): AddressParts {
  if (!hasNumeralChoice(space)) return parts;
  return {
    place: writeStreetNumerals(parts.place, numerals),
    number: writeStreetNumerals(parts.number, numerals),
    building: writeBuildingNumerals(parts.building, numerals),
  };
}

/** Whether a line fits without looking squeezed. */
function fitsLine(text: string, layout: LineLayout, setting: Setting): boolean {
  const line = shapeLine(text, setting.space.writing, setting.chain, layout);
  const smallest = Math.max(layout.floorPt, layout.sizePt * DEEPEST_SQUEEZE);
  return line.lengthEm * smallest <= mmToPt(layout.lengthMm);
}

function setAddressLine(
  text: string,
  layout: LineLayout,
  field: 'address1' | 'address2',
  { space, chain, party }: Setting,
): Fragment {
  if (text === '') return EMPTY;
  return setLine({
    line: shapeLine(text, space.writing, chain, layout),
    text,
    room: { sizePt: layout.sizePt, floorPt: layout.floorPt, lengthPt: mmToPt(layout.lengthMm) },
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
