import { define } from '../../drawing/document.ts';
import { type Box, n } from '../../drawing/geometry.ts';
import type { Pattern } from '../../drawing/pattern.ts';
import { SUMI, WHITE } from '../inks.ts';
import { box, clothSheet, inset, line, paint, type Sheet, shaped } from '../sheet.ts';
import { CRIMSON, monthColumn, NAVY, type Style, type Type, themed, words } from './style.ts';

/* Quilting in white thread on dyed cloth; the photo in a window with cut corners. */

const THREAD = '#f6ecd8';

const stitched = (side: number, art: string): Pattern => {
  const { id, defs } = define(
    (name) =>
      `<pattern id="${name}" width="${side}" height="${side}" patternUnits="userSpaceOnUse"><g fill="none" stroke="${THREAD}" stroke-width="3.4" stroke-linecap="round">${art}</g></pattern>`,
  );
  return { defs, paint: `url(#${id})` };
};

/** 十字刺し: crosses. */
export const crosses = stitched(44, '<path d="M22 10V34M10 22H34"/>');

/** 七宝つなぎ: circles that share their quarters; a stitch is a fifteenth of a circle. */
const rings = [
  [0, 0],
  [92, 0],
  [0, 92],
  [92, 92],
  [46, 46],
].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="46" stroke-dasharray="11 8.27"/>`);
export const circles = stitched(92, rings.join(''));

/** 柿の花: steps of short stitches. */
export const steps = stitched(
  72,
  '<path d="M6 6H30M6 6V30M66 42V66M42 66H66M42 6V30M42 30H66M6 42H30M30 42V66"/>',
);

/** A rectangle whose corners are cut. */
export const cutCorners = ({ x, y, width, height }: Box, by: number) =>
  `M${n(x + by)} ${n(y)}H${n(x + width - by)}L${n(x + width)} ${n(y + by)}V${n(y + height - by)}L${n(x + width - by)} ${n(y + height)}H${n(x + by)}L${n(x)} ${n(y + height - by)}V${n(y + by)}Z`;

export const seam = (path: string, width = 4) =>
  line(path, THREAD, width, 'stroke-dasharray="16 10" stroke-linecap="round"');

type Dye = Pick<Style, 'label' | 'colour'> & {
  readonly cloth: string;
  readonly quilt: Pattern;
  readonly type: Type;
};

const cloth = ({ cloth: colour }: Dye, s: Sheet) => clothSheet(s, colour, '#ffffff', 0.09);
export const natural = (s: Sheet) => clothSheet(s, '#fbf6ea', '#8a7448', 0.05);

export const quilted = (dye: Dye, area: Box) =>
  `${paint(area, dye.cloth)}${dye.quilt.defs}${paint(area, dye.quilt.paint, 'opacity=".8"')}`;

/** The window's rim: cloth folded back, and a seam along it. */
export const rim = (frame: Box, colour: string) =>
  `${line(cutCorners(inset(frame, -9), 64), colour, 30)}${line(cutCorners(inset(frame, 2), 60), '#fffdf6', 8)}${seam(cutCorners(inset(frame, -12), 66))}`;

function cover(dye: Dye, s: Sheet) {
  const x = s.width * 0.3;
  const frame = box(x, s.top + 26, s.width - x - 96, s.height - s.top - 26 - 104);
  const left = box(-2, -2, x - 50, s.height + 4);
  return {
    background: () =>
      `${cloth(dye, s)}${quilted(dye, { ...left, height: s.height * 0.42 })}${quilted(dye, { ...left, y: s.height * 0.68, height: s.height * 0.34 })}${seam(`M-4 ${n(s.height * 0.42 + 16)}H${n(x - 50)}M-4 ${n(s.height * 0.68 - 16)}H${n(x - 50)}`)}`,
    frame,
    window: cutCorners(frame, 60),
    overlay: () => rim(frame, dye.cloth),
    calendars: [
      words(
        { ...dye.type, ink: WHITE },
        'edition-year',
        box(s.cut + 40, s.height * 0.475, x - s.cut - 110, 150),
        {
          align: 'middle',
        },
      ),
    ],
  };
}

function picture(dye: Dye, s: Sheet, ratio?: number) {
  const low = s.height - 178;
  const frame = shaped(box(110, s.top + 34, s.width - 220, low - s.top - 34 - 56), ratio);
  return {
    background: () =>
      `${cloth(dye, s)}${quilted(dye, box(-2, -2, s.width + 4, low - 8))}${seam(`M-4 ${n(low + 10)}H${n(s.width + 4)}`)}`,
    frame,
    window: cutCorners(frame, 60),
    overlay: () => rim(frame, dye.cloth),
    calendars: [
      words({ ...dye.type, ink: WHITE }, 'number', box(112, low + 29, 110, 82)),
      words({ ...dye.type, ink: WHITE }, dye.type.words, box(s.width - 512, low + 45, 400, 66), {
        align: 'end',
      }),
    ],
  };
}

function split(dye: Dye, s: Sheet, ratio?: number) {
  const x = s.width * 0.52;
  const frame = shaped(box(92, s.top + 30, x - 92 - 66, s.height - s.top - 30 - 100), ratio);
  return {
    background: () =>
      `${natural(s)}${quilted(dye, box(-2, -2, x + 2, s.height + 4))}${seam(`M${n(x - 16)} -4V${n(s.height + 4)}`)}`,
    frame,
    window: cutCorners(frame, 54),
    overlay: () =>
      `${line(cutCorners(inset(frame, -9), 58), dye.cloth, 30)}${line(cutCorners(inset(frame, 2), 54), '#fffdf6', 8)}${seam(cutCorners(inset(frame, -12), 60))}`,
    calendars: monthColumn(dye.type, box(x + 58, s.top + 30, s.width - x - 58 - 86, s.height - s.top - 150)),
  };
}

const band = (s: Sheet) => s.cut + 128;

const sashiko = (dye: Dye): Style =>
  themed({
    label: dye.label,
    extraYen: 0,
    colour: dye.colour,
    mood: ['japanese', 'natural'],
    type: dye.type,
    paper: (s) => `${cloth(dye, s)}${quilted(dye, box(-2, -2, s.width + 4, s.height + 4))}`,
    calm: (s) =>
      `${natural(s)}${quilted(dye, box(-2, -2, band(s), s.height + 4))}${paint(box(band(s) - 22, -2, 22, s.height + 4), dye.cloth)}${seam(`M${n(band(s) - 12)} -4V${n(s.height + 4)}`)}`,
    room: (s) => box(band(s) + 62, s.top + 12, s.width - band(s) - 62 - 92, s.height - s.top - 12 - 92),
    cover: (s) => cover(dye, s),
    picture: (s, ratio) => picture(dye, s, ratio),
    split: (s, ratio) => split(dye, s, ratio),
  });

export const sashikoType: Type = {
  font: 'mincho',
  ink: SUMI,
  sundayInk: CRIMSON,
  saturdayInk: NAVY,
  ruleInk: [0.3, 0.2, 0, 0.3],
  words: 'wafu',
  weekdays: 'kanji',
};

export const INDIGO_DYE: Dye = {
  label: '藍の刺し子',
  colour: ['navy', 'blue'],
  cloth: '#22375c',
  quilt: circles,
  type: sashikoType,
};

export const sashikoIndigo = sashiko(INDIGO_DYE);

export const sashikoMadder = sashiko({
  label: '茜の刺し子',
  colour: ['red'],
  cloth: '#93332f',
  quilt: steps,
  type: sashikoType,
});

export const sashikoTea = sashiko({
  label: '抹茶の刺し子',
  colour: ['green'],
  cloth: '#47583a',
  quilt: crosses,
  type: sashikoType,
});
