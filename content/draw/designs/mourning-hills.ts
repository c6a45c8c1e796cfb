import { defineDesign } from '../drawing/design.ts';
import { linear } from '../drawing/document.ts';
import { plain } from '../drawing/frames.ts';
import { smooth } from '../drawing/geometry.ts';
import { hills } from '../drawing/landscape.ts';
import { washi } from '../drawing/paper.ts';

const range = (y: number, swell: number, seed: number, from: string) => {
  const fade = linear([
    [0, from],
    [0.7, '#f4f4f4', 0],
  ]);
  return `${fade.defs}<path d="${smooth(hills(1576, 1085, y, swell, seed, 120))}" fill="${fade.paint}"/>`;
};

const COLUMN = { face: 'mincho', vertical: true, fill: '#35383c' } as const;

export const design = defineDesign({
  id: 27202,
  slug: 'mourning-hills',
  label: '墨の山なみ',
  group: 30,
  tags: ['風景'],
  orientation: 'landscape',
  priceYen: 500,
  colour: ['grey', 'black'],
  mood: ['formal', 'calm', 'japanese'],
  frame: plain(86, 86, 720, 600),
  photo: 'mist',
  background: () =>
    `<rect width="1576" height="1085" fill="#f4f4f3"/>${range(800, 50, 3, '#c4c8cc')}${range(880, 40, 8, '#a4abb1')}${range(980, 26, 5, '#858d94')}${washi('landscape', { light: 0.4, fibres: 130, colour: '#7a7f86' })}<rect x="76" y="76" width="740" height="620" fill="none" stroke="#bfc3c6" stroke-width="2"/>`,
  words: [
    {
      ...COLUMN,
      type: 'GREETING',
      text: '喪中につき年末年始のご挨拶を\n　　ご遠慮申し上げます',
      box: { x: 1374, y: 84, width: 132, height: 740 },
      size: 46,
      leading: 1.65,
      tracking: 0.04,
    },
    {
      ...COLUMN,
      type: 'MESSAGE',
      text: '本年中に賜りましたご厚情に深謝し\n明年も変わらぬご交誼のほど\nお願い申し上げます',
      box: { x: 1089, y: 96, width: 267, height: 720 },
      stack: 'middle',
      size: 32,
      leading: 1.87,
      tracking: 0.06,
    },
    {
      ...COLUMN,
      type: 'DATE',
      text: '令和八年 十二月',
      box: { x: 1047, y: 180, width: 28, height: 520 },
      size: 28,
      tracking: 0.1,
    },
    {
      ...COLUMN,
      type: 'ADDRESS',
      text: '',
      box: { x: 920, y: 96, width: 113, height: 730 },
      size: 28,
      align: 'end',
      leading: 1.2,
    },
    {
      ...COLUMN,
      type: 'NAMES',
      text: '',
      box: { x: 822, y: 330, width: 84, height: 496 },
      size: 38,
      align: 'end',
      leading: 1.4,
    },
  ],
});
