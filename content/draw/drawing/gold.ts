import { n, type Point, polygon } from './geometry.ts';
import { random } from './random.ts';

export const GOLD = 'url(#gold)';
export const SILVER = 'url(#silver)';

const LEAF = ['#b58a35', '#e9d18a', '#97732a', '#d4b159'];

/** Torn gold leaf; each point may carry its own size. */
function flakes(
  points: readonly (readonly [x: number, y: number, size: number])[],
  seed = 1,
  leaf = LEAF,
): string {
  const rand = random(seed);
  const paths = new Map<string, string>();
  for (const [x, y, size] of points) {
    const turn = rand() * Math.PI * 2;
    const outline = Array.from({ length: 5 }, (_, i): Point => {
      const a = turn + (i / 5) * Math.PI * 2;
      const r = size * (0.6 + rand() * 0.7);
      return [x + Math.cos(a) * r, y + Math.sin(a) * r * 0.85];
    });
    const colour = rand.pick(leaf);
    paths.set(colour, (paths.get(colour) ?? '') + polygon(outline));
  }
  return [...paths].map(([colour, d]) => `<path d="${d}" fill="${colour}"/>`).join('');
}

/** Gold leaf blown over an ellipse, dense in its middle. */
export function flakeCloud(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  count: number,
  size = 7,
  seed = 1,
): string {
  const rand = random(seed);
  return flakes(
    Array.from({ length: count }, () => {
      const big = rand() < 0.24 ? 1.5 : 0.55;
      return [
        cx + rand.bell() * rx * 0.6,
        cy + rand.bell() * ry * 0.6,
        size * big * (0.5 + rand() * 0.7),
      ] as const;
    }),
    seed + 1,
  );
}

/** Gold dust: fine round specks. */
export function dust(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  count: number,
  fill = GOLD,
  seed = 1,
): string {
  const rand = random(seed);
  const dots = Array.from({ length: count }, () => {
    const r = 0.8 + rand() ** 3 * 4;
    const [x, y] = [cx + rand.bell() * rx * 0.6, cy + rand.bell() * ry * 0.6];
    return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0Z`;
  });
  return `<path d="${dots.join('')}" fill="${fill}"/>`;
}
