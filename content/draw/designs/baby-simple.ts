import { heart } from '../drawing/cosy.ts';
import { defineDesign } from '../drawing/design.ts';
import { plain } from '../drawing/frames.ts';
import { lettering } from '../drawing/lettering.ts';
import { tooth } from '../drawing/paper.ts';

const LINES = { face: 'mincho', fill: '#5a4c42', align: 'end' } as const;

export const design = defineDesign({
  id: 27403,
  slug: 'baby-simple',
  label: 'ハロー、ちいさなきみ',
  group: 50,
  tags: ['シンプル'],
  orientation: 'landscape',
  priceYen: 500,
  colour: ['white', 'beige'],
  mood: ['simple', 'stylish', 'warm'],
  frame: plain(0, 0, 1576, 780),
  photo: 'baby',
  background: () => `<rect width="1576" height="1085" fill="#fbf7f0"/>${tooth('landscape', 0.3)}
    ${heart(790, 890, 24, '#e59a92', 8)}${lettering('Hello little one', { face: 'garamondItalic', size: 104, x: 100, y: 920, fill: '#5a4c42' })}`,
  words: [
    {
      ...LINES,
      type: 'GREETING',
      text: '新しい家族を迎えました',
      box: { x: 860, y: 826, width: 616, height: 52 },
      size: 38,
      tracking: 0.14,
    },
    {
      ...LINES,
      type: 'MESSAGE',
      text: 'すこやかな成長をともに見守って\nいただけたら幸いです',
      box: { x: 840, y: 893, width: 636, height: 128 },
      size: 28,
      leading: 1.35,
    },
    {
      ...LINES,
      type: 'NAMES',
      text: '',
      box: { x: 100, y: 938, width: 680, height: 84 },
      size: 31.7,
      align: 'start',
      stack: 'middle',
      leading: 1.3,
    },
  ],
});
