import { defineDesign } from '../drawing/design.ts';
import { group } from '../drawing/document.ts';
import { chrysanthemum, leaf } from '../drawing/flowers.ts';
import { plain } from '../drawing/frames.ts';
import { washi } from '../drawing/paper.ts';

const COLUMN = { face: 'mincho', vertical: true, fill: '#3a393f' } as const;

/** 喪中: grey and mauve, no gold, no punctuation, thin words. */
export const design = defineDesign({
  id: 27201,
  slug: 'mourning-chrysanthemum',
  label: '白菊',
  group: 30,
  tags: ['花'],
  orientation: 'portrait',
  priceYen: 500,
  colour: ['grey', 'purple'],
  mood: ['formal', 'calm'],
  frame: plain(84, 820, 640, 680),
  photo: 'mist',
  focus: -0.05,
  background:
    () => `<rect width="1085" height="1576" fill="#f5f4f3"/>${washi('portrait', { light: 0.4, fibres: 140, colour: '#8a8a92' })}
    ${group(
      'opacity=".9"',
      [
        [250, 760],
        [190, 720],
        [320, 740],
      ]
        .map(([x = 0, y = 0], i) => leaf(x, y, 150, '#a9aeb0', 120 + i * 60, 0.5))
        .join(''),
      chrysanthemum(170, 560, 120, '#ffffff', '#b9b6c4'),
      chrysanthemum(300, 690, 88, '#eceaf2', '#a9a5b8'),
      chrysanthemum(120, 740, 62, '#ffffff', '#b9b6c4', 2),
    )}
    <rect x="74" y="810" width="660" height="700" fill="none" stroke="#c3c0c8" stroke-width="2"/>`,
  words: [
    {
      ...COLUMN,
      type: 'GREETING',
      text: '喪中につき年末年始の\n　ご挨拶をご遠慮申し上げます',
      box: { x: 848, y: 96, width: 136, height: 700 },
      size: 47,
      leading: 1.7,
      tracking: 0.05,
    },
    {
      ...COLUMN,
      type: 'MESSAGE',
      text: '本年中のご厚情に深謝いたしますとともに\n明年も変わらぬご交誼のほど\nお願い申し上げます',
      box: { x: 440, y: 120, width: 372, height: 670 },
      stack: 'middle',
      size: 31,
      leading: 1.95,
    },
    {
      ...COLUMN,
      type: 'DATE',
      text: '令和八年 十二月',
      box: { x: 976, y: 880, width: 30, height: 400 },
      size: 28,
      tracking: 0.1,
    },
    {
      ...COLUMN,
      type: 'ADDRESS',
      text: '',
      box: { x: 839, y: 880, width: 121, height: 620 },
      size: 28,
      align: 'end',
      leading: 1.25,
    },
    {
      ...COLUMN,
      type: 'NAMES',
      text: '',
      box: { x: 741, y: 960, width: 84, height: 540 },
      size: 40,
      align: 'end',
      leading: 1.4,
    },
  ],
});
