import { defineDesign } from '../drawing/design.ts';
import { wet, wetPath } from '../drawing/frames.ts';
import { at, n, repeat } from '../drawing/geometry.ts';
import { brushed } from '../drawing/ink.ts';
import { hills } from '../drawing/landscape.ts';
import { lettering } from '../drawing/lettering.ts';
import { tooth } from '../drawing/paper.ts';
import { random } from '../drawing/random.ts';
import { sheep } from '../drawing/sheep.ts';
import { blot, shadow, wash } from '../drawing/watercolour.ts';

const frame = wet(430, 76, 800, 610, 16, 5);
const mat = wetPath({ x: 404, y: 50, width: 852, height: 662 }, 20, 8);
const FLOWERS = ['#ef9f9a', '#f6c1b6', '#fff7ee', '#e9788a', '#f7d27f'];

function flowers(): string {
  const rand = random(12);
  return repeat(70, () => {
    const [x, y, s] = [rand() * 1576, 946 + rand() * 130, 7 + rand() * 9];
    const petals = repeat(
      5,
      (i) =>
        `<ellipse cy="${n(-s * 0.62)}" rx="${n(s * 0.38)}" ry="${n(s * 0.5)}" transform="rotate(${i * 72})"/>`,
    );
    return `<path d="M${n(x)} ${n(y)}q3 14 1 26" stroke="#6d8a58" stroke-width="2.6" fill="none"/>${at(x, y, `<g fill="${rand.pick(FLOWERS)}">${petals}</g><circle r="${n(s * 0.3)}" fill="#f2b84c"/>`)}`;
  });
}

export const design = defineDesign({
  id: 27003,
  slug: 'sheep-meadow',
  label: '野原のひつじ親子',
  group: 10,
  tags: ['干支ひつじ', 'かわいい', 'こども'],
  orientation: 'landscape',
  priceYen: 500,
  colour: ['blue', 'green', 'orange'],
  mood: ['cute', 'warm'],
  frame,
  photo: 'family',
  background: () => `<rect width="1576" height="1085" fill="#fffaf1"/>
    ${wash(
      [
        [-80, -80],
        [1660, -80],
        [1660, 420],
        [1300, 470],
        [860, 400],
        [420, 520],
        [-80, 470],
      ],
      '#8fc6e0',
      { seed: 3, opacity: 0.8, bloom: 0.9 },
    )}
    ${wash(
      [
        [-80, -80],
        [330, -80],
        [390, 60],
        [240, 200],
        [-80, 300],
      ],
      '#5fa9d2',
      { seed: 23, opacity: 0.5 },
    )}
    ${wash(
      [
        [-80, 470],
        [160, 430],
        [380, 540],
        [430, 720],
        [200, 830],
        [-80, 830],
      ],
      '#f8bfa0',
      { seed: 7, opacity: 0.75 },
    )}${wash(
      [
        [1200, 500],
        [1440, 420],
        [1660, 440],
        [1660, 830],
        [1200, 830],
      ],
      '#f9cb9a',
      { seed: 9, opacity: 0.8 },
    )}
    ${blot(1410, 170, 128, '#f6a443', { seed: 5, rim: 0.7 })}${blot(1404, 166, 88, '#ea5c30', { seed: 6, rim: 0.6, opacity: 0.8 })}
    ${wash(hills(1576, 1085, 810, 26, 4), '#b9d28c', { seed: 4, wobble: 0.1 })}${wash(hills(1576, 1085, 890, 20, 9), '#8fba70', { seed: 5, wobble: 0.1 })}${wash(hills(1576, 1085, 1000, 14, 2), '#62a064', { seed: 6, wobble: 0.1 })}
    ${tooth('landscape', 0.35)}${shadow(mat, { opacity: 0.22 })}<path d="${mat}" fill="#fffefa"/>`,
  overlay:
    () => `${sheep(306, 850, 1.06, { seed: 3, scarf: '#c8433a' })}${sheep(1296, 868, 0.98, { seed: 8, flip: true, scarf: '#e0912c', face: '#6b5146' })}${sheep(1040, 930, 0.54, { seed: 14, scarf: '#4d86b8' })}${sheep(700, 948, 0.46, { seed: 21, scarf: '#e9788a', flip: true })}${flowers()}
    ${brushed('あけまして', { face: 'mai', size: 94, x: 324, y: 70, vertical: true, fill: '#7a2f2b', spacing: 2 })}${brushed('おめでとう', { face: 'mai', size: 94, x: 192, y: 140, vertical: true, fill: '#7a2f2b', spacing: 2 })}
    ${lettering('2027', { face: 'decol', size: 82, x: 1406, y: 404, anchor: 'middle', fill: '#b9503f' })}
    `,
  words: [
    {
      type: 'MESSAGE',
      text: 'ことしも なかよくしてね',
      box: { x: 462, y: 739, width: 735, height: 58 },
      face: 'maru',
      size: 38,
      fill: '#5d4a3c',
      align: 'middle',
      tracking: 0.13,
    },
    {
      type: 'DATE',
      text: 'ひつじ年',
      box: { x: 1304, y: 428, width: 204, height: 100 },
      face: 'maru',
      size: 32,
      fill: '#8a5a4c',
      align: 'middle',
      tracking: 0.12,
    },
  ],
});
