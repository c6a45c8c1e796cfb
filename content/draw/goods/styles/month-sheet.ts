import type { CalendarFont, Ink } from '@fumi/domain';
import { clip } from '../../drawing/document.ts';
import { archPath, roundedPath, wetPath } from '../../drawing/frames.ts';
import { n } from '../../drawing/geometry.ts';
import { GOLD } from '../../drawing/gold.ts';
import { seal } from '../../drawing/ink.ts';
import { awaji } from '../../drawing/knot.ts';
import { sun } from '../../drawing/landscape.ts';
import { sheep } from '../../drawing/sheep.ts';
import type { CalendarPlace } from '../goods.ts';
import { SUMI, WHITE } from '../inks.ts';
import {
  box,
  boxPath,
  fill,
  inset,
  line,
  paint,
  type Sheet,
  shaped,
  softShadow,
  toothSheet,
  washiSheet,
} from '../sheet.ts';
import { botanicalType, corner, GREEN, paper } from './botanical.ts';
import { fan, goldType, stepped } from './gold-deco.ts';
import { between, columns, ground, midcenturyType, tiles, WARM } from './midcentury.ts';
import { bird, FOREST, nordicType, meadow as plants } from './nordic.ts';
import { cutCorners, INDIGO_DYE, natural, quilted, rim, sashikoType, seam } from './sashiko.ts';
import { fleecePath, meadow, sheepType, sky } from './sheep-sky.ts';
import { type Draw, notes, type Type, words } from './style.ts';
import { inkHills, inkPaper, sumiType } from './sumi.ts';
import { rim as framed, hempSheet, RED, tornTop } from './washi-cord.ts';
import { inMat, mat, whiteType } from './white.ts';

/*
 * One month on a tall sheet.
 *
 *   ┌──────────┐
 *   │  photo   │
 *   ├──────────┤
 *   │ 1  Jan   │
 *   │ ▫▫▫▫▫▫▫  │
 *   │ ▫▫▫▫▫▫▫  │
 *   └──────────┘
 */

type Head = { readonly font: CalendarFont; readonly ink: Ink };

/** Number, name and year over a grid that reaches from `y` to the foot. */
export function monthBelow(
  type: Type,
  s: Sheet,
  y: number,
  { margin = 84, foot = 84, head = type as Head, rules = 'boxes' as 'boxes' | 'rows' } = {},
): CalendarPlace[] {
  const width = s.width - 2 * margin;
  return [
    words(head, 'number', box(margin, y, 190, 132)),
    words(head, type.words, box(margin + 200, y + 22, 380, 84)),
    words(head, 'year', box(s.width - margin - 240, y + 40, 240, 52), { align: 'end' }),
    notes(type, box(margin, y + 152, width, s.height - y - 152 - foot), rules),
  ];
}

export const whiteMonth: Draw = (s, ratio) => ({
  background: () =>
    `${fill(s, '#fdfcf9')}<circle cx="${n(s.width - 106)}" cy="856" r="12" fill="#c23a2b"/>${ratio ? mat(box(84, 84, s.width - 168, 700)) : ''}`,
  frame: inMat(box(84, 84, s.width - 168, 700), ratio),
  calendars: monthBelow(whiteType, s, 818, { rules: 'rows' }).map((place, i) =>
    i === 2 ? { ...place, box: { ...place.box, x: place.box.x - 46 } } : place,
  ),
});

export const sumiMonth: Draw = (s, ratio) => {
  const frame = shaped(box(70, 84, s.width - 70 - 240, 700), ratio);
  const x = s.width - 134;
  const brush = { font: 'brush', ink: SUMI } as const;
  return {
    background: () => `${inkPaper(s)}${inkHills(s, s.height - 62, 0.2)}${sun(s.width - 186, 588, 126)}`,
    frame,
    window: wetPath(frame, 11, 6),
    overlay: () => seal('暦', x - 34, 726, 68),
    calendars: [
      words(brush, 'wafu', box(x - 80, 96, 160, 330), { writing: 'vertical' }),
      ...monthBelow(sumiType, s, 812).map((place, i) =>
        i === 1 ? words(sumiType, 'kanji', box(0, 0, 0, 0)) : place,
      ),
    ].filter(({ box: { width } }) => width > 0),
  };
};

export const washiMonth: Draw = (s, ratio) => {
  const y = 770;
  const under = tornTop(s, y - 16, 4);
  const sheet = tornTop(s, y, 8);
  const frame = ratio ? shaped(box(84, 84, s.width - 168, y - 84 - 56), ratio) : null;
  return {
    background: () => (frame ? hempSheet(RED, s) : fill(s, '#efe6d6')),
    frame: frame ?? box(0, 0, s.width, y + 50),
    overlay: () =>
      `${frame ? framed(frame) : ''}${softShadow(under, { dy: -4, opacity: 0.42 })}<path d="${under}" fill="${GOLD}"/>${clip(sheet, washiSheet(s, '#fcf7ec', 0.36))}${awaji(s.width - 280, y + 96, 30, RED.cords, 7.5, [s.width, 400])}`,
    calendars: monthBelow({ ...sumiType, words: 'wafu' }, s, y + 190).flatMap((place, i) =>
      i === 2 ? [] : [place],
    ),
  };
};

