import { type Random, random } from './random.ts';

/** A point on the card, px at 260 dpi, y down. */
export type Point = readonly [x: number, y: number];
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** One decimal is a fortieth of a millimetre: finer only makes files fat. */
export const n = (value: number) => Math.round(value * 10) / 10;

export const polygon = (points: readonly Point[], close = true) =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}${close ? 'Z' : ''}`;

/** Catmull-Rom through all points, as cubic Béziers. */
export function smooth(points: readonly Point[], close = true): string {
  const count = points.length;
  const at = (i: number): Point =>
    points[close ? (i + count) % count : Math.max(0, Math.min(count - 1, i))] as Point;
  let d = `M${n(at(0)[0])} ${n(at(0)[1])}`;
  for (let i = 0; i < (close ? count : count - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${n(p1[0] + (p2[0] - p0[0]) / 6)} ${n(p1[1] + (p2[1] - p0[1]) / 6)} `;
    d += `${n(p2[0] - (p3[0] - p1[0]) / 6)} ${n(p2[1] - (p3[1] - p1[1]) / 6)} ${n(p2[0])} ${n(p2[1])}`;
  }
  return d + (close ? 'Z' : '');
}

/** Points of an ellipse; `jitter` makes each radius uneven. */
export function ring(cx: number, cy: number, rx: number, ry = rx, count = 12, jitter = 0, seed = 1): Point[] {
  const rand = random(seed);
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2;
    const k = 1 + (rand() - 0.5) * jitter;
    return [cx + Math.cos(angle) * rx * k, cy + Math.sin(angle) * ry * k];
  });
}

export function bezier(p0: Point, p1: Point, p2: Point, p3: Point, steps = 24): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const u = 1 - t;
    const mix = (k: 0 | 1) =>
      u * u * u * p0[k] + 3 * u * u * t * p1[k] + 3 * u * t * t * p2[k] + t * t * t * p3[k];
    return [mix(0), mix(1)];
  });
}

/** A stroke of changing width along a line; `half(t)` gives half its width at 0..1. */
export function brush(line: readonly Point[], half: (t: number) => number, rough = 0.1, seed = 1): string {
  const rand = random(seed);
  const left: Point[] = [];
  const right: Point[] = [];
  line.forEach((point, i) => {
    const a = line[Math.max(0, i - 1)] as Point;
    const b = line[Math.min(line.length - 1, i + 1)] as Point;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const [nx, ny] = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
    const h = half(i / (line.length - 1));
    const l = h * (1 + (rand() - 0.5) * rough * 2);
    const r = h * (1 + (rand() - 0.5) * rough * 2);
    left.push([point[0] + nx * l, point[1] + ny * l]);
    right.push([point[0] - nx * r, point[1] - ny * r]);
  });
  return smooth([...left, ...right.reverse()]);
}

/** Splits every side again and again, moving each middle a little: a wet or torn edge. */
export function fray(points: readonly Point[], depth: number, amount: number, rand: Random): Point[] {
  let line: Point[] = [...points];
  let size = amount;
  for (let k = 0; k < depth; k++) {
    line = line.flatMap((a, i): Point[] => {
      const b = line[(i + 1) % line.length] as Point;
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      const off = rand.bell() * size * length * 0.5;
      const middle: Point = [
        (a[0] + b[0]) / 2 - ((b[1] - a[1]) / length) * off,
        (a[1] + b[1]) / 2 + ((b[0] - a[0]) / length) * off,
      ];
      return [a, middle];
    });
    size *= 0.75;
  }
  return line;
}

/** Points along a closed path of straight sides, one every `step` px. */
export function walk(corners: readonly Point[], step: number): Point[] {
  return corners.flatMap((a, i): Point[] => {
    const b = corners[(i + 1) % corners.length] as Point;
    const count = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / step));
    return Array.from({ length: count }, (_, k) => [
      a[0] + ((b[0] - a[0]) * k) / count,
      a[1] + ((b[1] - a[1]) * k) / count,
    ]);
  });
}

export const corners = ({ x, y, width, height }: Box): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

export const repeat = (count: number, draw: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');

/** Places a drawing made around the origin. */
export const at = (x: number, y: number, art: string, scale = 1, rotate = 0, flip = false) =>
  `<g transform="translate(${n(x)} ${n(y)})${rotate ? ` rotate(${n(rotate)})` : ''}${
    scale !== 1 || flip ? ` scale(${flip ? -scale : scale} ${scale})` : ''
  }">${art}</g>`;
