import { firTree } from '../drawing/cosy.ts';
import { linear } from '../drawing/document.ts';
import { n, repeat, smooth } from '../drawing/geometry.ts';
import { hills } from '../drawing/landscape.ts';
import { blurred, developed } from '../drawing/photo-light.ts';
import { random } from '../drawing/random.ts';

/** Hills in the mist of a quiet morning, in soft greys. */
export function photo(): string {
  const sky = linear([
    [0, '#c9d0d8'],
    [0.6, '#e4e3e2'],
    [1, '#f1ece4'],
  ]);
  const rand = random(11);
  const range = (y: number, swell: number, fill: string, seed: number) =>
    `<path d="${smooth(hills(1600, 1200, y, swell, seed, 120))}" fill="${fill}"/>${blurred(26, `<ellipse cx="${n(rand() * 1600)}" cy="${y + 90}" rx="760" ry="44" fill="#f3f1ee" opacity=".8"/>`)}`;
  const wood = (y: number, scale: number, fill: string, count: number) =>
    repeat(count, () => firTree(rand() * 1640 - 20, y + rand() * 60, scale * (0.7 + rand() * 0.6), fill));
  return developed(
    `${sky.defs}<rect width="1600" height="1200" fill="${sky.paint}"/>${blurred(18, '<circle cx="1060" cy="300" r="90" fill="#fffaf0" opacity=".9"/>')}
    ${range(470, 70, '#b9c2cb', 2)}${range(580, 60, '#a5b0ba', 6)}${range(700, 50, '#8f9ca7', 9)}${blurred(2, wood(860, 0.8, '#7f8d98', 40))}${range(850, 40, '#78868f', 4)}${wood(1030, 1.2, '#5f6d76', 16)}${range(1020, 26, '#59666d', 12)}`,
    { leak: '#fff4e0', x: 1060, y: 280, strength: 0.3, vignette: 0.2 },
  );
}
