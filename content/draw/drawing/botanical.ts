import { leaf } from './flowers.ts';
import { at, bezier, n, type Point, smooth } from './geometry.ts';
import { random } from './random.ts';

/** Leaves on both sides of a stem; `fills` are picked at random. */
export function sprig(
  from: Point,
  to: Point,
  fills: readonly string[],
  { bend = 40, count = 9, size = 60, width = 0.36, stem = '#7b8a66', seed = 1, round = false } = {},
): string {
  const rand = random(seed);
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const [nx, ny] = [-dy / length, dx / length];
  const line = bezier(
    from,
    [from[0] + dx * 0.35 + nx * bend, from[1] + dy * 0.35 + ny * bend],
    [from[0] + dx * 0.7 + nx * bend, from[1] + dy * 0.7 + ny * bend],
    to,
    count * 2 + 2,
  );
  const stalk = `<path d="${smooth(line, false)}" fill="none" stroke="${stem}" stroke-width="${n(size * 0.06 + 1)}" stroke-linecap="round"/>`;
  const leaves = Array.from({ length: count * 2 }, (_, i) => {
    const [x, y] = line[i + 2] as Point;
    const [px, py] = line[i + 1] as Point;
    const angle = (Math.atan2(y - py, x - px) * 180) / Math.PI + 90;
    const side = i % 2 ? 1 : -1;
    const k = 1 - (i / (count * 2)) * 0.45;
    return leaf(
      x,
      y,
      size * k * (0.85 + rand() * 0.3),
      rand.pick(fills),
      angle + side * (48 + rand() * 16),
      round ? 0.62 : width,
    );
  }).join('');
  const [ex, ey] = line.at(-1) as Point;
  const [bx, by] = line.at(-2) as Point;
  return (
    stalk +
    leaves +
    leaf(
      ex,
      ey,
      size * 0.6,
      fills[0] ?? '#8aa070',
      (Math.atan2(ey - by, ex - bx) * 180) / Math.PI + 90,
      width,
    )
  );
}

/** Eucalyptus: round leaves, dusty green. */
export const eucalyptus = (from: Point, to: Point, seed = 1, size = 58) =>
  sprig(from, to, ['#a9bba6', '#8fa894', '#bccbb8', '#9db3a4'], {
    seed,
    size,
    round: true,
    stem: '#8a9a80',
    bend: 50,
    count: 7,
  });

/** Fine twigs with little berries or buds. */
export function gypsophila(
  x: number,
  y: number,
  scale: number,
  fill: string,
  stem: string,
  rotate = 0,
  seed = 1,
): string {
  const rand = random(seed);
  const twigs = Array.from({ length: 12 }, () => {
    const [ex, ey] = [rand.bell() * 60, -90 - rand() * 90];
    return `<path d="M0 0Q${n(ex * 0.2)} ${n(ey * 0.6)} ${n(ex)} ${n(ey)}" fill="none" stroke="${stem}" stroke-width="2"/><circle cx="${n(ex)}" cy="${n(ey)}" r="${n(5 + rand() * 5)}" fill="${fill}"/>`;
  });
  return at(x, y, twigs.join(''), scale, rotate);
}

/** Pine: needles in a fan, seen from the side. */
export function pine(x: number, y: number, r: number, fill: string, rotate = 0, needles = 25): string {
  const lines = Array.from({ length: needles }, (_, i) => {
    const a = Math.PI + (i / (needles - 1)) * Math.PI;
    return `M0 0L${n(Math.cos(a) * 100)} ${n(Math.sin(a) * 100)}`;
  });
  return at(
    x,
    y,
    `<path d="${lines.join('')}" stroke="${fill}" stroke-width="4" stroke-linecap="round"/><circle r="9" fill="${fill}"/>`,
    r / 100,
    rotate,
  );
}

/** Bamboo leaves hanging from one point. */
export const bamboo = (x: number, y: number, length: number, fill: string, rotate = 0) =>
  [-44, -16, 14, 42]
    .map((turn, i) => leaf(x, y, length * (i === 1 || i === 2 ? 1 : 0.8), fill, 180 + turn + rotate, 0.2))
    .join('');
