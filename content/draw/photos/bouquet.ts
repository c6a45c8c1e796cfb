import { linear } from '../drawing/document.ts';
import { leaf } from '../drawing/flowers.ts';
import { at, n, repeat } from '../drawing/geometry.ts';
import { blurred, bokeh, developed } from '../drawing/photo-light.ts';
import { random } from '../drawing/random.ts';

function peony(
  x: number,
  y: number,
  r: number,
  tones: readonly [string, string, string],
  seed: number,
): string {
  const rand = random(seed);
  const layers = [1, 0.82, 0.64, 0.46, 0.3].map((k, row) =>
    repeat(9 - row, (i) => {
      const turn = (i / (9 - row)) * 360 + row * 23 + rand.bell() * 8;
      return `<path transform="rotate(${n(turn)})" d="M0 0C${n(-52 * k)} ${n(-20 * k)} ${n(-54 * k)} ${n(-92 * k)} 0 ${n(-100 * k)}C${n(54 * k)} ${n(-92 * k)} ${n(52 * k)} ${n(-20 * k)} 0 0Z" fill="${tones[(row + (i % 2)) % 3]}" stroke="#fff" stroke-opacity=".35" stroke-width="1.5"/>`;
    }),
  );
  return at(x, y, layers.join(''), r / 100);
}

/** Flowers in a vase by a white wall. */
export function photo(): string {
  const wall = linear([
    [0, '#f7f3ec'],
    [0.7, '#ece3d6'],
    [1, '#d6c6b0'],
  ]);
  const vase = linear(
    [
      [0, '#dfe8e6'],
      [0.4, '#ffffff'],
      [1, '#b9c8c6'],
    ],
    'right',
  );
  const rand = random(5);
  const leaves = repeat(34, () =>
    leaf(
      790 + rand.bell() * 190,
      560 + rand.bell() * 130,
      190 + rand() * 110,
      rand.pick(['#7f9a72', '#98b088', '#64835e', '#b4c4a0']),
      rand.bell() * 90,
      0.34,
    ),
  );
  const pinks = ['#f6c3c4', '#f9dad6', '#eda3a8'] as const;
  const creams = ['#fff3e0', '#fbe6c8', '#fffaf0'] as const;
  const mauves = ['#d9b6d0', '#eacfe2', '#c596b8'] as const;
  return developed(
    `${wall.defs}${vase.defs}<rect width="1600" height="1200" fill="${wall.paint}"/>${blurred(30, '<path d="M-40 -40L700 1240H300L-300 0ZM700 -40L1500 1240H1180L420 -40Z" fill="#fff" opacity=".7"/>')}${blurred(10, '<path d="M-40 990H1640V1260H-40Z" fill="#c9ab86"/>')}${blurred(22, '<ellipse cx="900" cy="1080" rx="300" ry="40" fill="#6a4a30" opacity=".5"/>')}
    <path d="M650 700C610 860 640 1040 700 1080H880C940 1040 970 860 930 700Z" fill="${vase.paint}"/>${leaves}
    ${peony(610, 520, 170, creams, 3)}${peony(960, 470, 180, pinks, 7)}${peony(770, 350, 160, mauves, 11)}${peony(780, 600, 190, pinks, 15)}${peony(1060, 640, 130, creams, 19)}${peony(520, 690, 120, mauves, 23)}${peony(930, 720, 120, mauves, 27)}${peony(590, 330, 110, pinks, 31)}${peony(940, 280, 105, creams, 35)}
    ${bokeh(22, ['#fff', '#fff3da'], { seed: 4, bottom: 900, size: 40, opacity: 0.4 })}`,
    { leak: '#ffe9c2', x: 200, y: 40, strength: 0.55, vignette: 0.22 },
  );
}
