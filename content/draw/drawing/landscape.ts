import { clip, linear, radial } from './document.ts';
import { at, n, type Point, polygon, smooth } from './geometry.ts';
import { random } from './random.ts';

/** The rising sun, a disc with a breath of light inside. */
export function sun(x: number, y: number, r: number, inner = '#ee5a36', outer = '#cf241f'): string {
  const light = radial(
    [
      [0, inner],
      [1, outer],
    ],
    0.42,
    0.4,
    0.7,
  );
  return `${light.defs}<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${light.paint}"/>`;
}

type FujiColours = {
  readonly top: string;
  readonly foot: string;
  readonly snow?: string;
  readonly shade?: string;
};

/** Mount Fuji with a ragged cap of snow; `cx` and `top` are the middle of the crater. */
export function fuji(cx: number, top: number, height: number, colours: FujiColours, seed = 1): string {
  const { top: dark, foot, snow = '#fffdf8', shade = '#cfdbe6' } = colours;
  const rand = random(seed);
  const w = height * 1.75;
  const crater = height * 0.13;
  const slope = (t: number) => crater + (w - crater) * t ** 1.45;
  const left = Array.from(
    { length: 14 },
    (_, i): Point => [cx - slope(1 - i / 13), top + height * (1 - i / 13)],
  );
  const right = Array.from({ length: 14 }, (_, i): Point => [cx + slope(i / 13), top + height * (i / 13)]);
  const rim: Point[] = [
    [cx - crater * 0.5, top + height * 0.012],
    [cx - crater * 0.1, top - height * 0.008],
    [cx + crater * 0.4, top + height * 0.016],
  ];
  const body = smooth([...left, ...rim, ...right]);
  const paint = linear([
    [0, dark],
    [1, foot],
  ]);
  const teeth = 11;
  const cap: Point[] = Array.from({ length: teeth * 2 + 1 }, (_, i): Point => {
    const t = i / (teeth * 2);
    const reach = i % 2 ? 0.5 + rand() * 0.12 : 0.33 + rand() * 0.05;
    return [cx + (1 - 2 * t) * slope(reach * 0.72) * 1.25, top + height * reach];
  });
  const capPath = smooth([
    [cx - w, top - 20],
    [cx + w, top - 20],
    [cx + slope(0.4) * 1.3, top + height * 0.3],
    ...cap,
    [cx - slope(0.4) * 1.3, top + height * 0.3],
  ]);
  const shadeSide = polygon([
    [cx + crater * 0.15, top - 20],
    [cx + w, top - 20],
    [cx + w, top + height],
    [cx + height * 0.16, top + height * 0.52],
    [cx + height * 0.1, top + height * 0.3],
  ]);
  return (
    paint.defs +
    clip(
      body,
      `<path d="${body}" fill="${paint.paint}"/>${clip(capPath, `<path d="${body}" fill="${snow}"/><path d="${shadeSide}" fill="${shade}"/>`)}`,
    )
  );
}

/** Bands of mist with round ends, stacked with offsets: suyari-gasumi. */
export function mist(
  x: number,
  y: number,
  width: number,
  fill: string,
  { rows = 3, band = 26, seed = 1, opacity = 1 } = {},
): string {
  const rand = random(seed);
  const bars = Array.from({ length: rows }, (_, i) => {
    const length = width * (0.5 + rand() * 0.5);
    const shift = (width - length) * rand();
    return `<rect x="${n(x + shift)}" y="${n(y + i * band * 0.92)}" width="${n(length)}" height="${band}" rx="${band / 2}"/>`;
  });
  return `<g fill="${fill}" opacity="${opacity}">${bars.join('')}</g>`;
}

/** A rounded cloud drawn with one line of circles. */
export function cloud(x: number, y: number, scale: number, fill: string, opacity = 1): string {
  return at(
    x,
    y,
    `<path d="M-95 30a38 38 0 0 1 6 -75a58 58 0 0 1 104 -22a44 44 0 0 1 70 34a34 34 0 0 1 4 63Z" fill="${fill}" opacity="${opacity}"/>`,
    scale,
  );
}

/** A line of hills across the width, closed below the card. */
export function hills(
  width: number,
  height: number,
  y: number,
  swell: number,
  seed = 1,
  step = 130,
): Point[] {
  const rand = random(seed);
  const points: Point[] = [];
  for (let x = -100; x <= width + 100; x += step)
    points.push([x, y + Math.sin(x / 250 + seed * 1.7) * swell + rand.bell() * swell * 0.25]);
  return [...points, [width + 100, height + 80], [-100, height + 80]];
}
