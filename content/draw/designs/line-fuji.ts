import { defineDesign } from '../kit/design.ts';
import { plain } from '../kit/frames.ts';
import { lettering } from '../kit/lettering.ts';
import { tooth } from '../kit/paper.ts';

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
  frame: plain(92, 92, 901, 760),
  photo: 'family',
  background:
    () => `<rect width="1085" height="1576" fill="#fefdfa"/>${tooth('portrait', 0.25)}<circle cx="726" cy="1096" r="94" fill="#d23a2c"/><path d="M92 1300C260 1270 380 1150 452 1046C470 1020 500 1034 520 1030C540 1028 556 1012 574 1046C640 1150 780 1272 993 1300" fill="#fefdfa" stroke="#3a3632" stroke-width="4.5" stroke-linejoin="round"/><path d="M412 1104L448 1130L478 1096L512 1138L548 1096L578 1130L612 1104" fill="none" stroke="#3a3632" stroke-width="4" stroke-linejoin="round"/>
    ${lettering('謹んで新春のお慶びを申し上げます', { face: 'hina', size: 42, x: 542, y: 1392, anchor: 'middle', spacing: 4, fill: '#2f2b28' })}${lettering('令和九年 元旦', { face: 'hina', size: 31, x: 542, y: 1464, anchor: 'middle', spacing: 10, fill: '#2f2b28' })}
    ${lettering('2027', { face: 'josefinLight', size: 46, x: 92, y: 920, spacing: 12, fill: '#8a837a' })}${lettering('HAPPY NEW YEAR', { face: 'josefin', size: 24, x: 993, y: 914, anchor: 'end', spacing: 6, fill: '#8a837a' })}`,
});
