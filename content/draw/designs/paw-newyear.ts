import { paw, sparkle } from '../drawing/cosy.ts';
import { defineDesign } from '../drawing/design.ts';
import { arch, archPath } from '../drawing/frames.ts';
import { awaji } from '../drawing/knot.ts';
import { lettering } from '../drawing/lettering.ts';
import { tooth } from '../drawing/paper.ts';
import { shadow } from '../drawing/watercolour.ts';

const frame = arch(190, 290, 705, 700);
const mount = archPath({ x: 164, y: 262, width: 757, height: 754 });
const TRAIL: readonly (readonly [number, number, number, number])[] = [
  [84, 900, 34, -12],
  [1000, 560, 36, 20],
  [940, 440, 34, -8],
  [1004, 330, 34, 16],
];

export const design = defineDesign({
  id: 27013,
  slug: 'paw-newyear',
  label: '肉球とアーチ ペットと迎える春',
  group: 10,
  tags: ['ペット', 'かわいい'],
  orientation: 'portrait',
  priceYen: 500,
  colour: ['orange', 'beige', 'red'],
  mood: ['cute', 'warm'],
  frame,
  photo: 'dog',
  background: () =>
    `<rect width="1085" height="1576" fill="#f8e3c4"/><path d="M-20 1180C280 1120 760 1120 1110 1180V1600H-20Z" fill="#fffaf0"/>${tooth('portrait', 0.35)}${TRAIL.map(([x, y, r, turn]) => paw(x, y, r, '#e3ae78', turn)).join('')}${sparkle(150, 330, 26, '#fff')}${sparkle(930, 640, 22, '#fff')}${sparkle(110, 620, 18, '#fff')}${shadow(mount, { opacity: 0.2 })}<path d="${mount}" fill="#fffdf8"/>`,
  overlay: () => `${awaji(542, 1052, 40, ['#d8402f', '#fffaf0', '#d8402f'], 9, [200, 200])}
    ${lettering('謹賀新年', { face: 'pop', size: 112, x: 542, y: 1278, anchor: 'middle', spacing: 14, fill: '#c7402f' })}
    
    ${paw(186, 1444, 44, '#f0c795', -18)}${paw(900, 1444, 44, '#f0c795', 18)}`,
  words: [
    {
      type: 'MESSAGE',
      text: 'ことしも家族そろって\nどうぞよろしくおねがいします',
      box: { x: 246, y: 1329, width: 594, height: 122 },
      face: 'maru',
      size: 38,
      fill: '#5d4432',
      align: 'middle',
      leading: 1.53,
    },
    {
      type: 'DATE',
      text: '2027 ひつじ年',
      box: { x: 244, y: 1468, width: 597, height: 38 },
      face: 'maru',
      size: 33,
      fill: '#c7402f',
      align: 'middle',
      stack: 'middle',
      tracking: 0.13,
    },
  ],
});
