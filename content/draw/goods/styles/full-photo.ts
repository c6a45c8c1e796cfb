import { linear } from '../../drawing/document.ts';
import { CHARCOAL, MIST, WHITE } from '../inks.ts';
import { box, fill, paint, type Sheet, shaped, wholeOf } from '../sheet.ts';
import { CRIMSON, monthColumn, NAVY, type Type, themed, words } from './style.ts';

/* The photo from edge to edge; words stand on the evening of its lower part. */

const type: Type = {
  font: 'gothic',
  ink: CHARCOAL,
  sundayInk: CRIMSON,
  saturdayInk: NAVY,
  ruleInk: MIST,
  words: 'capitals',
  weekdays: 'letter',
};
const light = { font: 'gothic', ink: WHITE } as const;

const NIGHT = '#2b2826';
const paper = (sheet: Sheet) => fill(sheet, '#f4f1ec');

/** Dark enough for white words from two fifths of its height on, whatever the photo shows there. */
function dusk(s: Sheet, height: number): string {
  const shade = linear([
    [0, '#0f0d0c', 0],
    [0.2, '#0f0d0c', 0.18],
    [0.4, '#0f0d0c', 0.48],
    [1, '#0f0d0c', 0.72],
  ]);
  return `${shade.defs}${paint(box(-2, s.height - height, s.width + 4, height + 2), shade.paint)}`;
}

export const fullPhoto = themed({
  label: '全面写真',
  extraYen: 0,
  colour: ['black', 'grey'],
  mood: ['stylish', 'simple'],
  type,
  paper,
  rules: 'rows',
  calm: (s) => `${paper(s)}${paint(box(-2, -2, s.width + 4, s.top - 26), NIGHT)}`,
  room: (s) => box(96, s.top + 46, s.width - 192, s.height - s.top - 46 - 96),
  cover: (s) => ({
    background: () => paper(s),
    frame: wholeOf(s),
    overlay: () => `${dusk(s, 460)}${paint(box(s.width / 2 - 60, s.height - 96, 120, 4), '#ffffff')}`,
    calendars: [
      words(light, 'edition-year', box(200, s.height - 260, s.width - 400, 140), { align: 'middle' }),
    ],
  }),
  picture: (s, ratio) => ({
    background: () => (ratio ? fill(s, NIGHT) : paper(s)),
    frame: ratio ? shaped(box(96, s.top + 20, s.width - 192, s.height - s.top - 210), ratio) : wholeOf(s),
    ...(ratio ? {} : { overlay: () => dusk(s, 380) }),
    calendars: [
      words(light, 'number', box(96, s.height - 236, 170, 150)),
      words(light, 'capitals', box(s.width - 696, s.height - 142, 600, 50), { align: 'end' }),
    ],
  }),
  split: (s, ratio) => {
    const x = s.width * 0.58;
    const photo = box(0, 0, x, s.height);
    return {
      background: () => `${paper(s)}${ratio ? paint(photo, NIGHT) : ''}`,
      frame: ratio ? shaped(box(s.cut + 52, s.top, x - s.cut - 104, s.height - s.top - 92), ratio) : photo,
      calendars: monthColumn(type, box(x + 56, s.top + 60, s.width - x - 56 - 84, s.height - s.top - 170)),
    };
  },
});
