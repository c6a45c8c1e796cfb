import { at, n, repeat } from './geometry.ts';
import { random } from './random.ts';

/** Snow falling over an area. */
export function snowfall(
  width: number,
  height: number,
  count: number,
  seed = 1,
  fill = '#fff',
  size = 7,
): string {
  const rand = random(seed);
  return `<g fill="${fill}">${repeat(count, () => `<circle cx="${n(rand() * width)}" cy="${n(rand() * height)}" r="${n(size * (0.25 + rand()))}" opacity="${n(0.4 + rand() * 0.6)}"/>`)}</g>`;
}

/** A six-armed snow crystal. */
export const crystal = (x: number, y: number, r: number, stroke: string, width = 4, rotate = 0) =>
  at(
    x,
    y,
    `<g fill="none" stroke="${stroke}" stroke-width="${n((width * 100) / r)}" stroke-linecap="round">${repeat(6, (i) => `<path transform="rotate(${i * 60})" d="M0 0V-98M0 -42L-20 -60M0 -42L20 -60M0 -68L-17 -84M0 -68L17 -84M0 -22L-12 -32M0 -22L12 -32"/>`)}</g>`,
    r / 100,
    rotate,
  );

/** A long-tailed tit: a ball of snow with a beak. */
export const snowBird = (x: number, y: number, scale: number, rotate = 0, flip = false) =>
  at(
    x,
    y,
    `<path d="M70 20C120 10 190 -30 236 -66C214 -20 150 56 84 62Z" fill="#3b3634"/><path d="M76 34C120 30 180 -6 214 -38C190 6 140 56 88 60Z" fill="#8e8580"/><path d="M-96 8C-104 -74 -40 -104 6 -98C70 -92 104 -40 96 20C88 78 40 98 -8 96C-58 94 -90 66 -96 8Z" fill="#fffefc"/><path d="M20 -84C70 -64 108 -20 112 34C84 62 50 54 38 26C50 0 40 -46 20 -84Z" fill="#4a4340"/><path d="M44 -34C72 -10 86 14 84 40C66 48 54 40 48 26Z" fill="#d9c4bc"/><path d="M-94 20C-86 70 -50 94 -8 96C40 98 80 78 94 30C70 60 -40 80 -94 20Z" fill="#cfc6c0" opacity=".45"/><circle cx="-50" cy="-30" r="8.5" fill="#241d1b"/><circle cx="-53" cy="-33" r="2.6" fill="#fff"/><path d="M-84 -20L-104 -12L-84 -4Z" fill="#3b3634"/><ellipse cx="-44" cy="0" rx="14" ry="9" fill="#f3a79b" opacity=".55"/><path d="M-14 94V116M14 94V116" stroke="#6b4a3a" stroke-width="5"/>`,
    scale,
    rotate,
    flip,
  );

/** A small gabled house, 220 px wide, its foot at the origin. */
export const house = (
  x: number,
  y: number,
  scale: number,
  { wall = '#fffaf0', roof = '#d8674f', door = '#8b5e3c', window = '#f5cf7a', flip = false } = {},
) =>
  at(
    x,
    y,
    `<path d="M-96 0V-120L0 -206L96 -120V0Z" fill="${wall}"/><path d="M44 -190H72V-130H44Z" fill="${roof}"/><path d="M-124 -106L0 -218L124 -106L106 -88L0 -182L-106 -88Z" fill="${roof}"/><path d="M-24 0V-66a24 24 0 0 1 48 0V0Z" fill="${door}"/><circle cx="13" cy="-34" r="4" fill="#f5cf7a"/><g fill="${window}"><rect x="-76" y="-92" width="36" height="40" rx="4"/><rect x="40" y="-92" width="36" height="40" rx="4"/><circle cy="-134" r="19"/></g><path d="M-58 -92V-52M-76 -72H-40M58 -92V-52M40 -72H76M0 -153V-115M-19 -134H19" stroke="${wall}" stroke-width="4"/>`,
    scale,
    0,
    flip,
  );

export const roundTree = (x: number, y: number, scale: number, fill: string, trunk = '#8b6848') =>
  at(
    x,
    y,
    `<path d="M-7 0V-80H7V0Z" fill="${trunk}"/><ellipse cy="-118" rx="56" ry="66" fill="${fill}"/><path d="M0 -60V-150M0 -92L26 -118M0 -110L-24 -134" stroke="${trunk}" stroke-width="5" stroke-linecap="round" fill="none" opacity=".6"/>`,
    scale,
  );

