import { cake } from '../drawing/animals.ts';
import { bunting, sparkle } from '../drawing/cosy.ts';
import { defineDesign } from '../drawing/design.ts';
import { rounded, roundedPath } from '../drawing/frames.ts';
import { lettering } from '../drawing/lettering.ts';
import { tooth } from '../drawing/paper.ts';
import { stripes } from '../drawing/pattern.ts';

const frame = rounded(140, 190, 805, 720, 40);

export const design = defineDesign({
  id: 27802,
  slug: 'birthday-cake',
  label: 'いちごのケーキ',
  group: 90,
  tags: ['ポップ'],
  orientation: 'portrait',
  priceYen: 500,
  colour: ['pink', 'white', 'red'],
  mood: ['cute', 'warm'],
  frame,
  photo: 'dog',
  background() {
    const bars = stripes('#fbdcd8', '#fdeae6', 60, 60);
    return `${bars.defs}<rect width="1085" height="1576" fill="${bars.paint}"/><path d="M-20 1250C300 1210 760 1210 1110 1250V1600H-20Z" fill="#fffaf4"/>${tooth('portrait', 0.3)}<path d="${roundedPath({ x: 112, y: 162, width: 861, height: 776 }, 62)}" fill="#fffdf8"/>`;
  },
  overlay:
    () => `${bunting(30, 80, 1055, 80, 30, ['#e0685c', '#f6c94f', '#8fc4a4'], 50)}${cake(542, 1180, 1.24, '#fffaf2', '#f6cf9a', ['#e0685c', '#8fb8dc', '#f6c94f', '#8fc4a4', '#c9a3d6'])}${sparkle(190, 1060, 30, '#fff')}${sparkle(900, 1080, 26, '#fff')}${sparkle(130, 1190, 18, '#fff')}
    ${lettering('HAPPY BIRTHDAY', { face: 'pop', size: 78, x: 542, y: 1390, anchor: 'middle', spacing: 6, fill: '#d9544a' })}`,
  words: [
    {
      type: 'MESSAGE',
      text: '生まれてきてくれてありがとう',
      box: { x: 127, y: 1443, width: 831, height: 58 },
      face: 'maru',
      size: 38,
      fill: '#6b4a42',
      align: 'middle',
      tracking: 0.05,
    },
  ],
});
