import { n, repeat } from '../../drawing/geometry.ts';
import { CHARCOAL } from '../inks.ts';
import { box, fill, line, type Sheet, shaped, wholeOf } from '../sheet.ts';
import { CRIMSON, monthColumn, NAVY, type Type, themed, words } from './style.ts';

/* Three stripes of a summer in 1974 that bend around a corner: the photo on one side, the month on the other. */

export const CREAM = '#fbf1dc';
const STRIPES = ['#2f6f73', '#e6ab3f', '#d8662f'] as const;
const INK = [0, 0.55, 0.6, 0.68] as const;

export const retroType: Type = {
  font: 'gothic',
  ink: CHARCOAL,
  sundayInk: CRIMSON,
  saturdayInk: NAVY,
  ruleInk: [0, 0.18, 0.35, 0.2],
  words: 'capitals',
  weekdays: 'letter',
};
export const retroHead = { font: 'gothic', ink: INK } as const;

export const paper = (s: Sheet) => fill(s, CREAM);

/** A quarter of rings around a corner of a sheet, open to (sx, sy); its middle of paper is `r` wide. */
export const sunrise = (x: number, y: number, sx: 1 | -1, sy: 1 | -1, r: number, band: number): string => {
  const quarter = (radius: number, paint: string) =>
    `<path d="M${n(x)} ${n(y)}H${n(x + sx * radius)}A${n(radius)} ${n(radius)} 0 0 ${sx * sy > 0 ? 1 : 0} ${n(x)} ${n(y + sy * radius)}Z" fill="${paint}"/>`;
  return `${repeat(STRIPES.length, (i) => quarter(r + band * (STRIPES.length - i), STRIPES[i] ?? CREAM))}${quarter(r, CREAM)}`;
};

/** Down at `x`, around a corner of radius `r`, and along `y` to the left edge. */
const bend = (x: number, y: number, r: number) => `V${n(y - r)}A${n(r)} ${n(r)} 0 0 1 ${n(x - r)} ${n(y)}H-4`;

/** The stripes side by side, outwards from a corner. */
const bent = (x: number, y: number, r: number, band: number) =>
  repeat(STRIPES.length, (i) => {
    const by = band * (i + 0.5);
    return line(`M${n(x + by)} -4${bend(x + by, y + by, r + by)}`, STRIPES[2 - i] ?? CREAM, band + 0.6);
  });

export const retroLine = themed({
  label: 'レトロライン',
  extraYen: 0,
  colour: ['orange', 'yellow', 'green'],
  mood: ['stylish', 'playful', 'warm'],
  type: retroType,
  paper: (s) => `${paper(s)}${sunrise(s.width + 2, s.height + 2, -1, -1, s.height * 0.34, 74)}`,
  rules: 'rows',
  calm: (s) => `${paper(s)}${bent(s.width - 94, s.height - 94, 210, 18)}`,
  room: (s) => box(92, s.top + 14, s.width - 92 - 140, s.height - s.top - 14 - 140),
  cover: (s) => ({
    background: () => paper(s),
    frame: wholeOf(s),
    overlay: () => sunrise(s.width + 2, s.height + 2, -1, -1, s.height * 0.4, 54),
    calendars: [
      words(retroHead, 'edition-year', box(s.width - 344, s.height - 232, 250, 120), { align: 'end' }),
    ],
  }),
  picture: (s, ratio) => ({
    background: () => paper(s),
    // Right of the sunrise, which no photo reaches.
    frame: ratio
      ? shaped(
          box(s.height * 0.52, s.top + 14, s.width - s.height * 0.52 - 78, s.height - s.top - 106),
          ratio,
        )
      : wholeOf(s),
    overlay: () => sunrise(-2, s.height + 2, 1, -1, s.height * 0.37, 52),
    calendars: [
      words(retroHead, 'number', box(96, s.height - 316, 200, 168)),
      words(retroHead, 'capitals', box(96, s.height - 132, 250, 44)),
    ],
  }),
  split: (s, ratio) => {
    const [x, y, r, band] = [s.width * 0.47, s.height - 168, 250, 24];
    return {
      background: () => paper(s),
      ...(ratio
        ? { frame: shaped(box(84, s.top, x - 84 - 52, y - s.top - 52), ratio) }
        : { frame: box(0, 0, x, y), window: `M0 0H${n(x)}${bend(x, y, r).replace('H-4', 'H0')}Z` }),
      overlay: () => bent(x, y, r, band),
      calendars: monthColumn(
        retroType,
        box(x + 3 * band + 60, s.top + 50, s.width - x - 3 * band - 60 - 88, s.height - s.top - 160),
      ),
    };
  },
});
