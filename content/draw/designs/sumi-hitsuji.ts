import { defineDesign } from '../drawing/design.ts';
import { torn, tornPath } from '../drawing/frames.ts';
import { ring } from '../drawing/geometry.ts';
import { brushed, seal } from '../drawing/ink.ts';
import { washi } from '../drawing/paper.ts';
import { shadow, wash } from '../drawing/watercolour.ts';

const frame = torn(92, 862, 901, 498, 12, 4);
const paper = tornPath({ x: 70, y: 840, width: 945, height: 542 }, 14, 9);

const COLUMN = { face: 'mincho', vertical: true, fill: '#3a322c' } as const;

export const design = defineDesign({
  id: 27028,
  slug: 'sumi-hitsuji',
  label: '墨の一字 未',
  group: 10,
  tags: ['筆文字', '干支ひつじ', 'シンプル'],
  orientation: 'portrait',
  priceYen: 500,
  colour: ['black', 'beige', 'red'],
  mood: ['japanese', 'calm', 'simple'],
  frame,
  photo: 'snow',
  background:
    () => `<rect width="1085" height="1576" fill="#f6f1e6"/>${wash(ring(560, 330, 330, 270, 18, 0.16, 4), '#d9d2c4', { opacity: 0.8, seed: 6, rim: 0.4, wobble: 0.4 })}${wash(ring(690, 280, 180, 150, 14, 0.2, 7), '#e9b9a4', { opacity: 0.55, seed: 9, rim: 0.2 })}${washi('portrait', { light: 0.55, fibres: 200 })}${shadow(paper, { opacity: 0.22 })}<path d="${paper}" fill="#fffdf8"/>
    ${brushed('未', { face: 'boku', size: 560, x: 542, y: 74, vertical: true, fill: '#1c1614' }, { tremble: 5 })}${seal('迎春', 880, 432, 78)}`,
  words: [
    {
      ...COLUMN,
      type: 'GREETING',
      text: '新春のお慶びを申し上げます',
      box: { x: 142, y: 108, width: 48, height: 560 },
      size: 36,
      tracking: 0.05,
    },
    {
      ...COLUMN,
      type: 'DATE',
      text: '令和九年 元旦',
      box: { x: 84, y: 300, width: 40, height: 360 },
      size: 29,
      tracking: 0.14,
    },
    {
      face: 'mincho',
      fill: '#3a322c',
      align: 'middle',
      type: 'MESSAGE',
      text: '穏やかで実り多き一年となりますように',
      box: { x: 92, y: 1400, width: 901, height: 106 },
      size: 33,
      tracking: 0.12,
      stack: 'middle',
    },
  ],
});
