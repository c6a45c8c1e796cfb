import { defineDesign } from '../drawing/design.ts';
import { plain } from '../drawing/frames.ts';
import { lettering } from '../drawing/lettering.ts';
import { tooth } from '../drawing/paper.ts';

export const design = defineDesign({
  id: 28002,
  slug: 'photo-white-border',
  label: '白フチ写真 手書きのひとこと',
  group: 110,
  tags: ['白フチ'],
  orientation: 'portrait',
  priceYen: 500,
  colour: ['white'],
  mood: ['simple', 'warm'],
  frame: plain(92, 92, 901, 1130),
  photo: 'dog',
  focus: 0.05,
  background:
    () => `<rect width="1085" height="1576" fill="#fdfcf8"/>${tooth('portrait', 0.3)}<rect x="88" y="88" width="909" height="1138" fill="none" stroke="#e4ddd0" stroke-width="2"/>
    ${lettering('いつもありがとう', { face: 'yomogi', size: 78, x: 542, y: 1304, anchor: 'middle', spacing: 6, fill: '#4a423a' })}<path d="M300 1350C420 1332 660 1334 784 1346" fill="none" stroke="#d9694f" stroke-width="5" stroke-linecap="round"/>
    ${lettering('with love and thanks', { face: 'caveat', size: 54, x: 542, y: 1406, anchor: 'middle', fill: '#8a7f72' })}`,
  words: [
    {
      type: 'NAMES',
      text: '',
      box: { x: 192, y: 1428, width: 700, height: 86 },
      face: 'maru',
      size: 34.4,
      fill: '#4a423a',
      align: 'middle',
      stack: 'middle',
    },
  ],
});
