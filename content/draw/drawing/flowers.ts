import { define } from './document.ts';
import { at, bezier, brush, n, type Point, repeat } from './geometry.ts';
import { random } from './random.ts';

const petalFill = (inner: string, outer: string) =>
  define(
    (id) =>
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="100"><stop offset="0" stop-color="${inner}"/><stop offset=".35" stop-color="${inner}"/><stop offset="1" stop-color="${outer}"/></radialGradient>`,
  );

type Bloom = { readonly inner: string; readonly outer: string; readonly core?: string };
export const RED_UME: Bloom = { inner: '#a8182c', outer: '#e0475a' };
export const WHITE_UME: Bloom = { inner: '#fbdcd8', outer: '#fffaf5' };
export const PINK_UME: Bloom = { inner: '#ee8fa2', outer: '#fbd3d6' };
export const GOLD_UME: Bloom = { inner: '#b88a33', outer: '#efd993', core: '#fff3c8' };

/** Plum blossom, 200 px across at scale 1. */
export function ume(x: number, y: number, r: number, bloom: Bloom, rotate = 0): string {
  const { id, defs } = petalFill(bloom.inner, bloom.outer);
  const core = bloom.core ?? '#f2c24a';
  const petals = repeat(
    5,
    (i) =>
      `<path transform="rotate(${i * 72})" d="M0 -8C-64 -26 -70 -100 0 -98C70 -100 64 -26 0 -8Z" fill="url(#${id})"/>`,
  );
  const stamens = repeat(15, (i) => {
    const a = ((i * 24 + 6) * Math.PI) / 180;
    const l = i % 2 ? 46 : 57;
    const [sx, sy] = [n(Math.sin(a) * l), n(-Math.cos(a) * l)];
    return `<path d="M0 0L${sx} ${sy}" stroke="${core}" stroke-width="3.2"/><circle cx="${sx}" cy="${sy}" r="5.4" fill="${core}"/>`;
  });
  return `${defs}${at(x, y, `${petals}<circle r="32" fill="${bloom.inner}" opacity=".4"/>${stamens}<circle r="9" fill="${core}"/>`, r / 100, rotate)}`;
}

export function umeBud(
  x: number,
  y: number,
  r: number,
  rotate: number,
  fill: string,
  sepal = '#5d2b25',
): string {
  return at(
    x,
    y,
    `<circle r="10" cy="-7" fill="${fill}"/><path d="M-9 -1Q0 10 9 -1Q4 -6 0 -3Q-4 -6 -9 -1Z" fill="${sepal}"/>`,
    r / 10,
    rotate,
  );
}

/** Cherry blossom: notched petals, a warm heart. */
export function sakura(
  x: number,
  y: number,
  r: number,
  { inner, outer, core = '#d96f86' }: Bloom,
  rotate = 0,
): string {
  const { id, defs } = petalFill(inner, outer);
  const petals = repeat(
    5,
    (i) =>
      `<path transform="rotate(${i * 72})" d="M0 -6C-34 -22 -54 -66 -26 -98L0 -84L26 -98C54 -66 34 -22 0 -6Z" fill="url(#${id})"/>`,
  );
  const stamens = repeat(10, (i) => {
    const a = (i * 36 * Math.PI) / 180;
    const [sx, sy] = [n(Math.sin(a) * 36), n(-Math.cos(a) * 36)];
    return `<path d="M0 0L${sx} ${sy}" stroke="${core}" stroke-width="2.4"/><circle cx="${sx}" cy="${sy}" r="4" fill="${core}"/>`;
  });
  return `${defs}${at(x, y, `${petals}${stamens}<circle r="8" fill="${core}"/>`, r / 100, rotate)}`;
}
export const SAKURA: Bloom = { inner: '#f7b6c6', outer: '#fdeaec' };

export const petal = (x: number, y: number, r: number, fill: string, rotate: number, opacity = 1) =>
  at(
    x,
    y,
    `<path d="M0 0C-34 -22 -44 -62 -20 -92L0 -80L20 -92C44 -62 34 -22 0 0Z" fill="${fill}" opacity="${opacity}"/>`,
    r / 100,
    rotate,
  );

/** Camellia: broad petals around a brush of stamens. */
export function camellia(
  x: number,
  y: number,
  r: number,
  fill = '#c4263a',
  rotate = 0,
  deep = '#8f1525',
): string {
  const { id, defs } = petalFill(deep, fill);
  const petals = repeat(
    6,
    (i) =>
      `<path transform="rotate(${i * 60 + (i % 2) * 8})" d="M0 6C-56 -8 -78 -78 -40 -98Q0 -112 40 -98C78 -78 56 -8 0 6Z" fill="url(#${id})" stroke="${deep}" stroke-opacity=".35" stroke-width="2.4"/>`,
  );
  const stamens = repeat(22, (i) => {
    const a = (i / 22) * Math.PI * 2;
    const l = i % 2 ? 24 : 31;
    return `<path d="M0 0L${n(Math.cos(a) * l)} ${n(Math.sin(a) * l)}" stroke="#fff1cf" stroke-width="4" stroke-linecap="round"/><circle cx="${n(Math.cos(a) * l)}" cy="${n(Math.sin(a) * l)}" r="4.4" fill="#e9b23c"/>`;
  });
  return `${defs}${at(x, y, `${petals}<circle r="22" fill="#fff1cf"/>${stamens}<circle r="12" fill="#f0cf6a"/>`, r / 100, rotate)}`;
}

/** A pointed leaf with a midrib, from its stalk at the origin upwards. */
export function leaf(
  x: number,
  y: number,
  length: number,
  fill: string,
  rotate: number,
  width = 0.42,
  rib = '#ffffff',
): string {
  const w = 100 * width;
  return at(
    x,
    y,
    `<path d="M0 0C${-w} -22 ${-w * 0.9} -72 0 -100C${w * 0.9} -72 ${w} -22 0 0Z" fill="${fill}"/><path d="M0 -4Q2 -50 0 -90" stroke="${rib}" stroke-opacity=".35" stroke-width="2.2" fill="none"/>`,
    length / 100,
    rotate,
  );
}

/** Chrysanthemum: rings of narrow petals. */
export function chrysanthemum(
  x: number,
  y: number,
  r: number,
  fill: string,
  line: string,
  rings = 3,
): string {
  const rows = repeat(rings, (row) => {
    const count = 20 - row * 3;
    const length = 100 - row * 26;
    return repeat(
      count,
      (i) =>
        `<path transform="rotate(${n((i / count) * 360 + row * 9)})" d="M0 0C-13 ${-length * 0.4} -13 ${-length} 0 ${-length}C13 ${-length} 13 ${-length * 0.4} 0 0Z" fill="${fill}" stroke="${line}" stroke-width="2"/>`,
    );
  });
  return at(x, y, `${rows}<circle r="15" fill="${line}" opacity=".6"/>`, r / 100);
}

/** A branch with side twigs; `blossom` is called where a flower sits. */
export function branch(
  from: Point,
  to: Point,
  { bend = 60, thickness = 11, colour = '#4a2d22', seed = 1 } = {},
): { readonly art: string; readonly line: readonly Point[] } {
  const rand = random(seed);
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const [nx, ny] = [-dy / length, dx / length];
  const line = bezier(
    from,
    [from[0] + dx * 0.33 + nx * bend, from[1] + dy * 0.33 + ny * bend],
    [from[0] + dx * 0.66 - nx * bend * 0.7, from[1] + dy * 0.66 - ny * bend * 0.7],
    to,
    18,
  ).map(([x, y]): Point => [x + rand.bell() * thickness * 0.16, y + rand.bell() * thickness * 0.16]);
  const path = brush(line, (t) => thickness * (1 - t * 0.72) * 0.5 + 1.2, 0.18, seed);
  const light = brush(
    line.map(([x, y]): Point => [x - thickness * 0.1, y - thickness * 0.16]),
    (t) => thickness * (1 - t * 0.75) * 0.16,
    0.4,
    seed + 3,
  );
  return { art: `<path d="${path}" fill="${colour}"/><path d="${light}" fill="#fff" opacity=".14"/>`, line };
}

/** Nandina: a spray of red berries. */
export function nanten(x: number, y: number, r: number, seed = 1, fill = '#cf2f2a'): string {
  const rand = random(seed);
  const berries = Array.from({ length: 26 }, (_, i) => {
    const t = i / 25;
    return [rand.bell() * 30 * (1 - t * 0.6), -t * 150 + rand.bell() * 8, 11 + rand() * 4] as const;
  });
  const stems = berries
    .map(
      ([bx, by]) =>
        `<path d="M0 20Q${n(bx * 0.2)} ${n(by * 0.5)} ${n(bx)} ${n(by)}" stroke="#7d5a3a" stroke-width="2" fill="none"/>`,
    )
    .join('');
  const balls = berries
    .map(
      ([bx, by, br]) =>
        `<circle cx="${n(bx)}" cy="${n(by)}" r="${n(br)}" fill="${fill}"/><circle cx="${n(bx - br * 0.3)}" cy="${n(by - br * 0.35)}" r="${n(br * 0.28)}" fill="#fff" opacity=".75"/>`,
    )
    .join('');
  return at(x, y, stems + balls, r / 100);
}
