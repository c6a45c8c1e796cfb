import type { Contour } from './contours.ts';
import { drawContours } from './outline.ts';

type Place = { readonly x: number; readonly y: number };
/** A point of the outline, and the whole units at which the path has it. */
type Mark = { readonly true: Place; readonly drawn: Place };

/**
 * An outline as SVG path data in whole font units, y up. Relative commands, and `t` where a control mirrors the one
 * before it, as TrueType implies between two controls: half the numbers. Points are at most half a unit off (0.06 px
 * of the name's size at 260 dpi), mirrored ones one unit.
 */
export function svgPathOf(contours: readonly Contour[]): string {
  let path = '';
  let end = markOf({ x: 0, y: 0 });
  let control: Mark | undefined;
  const reach = (mark: Mark, nextControl?: Mark) => {
    end = mark;
    control = nextControl;
  };
  drawContours(contours, {
    move: (x, y) => {
      reach(markOf({ x, y }));
      path += `M${pair(end.drawn)}`;
    },
    line: (x, y) => {
      const next = markOf({ x, y });
      path += lineCommand(between(end, next));
      reach(next);
    },
    curve: (controlX, controlY, x, y) => {
      const mirrored = control && mirrorOf(control, end);
      const isMirrored = mirrored?.true.x === controlX && mirrored.true.y === controlY;
      const bend = isMirrored ? mirrored : markOf({ x: controlX, y: controlY });
      const next = markAfter(bend, { x, y });
      const arrival = pair(between(end, next));
      path += isMirrored ? `t${arrival}` : `q${pair(between(end, bend))}${separated(arrival)}`;
      reach(next, bend);
    },
    close: () => {
      path += 'z';
    },
  });
  return path;
}

const markOf = (place: Place): Mark => ({
  true: place,
  drawn: { x: Math.round(place.x), y: Math.round(place.y) },
});

/** The control after `end` that `t` implies. */
const mirrorOf = (control: Mark, end: Mark): Mark => ({
  true: mirrored(control.true, end.true),
  drawn: mirrored(control.drawn, end.drawn),
});

const mirrored = (a: Place, centre: Place): Place => ({ x: 2 * centre.x - a.x, y: 2 * centre.y - a.y });

/** The end of a curve, rounded such that errors of mirrored controls cancel out instead of adding up. */
const markAfter = (control: Mark, place: Place): Mark => ({
  true: place,
  drawn: {
    x: roundAgainst(place.x, control.drawn.x - control.true.x),
    y: roundAgainst(place.y, control.drawn.y - control.true.y),
  },
});

function roundAgainst(value: number, error: number): number {
  const errorAfter = (rounded: number) => Math.abs(2 * (rounded - value) - error);
  const [down, up] = [Math.floor(value), Math.ceil(value)];
  return errorAfter(down) <= errorAfter(up) ? down : up;
}

const between = (from: Mark, to: Mark): Place => ({
  x: to.drawn.x - from.drawn.x,
  y: to.drawn.y - from.drawn.y,
});

function lineCommand({ x, y }: Place): string {
  if (y === 0) return x === 0 ? '' : `h${x}`;
  return x === 0 ? `v${y}` : `l${pair({ x, y })}`;
}

const pair = ({ x, y }: Place): string => `${x}${separated(String(y))}`;

const separated = (number: string): string => (number.startsWith('-') ? number : ` ${number}`);
