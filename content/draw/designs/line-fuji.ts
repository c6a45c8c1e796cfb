import { defineDesign } from '../drawing/design.ts';
import { plain } from '../drawing/frames.ts';
import { lettering } from '../drawing/lettering.ts';
import { tooth } from '../drawing/paper.ts';

export const design = defineDesign({
  id: 27015,
  slug: 'line-fuji',
  label: '一筆富士と日の丸',
  group: 10,
  tags: ['シンプル', '和風'],
  orientation: 'portrait',
  priceYen: 500,
  colour: ['white', 'red'],
  mood: ['simple', 'calm', 'japanese'],
  frame: plain(92, 92, 901, 560),
  photo: 'family',
  background:
    () => `<rect width="1085" height="1576" fill="#fefdfa"/>${tooth('portrait', 0.25)}<circle cx="726" cy="1096" r="94" fill="#d23a2c"/><path d="M92 1300C260 1270 380 1150 452 1046C470 1020 500 1034 520 1030C540 1028 556 1012 574 1046C640 1150 780 1272 993 1300" fill="#fefdfa" stroke="#3a3632" stroke-width="4.5" stroke-linejoin="round"/><path d="M412 1104L448 1130L478 1096L512 1138L548 1096L578 1130L612 1104" fill="none" stroke="#3a3632" stroke-width="4" stroke-linejoin="round"/>
    ${lettering('2027', { face: 'josefinLight', size: 46, x: 92, y: 724, spacing: 12, fill: '#8a837a' })}`,
  words: [
    {
      type: 'GREETING',
      text: '謹んで新春のお慶びを申し上げます',
      box: { x: 92, y: 1322, width: 901, height: 108 },
      face: 'mincho',
      size: 42,
      fill: '#2f2b28',
      align: 'middle',
      stack: 'middle',
      leading: 1.5,
      tracking: 0.1,
    },
    {
      type: 'DATE',
      text: '令和九年 元旦',
      box: { x: 292, y: 1450, width: 500, height: 32 },
      face: 'mincho',
      size: 31,
      fill: '#2f2b28',
      align: 'middle',
      tracking: 0.32,
    },
    {
      type: 'MESSAGE',
      text: 'HAPPY NEW YEAR',
      box: { x: 420, y: 690, width: 573, height: 92 },
      face: 'gothic',
      size: 25.5,
      fill: '#2f2b28',
      align: 'end',
      leading: 1.5,
      tracking: 0.24,
    },
  ],
});