export const firTree = (x: number, y: number, scale: number, fill: string, trunk = '#7a5a40') =>
  at(
    x,
    y,
    `<rect x="-9" y="-26" width="18" height="26" fill="${trunk}"/>${repeat(3, (i) => `<path d="M0 ${-230 + i * 60}L${46 + i * 18} ${-120 + i * 50}Q0 ${-100 + i * 50} ${-46 - i * 18} ${-120 + i * 50}Z" fill="${fill}"/>`)}`,
    scale,
  );

/** A string of little flags. */
export function bunting(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag: number,
  colours: readonly string[],
  size = 46,
): string {
  const count = Math.round(Math.hypot(x2 - x1, y2 - y1) / (size * 1.45));
  const point = (t: number) => [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + sag * 4 * t * (1 - t)] as const;
  const flags = repeat(count, (i) => {
    const [ax, ay] = point((i + 0.16) / count);
    const [bx, by] = point((i + 0.84) / count);
    return `<path d="M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}L${n((ax + bx) / 2)} ${n((ay + by) / 2 + size)}Z" fill="${colours[i % colours.length]}"/>`;
  });
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2 + sag * 2];
  return `<path d="M${n(x1)} ${n(y1)}Q${n(mx)} ${n(my)} ${n(x2)} ${n(y2)}" fill="none" stroke="#8a7a68" stroke-width="3"/>${flags}`;
}

export const balloon = (x: number, y: number, r: number, fill: string, rotate = 0) =>
  at(
    x,
    y,
    `<path d="M0 118Q14 180 -6 250T4 380" fill="none" stroke="#a89a8a" stroke-width="2.6"/><path d="M-10 118L0 100L10 118Z" fill="${fill}"/><path d="M0 104C-60 90 -92 40 -92 -6C-92 -62 -48 -100 0 -100C48 -100 92 -62 92 -6C92 40 60 90 0 104Z" fill="${fill}"/><ellipse cx="-36" cy="-44" rx="16" ry="26" fill="#fff" opacity=".45" transform="rotate(28 -36 -44)"/>`,
    r / 100,
    rotate,
  );

export const star = (x: number, y: number, r: number, fill: string, rotate = 0) => {
  const points = Array.from({ length: 10 }, (_, i) => {
    const a = (i / 10) * Math.PI * 2 - Math.PI / 2;
    const k = i % 2 ? 44 : 100;
    return `${n(Math.cos(a) * k)} ${n(Math.sin(a) * k)}`;
  });
  return at(
    x,
    y,
    `<path d="M${points.join('L')}Z" fill="${fill}" stroke="${fill}" stroke-width="18" stroke-linejoin="round"/>`,
    r / 100,
    rotate,
  );
};

/** A four-pointed sparkle. */
export const sparkle = (x: number, y: number, r: number, fill: string) =>
  at(x, y, `<path d="M0 -100Q8 -8 100 0Q8 8 0 100Q-8 8 -100 0Q-8 -8 0 -100Z" fill="${fill}"/>`, r / 100);

export const heart = (x: number, y: number, r: number, fill: string, rotate = 0) =>
  at(
    x,
    y,
    `<path d="M0 86C-104 16 -100 -72 -44 -76C-18 -78 -4 -58 0 -44C4 -58 18 -78 44 -76C100 -72 104 16 0 86Z" fill="${fill}"/>`,
    r / 100,
    rotate,
  );

export const paw = (x: number, y: number, r: number, fill: string, rotate = 0) =>
  at(
    x,
    y,
    `<g fill="${fill}"><path d="M0 84C-60 92 -70 40 -40 12C-20 -8 20 -8 40 12C70 40 60 92 0 84Z"/><ellipse cx="-66" cy="-2" rx="21" ry="29" transform="rotate(-24 -66 -2)"/><ellipse cx="-26" cy="-46" rx="22" ry="32" transform="rotate(-8 -26 -46)"/><ellipse cx="26" cy="-46" rx="22" ry="32" transform="rotate(8 26 -46)"/><ellipse cx="66" cy="-2" rx="21" ry="29" transform="rotate(24 66 -2)"/></g>`,
    r / 100,
    rotate,
  );
