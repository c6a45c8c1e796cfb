import { firTree, house, snowfall } from '../drawing/cosy.ts';
import { linear } from '../drawing/document.ts';
import { smooth } from '../drawing/geometry.ts';
import { hills } from '../drawing/landscape.ts';
import { blurred, bokeh, developed } from '../drawing/photo-light.ts';
import { random } from '../drawing/random.ts';

/** A village under snow, lamps lit, at dusk. */
export function photo(): string {
  const sky = linear([
    [0, '#6f8bb0'],
    [0.5, '#b9bfd4'],
    [0.8, '#f0d3c6'],
    [1, '#f8e3d0'],
  ]);
  const snow = linear([
    [0, '#fbfcff'],
    [1, '#c9d6e8'],
  ]);
  const rand = random(14);
  const range = (y: number, swell: number, fill: string, seed: number) =>
    `<path d="${smooth(hills(1600, 1200, y, swell, seed, 150))}" fill="${fill}"/>`;
  const wood = (y: number, scale: number, fill: string, count: number) =>
    Array.from({ length: count }, () =>
      firTree(rand() * 1600, y + rand() * 40, scale * (0.7 + rand() * 0.6), fill),
    ).join('');
  const lit = (x: number, y: number, s: number) =>
    house(x, y, s, { wall: '#a98a74', roof: '#f6f9fd', door: '#5b4030', window: '#ffd98a' });
  return developed(
    `${sky.defs}${snow.defs}<rect width="1600" height="1200" fill="${sky.paint}"/>${range(520, 90, '#8fa3c2', 2)}${range(600, 60, '#a9b8d2', 5)}${blurred(3, wood(720, 0.7, '#5f7893', 46))}${range(720, 26, '#dfe7f3', 8)}
    ${lit(420, 850, 0.95)}${lit(700, 820, 0.75)}${lit(1120, 850, 1.05)}${wood(880, 1.1, '#4a627c', 9)}<path d="${smooth(hills(1600, 1200, 880, 40, 11, 180))}" fill="${snow.paint}"/>${firTree(180, 1130, 2.3, '#3f566e')}${firTree(1450, 1140, 2.6, '#3a5068')}
    ${blurred(16, '<ellipse cx="420" cy="900" rx="130" ry="26" fill="#ffd98a" opacity=".7"/><ellipse cx="1120" cy="900" rx="150" ry="28" fill="#ffd98a" opacity=".7"/>')}${bokeh(30, ['#fff6da', '#ffe3a8'], { seed: 2, top: 500, bottom: 900, size: 26, opacity: 0.5 })}${snowfall(1600, 1200, 260, 5, '#fff', 8)}`,
    { leak: '#ffd9b0', x: 800, y: 640, strength: 0.35, vignette: 0.26 },
  );
}
