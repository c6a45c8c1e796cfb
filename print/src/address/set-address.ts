import { mmToPt, type PrintAddress } from '@fumi/domain';
import { BLACK, type Issue, type IssueCode } from '../display-list.ts';
import { fitLine, type Room } from '../text/fit.ts';
import type { ShapedLine } from '../text/line.ts';
import type { LineLayout, PartyLayout, ZipLayout } from './address-layout.ts';
import { breakAddress, lineLayouts } from './break-address.ts';
import { EMPTY, type Fragment, joinFragments } from './fragment.ts';
import { setLine, shapeAired, shapeLine } from './set-line.ts';
import type { Setting } from './setting.ts';

/** The address on the lines that somebody has chosen; else on two, or on three where two would squeeze it. */
export function setAddress(address: PrintAddress, layout: PartyLayout, setting: Setting): Fragment {
  const { lines, split, converted, brokenInside } = breakAddress(address, layout, setting);
  const places = lineLayouts(layout, lines.length);
  const told = (code: IssueCode, text: string, typed: string): Issue => {
    const field = address.address1.includes(typed) ? 'address1' : 'address2';
    return { code, party: setting.party, field, text, percent: null };
  };
  const issues = [
    ...split.map((text) => told('split', text, text)),
    ...brokenInside.map((text) => told('break-inside', text, text)),
    ...converted.map(({ code, typed, text }) => told(code, text, typed)),
  ];
  const shaped = lines.flatMap((text, line): AddressLine[] => {
    const place = places[line];
    if (!place) return [];
    const room = { ...place, lengthPt: mmToPt(place.lengthMm) };
    // Two lines are what the layout wants; a third is smaller.
    const wantedPt = layout.address[line]?.sizePt ?? place.sizePt;
    return [
      {
        text,
        line: shapeAired(text, setting.space.writing, setting.chain, room),
        room: { ...room, wantedPt },
      },
    ];
  });
  const [first] = shaped;
  const largestPt = first ? fitLine(first.line.lengthEm, first.room).sizePt : 0;
  return joinFragments([
    ...shaped.map((line, index) =>
      setAddressLine(line, largestPt, index === 0 ? 'address1' : 'address2', setting),
    ),
    { ...EMPTY, issues },
  ]);
}

type AddressLine = {
  readonly text: string;
  readonly line: ShapedLine;
  readonly room: LineLayout & Room;
};

/** No line of an address is larger than the first. */
function setAddressLine(
  { text, line, room }: AddressLine,
  largestPt: number,
  field: 'address1' | 'address2',
  { space, party }: Setting,
): Fragment {
  return setLine({
    line,
    text,
    room: { ...room, sizePt: Math.min(room.sizePt, largestPt) },
    ...space.point(space.along(room.startMm), space.across(room.acrossMm)),
    align: room.align,
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
