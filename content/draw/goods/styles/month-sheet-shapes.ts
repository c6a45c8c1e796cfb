import { n } from '../../drawing/geometry.ts';
import { cloud } from '../../drawing/landscape.ts';
import { SUMI, WHITE } from '../inks.ts';
import { box, fill, line, paint, shaped } from '../sheet.ts';
import { chimney, GRASS, homeType, lawn, roof, SKY, standing, street, trees, wall } from './home.ts';
import { monthBelow } from './month-sheet.ts';
import { CREAM, paper, retroHead, retroType, sunrise } from './retro-line.ts';
import { pale, roundType, wallWithBamboo, windowIn } from './round-window.ts';
import { type Draw, words } from './style.ts';

/* One month on a tall sheet, below a photo in a shape of its own: a circle, a quarter cut out, a house. */

/** The circle stands right of the middle, and the old name of the month beside it. */
export const roundMonth: Draw = (s, ratio) => {
  const [side, foot] = [736, 880];
  const frame = box(s.width - side - 92, 92, side, side);
  const brush = { font: 'mincho', ink: SUMI } as const;
  return {
    background: () =>
      `${pale(s)}${wallWithBamboo({ ...s, height: foot }, s.width)}${line(`M-4 ${foot + 2}H${n(s.width + 4)}`, '#4b3526', 9)}`,
    ...windowIn(frame, ratio),
    calendars: [
      words(brush, 'wafu', box(92, 116, 130, 400), { writing: 'vertical' }),
      ...monthBelow({ ...roundType, words: 'kanji' }, s, foot + 34, { rules: 'rows' }).flatMap((place, i) =>
        i === 1 ? [] : [place],
      ),
    ],
  };
};

/** The photo bleeds on three sides; the month rises in its corner. */
export const retroMonth: Draw = (s, ratio) => {
  // A lying photo stays whole.
  const foot = 812;
  return {
    background: () => paper(s),
    frame: ratio ? shaped(box(508, 84, s.width - 508 - 76, foot - 84 - 84), ratio) : box(0, 0, s.width, foot),
    // Where all rings end on one line, each would show through at it.
    overlay: () => `${sunrise(-2, foot + 1, 1, -1, 380, 40)}${paint(box(-2, foot, 382, 3), CREAM)}`,
    calendars: [
      words(retroHead, 'number', box(88, foot - 226, 220, 186)),
      ...monthBelow(retroType, s, foot - 24, { head: retroHead, rules: 'rows' }).flatMap((place, i) => {
        if (i === 0) return [];
        if (i === 1) return [{ ...place, box: box(88, foot + 34, 480, 70) }];
        return [i === 2 ? { ...place, box: { ...place.box, y: foot + 44 } } : place];
      }),
    ],
  };
};

/** The month stands on the meadow before the house. */
export const homeMonth: Draw = (s, ratio) => {
  const floor = 800;
  const built = standing(box(200, 104, s.width - 400, floor - 104), ratio);
  const { front, frame, window } = built;
  const foot = floor + 170;
  const light = { font: 'gothic', ink: WHITE } as const;
  return {
    background: () =>
      `${fill(s, '#fdf9ef')}${paint(box(-2, -2, s.width + 4, foot), SKY)}${cloud(86, 330, 0.8, '#ffffff', 0.95)}${cloud(s.width - 80, 240, 0.7, '#ffffff', 0.95)}${chimney(front)}${lawn({ ...s, height: foot }, floor)}${wall(built)}${paint(box(-2, s.height - 52, s.width + 4, 60), GRASS)}${street(s, s.height - 50, 0.34)}`,
    frame,
    ...(window ? { window } : {}),
    overlay: () => `${roof(front)}${trees(floor + 24, [96, 1.4], [s.width - 92, 1.5])}`,
    calendars: monthBelow(homeType, s, floor + 28, { head: light, foot: 150 }),
  };
};
