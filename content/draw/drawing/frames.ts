import type { Frame } from './design.ts';
import { type Box, corners, fray, n, type Point, polygon, smooth, walk } from './geometry.ts';
import { random } from './random.ts';

const frame = (box: Box, window: string): Frame => ({ ...box, window });

export const plain = (x: number, y: number, width: number, height: number): Frame => ({
  x,
  y,
  width,
  height,
});

export const roundedPath = ({ x, y, width, height }: Box, r: number) =>
  `M${n(x + r)} ${n(y)}h${n(width - 2 * r)}a${r} ${r} 0 0 1 ${r} ${r}v${n(height - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${r}h${n(2 * r - width)}a${r} ${r} 0 0 1 ${-r} ${-r}v${n(2 * r - height)}a${r} ${r} 0 0 1 ${r} ${-r}Z`;

export const rounded = (x: number, y: number, width: number, height: number, r: number): Frame =>
  frame({ x, y, width, height }, roundedPath({ x, y, width, height }, r));

export const ellipsePath = (cx: number, cy: number, rx: number, ry = rx) =>
  `M${n(cx - rx)} ${n(cy)}a${n(rx)} ${n(ry)} 0 1 1 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 1 ${n(-2 * rx)} 0Z`;

export const oval = (cx: number, cy: number, rx: number, ry = rx): Frame =>
  frame({ x: cx - rx, y: cy - ry, width: rx * 2, height: ry * 2 }, ellipsePath(cx, cy, rx, ry));

/** A door with a round head. */
export const archPath = ({ x, y, width, height }: Box) =>
  `M${n(x)} ${n(y + height)}V${n(y + width / 2)}a${n(width / 2)} ${n(width / 2)} 0 0 1 ${n(width)} 0V${n(y + height)}Z`;

export const arch = (x: number, y: number, width: number, height: number): Frame =>
  frame({ x, y, width, height }, archPath({ x, y, width, height }));

/** Paper torn by hand. */
export const tornPath = (box: Box, amount = 7, seed = 1) => {
  const rand = random(seed);
  const inner = {
    x: box.x + amount,
    y: box.y + amount,
    width: box.width - 2 * amount,
    height: box.height - 2 * amount,
  };
  const line = walk(corners(inner), 46).map(
    ([x, y]): Point => [x + rand.bell() * amount * 0.45, y + rand.bell() * amount * 0.45],
  );
  return polygon(fray(line, 2, 0.22, rand));
};

export const torn = (x: number, y: number, width: number, height: number, amount = 7, seed = 1): Frame =>
  frame({ x, y, width, height }, tornPath({ x, y, width, height }, amount, seed));

/** The uneven edge that a wet brush leaves. */
export const wetPath = (box: Box, amount = 14, seed = 1) => {
  const rand = random(seed);
  const inner = {
    x: box.x + amount,
    y: box.y + amount,
    width: box.width - 2 * amount,
    height: box.height - 2 * amount,
  };
  return smooth(
    walk(corners(inner), 58).map(
      ([x, y]): Point => [x + rand.bell() * amount * 0.4, y + rand.bell() * amount * 0.4],
    ),
  );
};

export const wet = (x: number, y: number, width: number, height: number, amount = 14, seed = 1): Frame =>
  frame({ x, y, width, height }, wetPath({ x, y, width, height }, amount, seed));

/** A row of half circles all around, like lace or a stamp turned outside in. */
export const scallopPath = (cx: number, cy: number, rx: number, ry: number, count: number, depth = 1) => {
  const points = Array.from({ length: count }, (_, i): Point => {
    const a = (i / count) * Math.PI * 2;
    return [cx + Math.cos(a) * rx, cy + Math.sin(a) * ry];
  });
  return `${points
    .map(([x, y], i) => {
      const [px, py] = points[(i + count - 1) % count] as Point;
      const r = n((Math.hypot(x - px, y - py) / 2) * depth);
      return i === 0 ? `M${n(x)} ${n(y)}` : `A${r} ${r} 0 0 1 ${n(x)} ${n(y)}`;
    })
    .join('')}${(() => {
    const [x, y] = points[0] as Point;
    const [px, py] = points[count - 1] as Point;
    const r = n((Math.hypot(x - px, y - py) / 2) * depth);
    return `A${r} ${r} 0 0 1 ${n(x)} ${n(y)}Z`;
  })()}`;
};

export const heartPath = (cx: number, top: number, width: number) => {
  const w = width / 2;
  return `M${n(cx)} ${n(top + w * 0.42)}C${n(cx - w * 0.28)} ${n(top - w * 0.2)} ${n(cx - w * 1.08)} ${n(top - w * 0.12)} ${n(cx - w)} ${n(top + w * 0.62)}C${n(cx - w * 0.92)} ${n(top + w * 1.16)} ${n(cx - w * 0.3)} ${n(top + w * 1.42)} ${n(cx)} ${n(top + w * 1.82)}C${n(cx + w * 0.3)} ${n(top + w * 1.42)} ${n(cx + w * 0.92)} ${n(top + w * 1.16)} ${n(cx + w)} ${n(top + w * 0.62)}C${n(cx + w * 1.08)} ${n(top - w * 0.12)} ${n(cx + w * 0.28)} ${n(top - w * 0.2)} ${n(cx)} ${n(top + w * 0.42)}Z`;
};

/** A window of any path; `box` must hold it. */
export const windowed = (box: Box, window: string): Frame => ({ ...box, window });
