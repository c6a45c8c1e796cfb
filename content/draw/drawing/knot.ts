import { n, type Point, polygon } from './geometry.ts';
import { shadow } from './watercolour.ts';

/**
 * The awaji knot of a mizuhiki cord, half of it from the top of the middle loop; the other
 * half is its mirror. Unit: a loop is about 3 wide, y up.
 */
const HALF: readonly Point[] = [
  [0, 2.75],
  [1.05, 2.2],
  [1.2, 1.0],
  [0.35, -0.1],
  [-0.9, -1.15],
  [-2.2, -1.45],
  [-3.15, -0.55],
  [-2.95, 0.65],
  [-1.8, 0.95],
  [-0.55, 0.1],
  [0.6, -0.95],
  [1.9, -1.75],
  [3.6, -2.1],
  [6.5, -2.05],
];

function spline(points: readonly Point[], steps = 22): Point[] {
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))] as Point;
  const out: Point[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let k = 0; k < steps; k++) {
      const t = k / steps;
      const mix = (c: 0 | 1) =>
        0.5 *
        (2 * p1[c] +
          (p2[c] - p0[c]) * t +
          (2 * p0[c] - 5 * p1[c] + 4 * p2[c] - p3[c]) * t * t +
          (3 * p1[c] - p0[c] - 3 * p2[c] + p3[c]) * t * t * t);
      out.push([mix(0), mix(1)]);
    }
  }
  return [...out, at(points.length - 1)];
}

/** Where a curve meets itself, as places along it, each crossing twice. */
export function crossings(curve: readonly Point[]): number[] {
  const found: [number, number][] = [];
  for (let i = 0; i < curve.length - 1; i++) {
    for (let j = i + 3; j < curve.length - 1; j++) {
      const [a, b, p, q] = [curve[i], curve[i + 1], curve[j], curve[j + 1]] as [Point, Point, Point, Point];
      const d = (b[0] - a[0]) * (q[1] - p[1]) - (b[1] - a[1]) * (q[0] - p[0]);
      if (!d) continue;
      const t = ((p[0] - a[0]) * (q[1] - p[1]) - (p[1] - a[1]) * (q[0] - p[0])) / d;
      const u = ((p[0] - a[0]) * (b[1] - a[1]) - (p[1] - a[1]) * (b[0] - a[0])) / d;
      const isNew = !found.some(([x, y]) => Math.abs(x - i) < 4 && Math.abs(y - j) < 4);
      if (t >= 0 && t < 1 && u >= 0 && u < 1 && isNew) found.push([i, j]);
    }
  }
  return found.flat().sort((a, b) => a - b);
}

function offset(line: readonly Point[], by: number): Point[] {
  return line.map((point, i) => {
    const a = line[Math.max(0, i - 1)] as Point;
    const b = line[Math.min(line.length - 1, i + 1)] as Point;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return [point[0] - ((b[1] - a[1]) / length) * by, point[1] + ((b[0] - a[0]) / length) * by];
  });
}

/** Parallel cords along a line, each with its light. */
function cords(line: readonly Point[], colours: readonly string[], gap: number): string {
  return colours
    .map((colour, i) => {
      const d = polygon(offset(line, (i - (colours.length - 1) / 2) * gap), false);
      return `<g fill="none" stroke-linejoin="round"><path d="${d}" stroke="#3a1a10" stroke-opacity=".45" stroke-width="${n(gap * 1.06)}"/><path d="${d}" stroke="${colour}" stroke-width="${n(gap * 0.86)}"/><path d="${d}" stroke="#fff" stroke-opacity=".5" stroke-width="${n(gap * 0.2)}" stroke-dasharray="${n(gap * 0.28)} ${n(gap * 0.24)}"/></g>`;
    })
    .join('');
}

/** A knot of mizuhiki whose cords run off to both sides; `reach` lengthens the ends (px). */
export function awaji(
  x: number,
  y: number,
  size: number,
  colours: readonly string[],
  gap: number,
  reach: readonly [left: number, right: number] = [0, 0],
): string {
  const curve = spline([
    ...HALF.slice(1)
      .map(([px, py]): Point => [-px, py])
      .reverse(),
    ...HALF,
  ]).map(([px, py]): Point => [x + px * size, y - py * size]);
  const first = curve[0] as Point;
  const last = curve.at(-1) as Point;
  // the mirrored half runs from the right end to the left end
  const whole: Point[] = [
    [first[0] + reach[first[0] > x ? 1 : 0] * Math.sign(first[0] - x), first[1]],
    ...curve,
    [last[0] + reach[last[0] > x ? 1 : 0] * Math.sign(last[0] - x), last[1]],
  ];
  const meets = crossings(whole);
  const half = Math.ceil(((colours.length * gap) / size) * 9);
  const over = meets
    .filter((_, i) => i % 2 === 0)
    .map((i) => whole.slice(Math.max(0, i - half), i + half + 2));
  const shade = shadow(
    polygon(
      offset(whole, (colours.length / 2) * gap).concat(offset(whole, (-colours.length / 2) * gap).reverse()),
    ),
    { dy: 8, blur: 8, opacity: 0.28 },
  );
  return shade + cords(whole, colours, gap) + over.map((piece) => cords(piece, colours, gap)).join('');
}