export const botanicalMonth: Draw = (s, ratio) => {
  const frame = shaped(box(170, 78, s.width - 340, 740), ratio);
  const outline = ratio ? boxPath : archPath;
  return {
    background: () => paper(s),
    frame,
    window: outline(frame),
    overlay: () =>
      `${line(outline(inset(frame, -17)), GOLD, 3.4)}${corner(GREEN, -4, -4, 1, 1, 0.72)}${corner(GREEN, s.width + 4, -4, -1, 1, 0.72)}`,
    calendars: monthBelow(botanicalType, s, 866, { rules: 'rows' }),
  };
};

export const nordicMonth: Draw = (s, ratio) => {
  const frame = shaped(box(84, 84, s.width - 168, 640), ratio);
  const y = 868;
  return {
    background: () => `${fill(s, FOREST.cream)}${paint(box(-2, -2, s.width + 4, y), FOREST.ground)}`,
    frame,
    window: roundedPath(frame, 40),
    overlay: () =>
      `${line(roundedPath(inset(frame, -2), 42), FOREST.cream, 14)}${plants(FOREST, 60, s.width - 60, y - 2, 0.86)}${bird(FOREST, s.width - 190, y + 140, 0.72)}${line(`M${n(s.width - 290)} ${y + 141}h200`, FOREST.deep, 5, 'stroke-linecap="round"')}`,
    calendars: monthBelow(nordicType, s, y + 24).flatMap((place, i) => (i === 2 ? [] : [place])),
  };
};

export const tileMonth: Draw = (s, ratio) => {
  const side = s.width / 8;
  return {
    background: () =>
      `${ground(s)}${tiles(WARM, box(0, 720, s.width, side), side, 2)}${ratio ? columns(WARM, box(0, 0, s.width, 720), side) : ''}`,
    frame: ratio ? between(box(0, 0, s.width, 720), s, side, ratio) : box(0, 0, s.width, 720),
    calendars: monthBelow(midcenturyType, s, 720 + side + 26),
  };
};

export const sheepMonth: Draw = (s, ratio) => {
  const frame = shaped(box(76, 70, s.width - 152, 700), ratio);
  const window = fleecePath(inset(frame, 26), 32);
  const panel = roundedPath(box(52, 916, s.width - 104, s.height - 916 - 52), 44);
  return {
    background: () =>
      `${sky(s)}<g transform="translate(0 ${n(920 - s.height)})">${meadow(s, s.height - 150)}</g>${paint(box(-2, 914, s.width + 4, s.height - 900), '#9ccb8b')}<path d="${panel}" fill="#fffdf6"/>`,
    frame,
    window,
    overlay: () =>
      `${line(window, '#ffffff', 14, 'stroke-linejoin="round"')}${sheep(250, 826, 0.7, { seed: 3, flip: true, scarf: '#e98f7c' })}${sheep(s.width - 230, 838, 0.56, { seed: 8 })}`,
    calendars: monthBelow(sheepType, s, 940, { margin: 100, foot: 96 }),
  };
};

export const goldMonth: Draw = (s, ratio) => {
  const frame = shaped(box(118, 118, s.width - 236, 640), ratio);
  const y = 876;
  const edge = inset({ x: 0, y: 0, width: s.width, height: s.height }, 52);
  return {
    background: () =>
      `${toothSheet(s, '#fcf8ee', 0.22)}${paint(box(-2, -2, s.width + 4, y), '#17223d')}${line(`M-4 ${y}H${n(s.width + 4)}M-4 ${y + 14}H${n(s.width + 4)}`, GOLD, 4)}${line(boxPath(edge), GOLD, 3)}`,
    frame,
    window: stepped(frame, 28),
    overlay: () =>
      `${line(stepped(frame, 28), GOLD, 8)}${line(stepped(inset(frame, -18), 29), GOLD, 2.6)}${fan(60, y - 6, 1, -1, 104)}${fan(s.width - 60, y - 6, -1, -1, 104)}`,
    calendars: monthBelow(goldType, s, y + 34, { margin: 104, foot: 108 }),
  };
};

export const sashikoMonth: Draw = (s, ratio) => {
  const frame = shaped(box(110, 118, s.width - 220, 620), ratio);
  const y = 850;
  const light = { font: 'mincho', ink: WHITE } as const;
  return {
    background: () =>
      `${natural(s)}${quilted(INDIGO_DYE, box(-2, -2, s.width + 4, y))}${paint(box(-2, y - 36, s.width + 4, 190), INDIGO_DYE.cloth)}${seam(`M-4 ${y - 20}H${n(s.width + 4)}M-4 ${y + 138}H${n(s.width + 4)}`)}`,
    frame,
    window: cutCorners(frame, 60),
    overlay: () => rim(frame, INDIGO_DYE.cloth),
    calendars: monthBelow(sashikoType, s, y - 6, { head: light }).map((place, i) =>
      i === 3
        ? { ...place, box: { ...place.box, y: place.box.y + 36, height: place.box.height - 36 } }
        : place,
    ),
  };
};
