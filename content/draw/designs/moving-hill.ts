import { bunting, house, roundTree } from '../drawing/cosy.ts';
import { defineDesign } from '../drawing/design.ts';
import { rounded, roundedPath } from '../drawing/frames.ts';
import { smooth } from '../drawing/geometry.ts';
import { cloud, hills } from '../drawing/landscape.ts';
import { lettering } from '../drawing/lettering.ts';
import { tooth } from '../drawing/paper.ts';
import { shadow } from '../drawing/watercolour.ts';

const frame = rounded(640, 84, 852, 640, 320);
const line = (y: number, swell: number, seed: number, fill: string) =>
  `<path d="${smooth(hills(1576, 1085, y, swell, seed))}" fill="${fill}"/>`;

export const design = defineDesign({
  id: 27501,
  slug: 'moving-hill',
  label: '丘の上の新しい家',
  group: 60,
  tags: ['かわいい'],
  orientation: 'landscape',
  priceYen: 500,
  colour: ['yellow', 'green', 'orange'],
  mood: ['warm', 'playful'],
  frame,
  photo: 'home',
  background:
    () => `<rect width="1576" height="1085" fill="#fdf1d0"/>${cloud(200, 150, 0.9, '#fff')}${cloud(520, 250, 0.6, '#fff')}${cloud(1520, 640, 0.8, '#fff')}${line(830, 34, 3, '#cfe0a4')}${line(900, 24, 7, '#a9c983')}${line(990, 16, 5, '#86b26c')}
    ${roundTree(90, 880, 1.15, '#7fae74')}${roundTree(560, 864, 0.9, '#8fbb7c')}${house(330, 878, 1.42, { roof: '#e0705a' })}${roundTree(470, 886, 1.0, '#6d9f68')}${house(1180, 896, 0.7, { roof: '#5f8fb0', wall: '#fff6e6' })}${roundTree(1290, 904, 0.8, '#6d9f68')}${roundTree(1500, 900, 0.9, '#7fae74')}${house(980, 916, 0.6, { roof: '#e6a94a' })}${roundTree(890, 912, 0.7, '#8fbb7c')}${tooth('landscape', 0.3)}
    ${shadow(roundedPath({ x: 622, y: 66, width: 888, height: 676 }, 336), { opacity: 0.2 })}<path d="${roundedPath({ x: 622, y: 66, width: 888, height: 676 }, 336)}" fill="#fffdf6"/>`,
  overlay: () => `${bunting(600, 770, 1540, 752, 28, ['#e0705a', '#f0b84c', '#7fae74', '#5f8fb0'], 40)}
    ${lettering('お引越し', { face: 'pop', size: 92, x: 318, y: 300, anchor: 'middle', spacing: 4, fill: '#d1583f' })}${lettering('しました', { face: 'pop', size: 92, x: 318, y: 410, anchor: 'middle', spacing: 4, fill: '#d1583f' })}
    `,
  words: [
    {
      type: 'MESSAGE',
      text: 'お近くにお越しの際は\nぜひお立ち寄りください',
      box: { x: 68, y: 446, width: 500, height: 112 },
      face: 'maru',
      size: 32,
      fill: '#5d4a38',
      align: 'middle',
      stack: 'middle',
      leading: 1.5,
    },
    {
      type: 'ADDRESS',
      text: '',
      box: { x: 70, y: 903, width: 792, height: 119 },
      face: 'maru',
      size: 29,
      fill: '#2f4a26',
      leading: 1.2,
      stack: 'end',
    },
    {
      type: 'NAMES',
      text: '',
      box: { x: 1016, y: 938, width: 440, height: 84 },
      face: 'maru',
      size: 34,
      fill: '#2f4a26',
      align: 'end',
      leading: 1.2,
      stack: 'end',
    },
  ],
});
