import { define } from './document.ts';
import { n, type Point, polygon, repeat } from './geometry.ts';

/** Traditional patterns as paints: `const sea = seigaiha(…)`, then `${sea.defs}` and `fill="${sea.paint}"`. */
export type Pattern = { readonly defs: string; readonly paint: string };

const tiled = (width: number, height: number, art: string, transform = ''): Pattern => {
  const { id, defs } = define(
    (name) =>
      `<pattern id="${name}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${transform ? ` patternTransform="${transform}"` : ''}>${art}</pattern>`,
  );
  return { defs, paint: `url(#${id})` };
};

/** Waves of the blue sea: half circles in rows. */
export function seigaiha(r: number, stroke: string, fill: string, width = 2.4, rings = 4): Pattern {
  const wave = (cx: number, cy: number) =>
    `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"/>${repeat(
      rings,
      (i) =>
        `<circle cx="${cx}" cy="${cy}" r="${n(r - (r / rings) * i - width / 2)}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`,
    )}`;
  let art = '';
  for (let row = -1; row <= 3; row++) {
    for (let x = -1; x <= 2; x++) art += wave(x * 2 * r + (row & 1 ? r : 0), (row * r) / 2 + r);
  }
  return tiled(2 * r, r, art);
}

/** Hemp leaf: six-pointed stars. */
export function asanoha(s: number, stroke: string, width = 1.6): Pattern {
  const h = (s * Math.sqrt(3)) / 2;
  const triangle = (a: Point, b: Point, c: Point) => {
    const m: Point = [(a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3];
    return polygon([a, b, c]) + polygon([a, m], false) + polygon([b, m], false) + polygon([c, m], false);
  };
  let d = '';
  for (let row = 0; row < 2; row++) {
    for (let i = -1; i < 3; i++) {
      const x = i * s + (row % 2 ? s / 2 : 0);
      const y = row * h;
      const [b, c]: Point[] = [
        [x + s, y],
        [x + s / 2, y + h],
      ] as [Point, Point];
      d += triangle([x, y], b as Point, c as Point) + triangle(b as Point, c as Point, [x + s * 1.5, y + h]);
    }
  }
  const art = `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round"/>`;
  return tiled(s, Math.round(2 * h * 1000) / 1000, art);
}

/** Seven treasures: circles that share their quarters. */
export const shippo = (r: number, stroke: string, width = 2): Pattern =>
  tiled(
    2 * r,
    2 * r,
    [
      [0, 0],
      [2 * r, 0],
      [0, 2 * r],
      [2 * r, 2 * r],
      [r, r],
    ]
      .map(
        ([x, y]) =>
          `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`,
      )
      .join(''),
  );

/** Checkerboard. */
export const ichimatsu = (s: number, a: string, b: string): Pattern =>
  tiled(
    2 * s,
    2 * s,
    `<rect width="${2 * s}" height="${2 * s}" fill="${a}"/><path d="M0 0h${s}v${s}h-${s}ZM${s} ${s}h${s}v${s}h-${s}Z" fill="${b}"/>`,
  );

export const stripes = (a: string, b: string, width: number, gap: number, angle = 0): Pattern =>
  tiled(
    width + gap,
    width + gap,
    `<rect width="${width + gap}" height="${width + gap}" fill="${a}"/><rect width="${width}" height="${width + gap}" fill="${b}"/>`,
    `rotate(${angle})`,
  );

/** Level bands, as on a striped shirt. */
export const bands = (a: string, b: string, width: number, gap: number): Pattern =>
  tiled(
    1600,
    width + gap,
    `<rect width="1600" height="${width + gap}" fill="${a}"/><rect width="1600" height="${width}" fill="${b}"/>`,
  );

export const dots = (a: string, b: string, pitch: number, r: number): Pattern =>
  tiled(
    pitch,
    pitch,
    `<rect width="${pitch}" height="${pitch}" fill="${a}"/><circle cx="${pitch / 4}" cy="${pitch / 4}" r="${r}" fill="${b}"/><circle cx="${(pitch * 3) / 4}" cy="${(pitch * 3) / 4}" r="${r}" fill="${b}"/>`,
  );

export const gingham = (a: string, b: string, s: number): Pattern =>
  tiled(
    2 * s,
    2 * s,
    `<rect width="${2 * s}" height="${2 * s}" fill="${a}"/><rect width="${s}" height="${2 * s}" fill="${b}" opacity=".5"/><rect width="${2 * s}" height="${s}" fill="${b}" opacity=".5"/>`,
  );

/** Tortoise shell: hexagons. */
export function kikko(s: number, stroke: string, width = 2): Pattern {
  const w = Math.round(s * Math.sqrt(3) * 1000) / 1000;
  const half = w / 2;
  const d = `M0 ${s / 2}L${half} 0L${w} ${s / 2}V${s * 1.5}L${half} ${s * 2}L0 ${s * 1.5}ZM${half} ${s * 2}V${s * 3}`;
  return tiled(
    w,
    s * 3,
    `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round"/>`,
  );
}
