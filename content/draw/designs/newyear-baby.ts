import { heart, star } from '../drawing/cosy.ts';
import { defineDesign } from '../drawing/design.ts';
import { scallopPath, windowed } from '../drawing/frames.ts';
import { at } from '../drawing/geometry.ts';
import { lettering } from '../drawing/lettering.ts';
import { tooth } from '../drawing/paper.ts';
import { sheep } from '../drawing/sheep.ts';
import { shadow } from '../drawing/watercolour.ts';

const [cx, cy] = [542, 560];
const BUNTING = ['#ef8f86', '#f6c94f', '#8fc4a4', '#8fb8dc', '#c9a3d6'];

export const design = defineDesign({
  id: 27034,
  slug: 'newyear-baby',
  label: '出産報告の年賀状',
  group: 10,
  tags: ['家族のお知らせ', 'かわいい', '干支ひつじ'],
  orientation: 'portrait',
  priceYen: 500,
  colour: ['yellow', 'pink', 'white'],
  mood: ['cute', 'warm'],
  frame: windowed({ x: 90, y: 130, width: 904, height: 860 }, scallopPath(cx, cy, 400, 380, 22)),
  photo: 'baby',
  focus: -0.15,
  background: () =>
    `<rect width="1085" height="1576" fill="#fdeec9"/>${[90, 300, 790, 1000].map((x, i) => star(x, 90 + (i % 3 ? 36 : 0), 22, BUNTING[i] ?? '#f6c94f', i * 17)).join('')}<path d="M-20 1080C260 1020 520 1090 800 1050C920 1034 1020 1040 1110 1060V1600H-20Z" fill="#fffaf0"/>${tooth('portrait', 0.3)}${shadow(scallopPath(cx, cy, 428, 408, 22), { opacity: 0.18, blur: 14 })}<path d="${scallopPath(cx, cy, 428, 408, 22)}" fill="#fffefa"/>`,
  overlay:
    () => `${sheep(230, 1006, 0.66, { seed: 3, scarf: '#ef8f86' })}${sheep(868, 1016, 0.6, { seed: 7, scarf: '#8fb8dc', flip: true, face: '#7a5a4a' })}${at(542, 1010, heart(0, 0, 40, '#ef8f86'))}
    ${lettering('あけましておめでとう', { face: 'pop', size: 74, x: 542, y: 1216, anchor: 'middle', spacing: 4, fill: '#d9604f' })}`,
  words: [
    {
      type: 'HEADLINE',
      text: '家族が増えました',
      box: { x: 92, y: 1240, width: 901, height: 106 },
      face: 'maru',
      size: 60,
      fill: '#5d4a3c',
      align: 'middle',
      stack: 'middle',
      leading: 1.3,
      tracking: 0.1,
    },
    {
      type: 'MESSAGE',
      text: 'にぎやかなお正月を迎えています',
      box: { x: 129, y: 1365, width: 825, height: 73 },
      face: 'maru',
      size: 35,
      fill: '#5d4a3c',
      align: 'middle',
      tracking: 0.06,
    },
    {
      type: 'DATE',
      text: '2027 ひつじ年',
      box: { x: 242, y: 1458, width: 601, height: 40 },
      face: 'maru',
      size: 36,
      fill: '#d9604f',
      align: 'middle',
      stack: 'middle',
      tracking: 0.16,
    },
  ],
});
