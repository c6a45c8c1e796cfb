import { PX_PER_MM } from '@fumi/domain';
import { BLEED_PX, define, rect } from '../drawing/document.ts';
import { type Box, n, type Point, repeat, smooth } from '../drawing/geometry.ts';
import { random } from '../drawing/random.ts';

/**
 * A sheet in drawing units, so that one drawing serves all sizes of paper: the short side is always 1085
 * units, as that of a postcard. A wall calendar's unit is 1.77 px.
 *
 *   ┌─ · · · · · · ─┐
 *   · ┌───────────┐ ·  cut: what the knife takes
 *   · │           │ ·
 *   └─ · · · · · · ─┘
 */
export type Sheet = {
  readonly width: number;
  readonly height: number;
  readonly cut: number;
  /** Frames and words begin below this: a ring binding takes 10 mm of the upper edge. */
  readonly top: number;
  /** px of a unit. */
  readonly unitPx: number;
  /** Units of a millimetre. */
  readonly mm: number;
};

/** 10 mm of rings at 260 dpi. */
const RINGS_PX = 102;

export const SHORT_SIDE = 1085;

export function sheetOf(
  sizePx: { readonly width: number; readonly height: number },
  { rings = false } = {},
): Sheet {
  const unitPx = Math.min(sizePx.width, sizePx.height) / SHORT_SIDE;
  const cut = BLEED_PX / unitPx;
  return {
    width: sizePx.width / unitPx,
    height: sizePx.height / unitPx,
    cut,
    top: rings ? cut + RINGS_PX / unitPx + 8 : 78,
    unitPx,
    mm: PX_PER_MM / unitPx,
  };
}

export const wholeOf = ({ width, height }: Sheet): Box => ({ x: 0, y: 0, width, height });

export const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

/** A box smaller by the same length on all sides. */
export const inset = ({ x, y, width, height }: Box, by: number): Box =>
  box(x + by, y + by, width - 2 * by, height - 2 * by);

/** The largest box of a ratio of width to height in the middle of another; without one the other itself. */
export function shaped(room: Box, ratio: number | undefined): Box {
  if (ratio === undefined) return room;
  const width = Math.min(room.width, room.height * ratio);
  const height = width / ratio;
  return box(room.x + (room.width - width) / 2, room.y + (room.height - height) / 2, width, height);
}

export const middleOf = ({ x, y, width, height }: Box): Point => [x + width / 2, y + height / 2];

export const fill = (sheet: Sheet, paint: string, more = ''): string =>
  rect(-2, -2, sheet.width + 4, sheet.height + 4, paint, more);

export const boxPath = ({ x, y, width, height }: Box): string =>
  `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}Z`;

export const paint = ({ x, y, width, height }: Box, colour: string, more = ''): string =>
  rect(n(x), n(y), n(width), n(height), colour, more);

export const line = (path: string, stroke: string, width = 3, more = ''): string =>
  `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width}" ${more}/>`;

/** A soft shadow of strokes laid over each other: a blur would cost a second on a large sheet. */
export const softShadow = (path: string, { dx = 0, dy = 6, reach = 20, opacity = 0.3 } = {}): string =>
  `<g transform="translate(${dx} ${dy})" fill="none" stroke="#3a2a20" stroke-linejoin="round" opacity="${opacity}">${repeat(
    6,
    (i) => `<path d="${path}" stroke-width="${n(reach * 2 * (1 - i / 6))}" stroke-opacity=".17"/>`,
  )}</g>`;

const tile = (name: string, side: number, art: string) =>
  `<pattern id="${name}" width="${side}" height="${side}" patternUnits="userSpaceOnUse">${art}</pattern>`;

/** Long fibres of handmade paper, as a tile. */
function fibres(colour: string, count: number, side: number): { defs: string; paint: string } {
  const rand = random(5);
  const drawn = repeat(count, (i) => {
    const [x, y, length, angle] = [rand() * side, rand() * side, 20 + rand() * 70, rand() * Math.PI * 2];
    const [c, s, bend] = [Math.cos(angle), Math.sin(angle), rand.bell() * 18];
    const curve: Point[] = [
      [x, y],
      [x + c * length * 0.5 - s * bend, y + s * length * 0.5 + c * bend],
      [x + c * length, y + s * length],
    ];
    return line(smooth(curve, false), i % 3 ? '#fff' : colour, 1.1);
  });
  const { id, defs } = define((name) => tile(name, side, drawn));
  return { defs, paint: `url(#${id})` };
}

/** Handmade paper of a colour. */
export function washiSheet(sheet: Sheet, colour: string, light = 0.5, fibre = '#8d7a5a'): string {
  const threads = fibres(fibre, 90, 760);
  return `${fill(sheet, colour)}${fill(sheet, 'url(#washi)', `opacity="${light}" style="mix-blend-mode:multiply"`)}${threads.defs}${fill(sheet, threads.paint, 'opacity=".3"')}`;
}

/** Drawing paper of a colour. */
export const toothSheet = (sheet: Sheet, colour: string, light = 0.32): string =>
  `${fill(sheet, colour)}${fill(sheet, 'url(#tooth)', `opacity="${light}" style="mix-blend-mode:multiply"`)}`;

/** Brown packing paper: flecks of straw and bark. */
export function kraftSheet(sheet: Sheet, colour = '#c9a57a'): string {
  const rand = random(11);
  const side = 520;
  const flecks = repeat(300, (i) => {
    const [x, y, length, turn] = [rand() * side, rand() * side, 3 + rand() ** 2 * 16, rand() * 180];
    const tone = ['#8a6238', '#e6cda6', '#6f4c2a', '#f0dcb8'][i % 4];
    return `<path transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})" d="M0 0h${n(length)}" stroke="${tone}" stroke-width="${n(0.8 + rand() * 1.2)}" opacity=".42"/>`;
  });
  const { id, defs } = define((name) => tile(name, side, flecks));
  return `${fill(sheet, colour)}${fill(sheet, 'url(#tooth)', 'opacity=".5" style="mix-blend-mode:multiply"')}${defs}${fill(sheet, `url(#${id})`)}`;
}

/** Cloth: threads across and along. */
export function clothSheet(sheet: Sheet, colour: string, thread = '#ffffff', opacity = 0.1): string {
  const { id, defs } = define((name) =>
    tile(
      name,
      8,
      `<path d="M0 1H8M0 5H8" stroke="${thread}" stroke-width="1.3" opacity="${opacity}"/><path d="M2 0V8M6 0V8" stroke="#000" stroke-width="1.3" opacity="${opacity * 0.5}"/>`,
    ),
  );
  return `${fill(sheet, colour)}${defs}${fill(sheet, `url(#${id})`)}`;
}
