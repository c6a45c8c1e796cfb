import { defineDesign } from '../drawing/design.ts';
import { plain } from '../drawing/frames.ts';
import { dust, GOLD } from '../drawing/gold.ts';
import { lettering } from '../drawing/lettering.ts';
import { tooth } from '../drawing/paper.ts';

const frame = plain(64, 64, 1170, 700);

export const design = defineDesign({
  id: 27006,
  slug: 'white-gold',
  label: 'ホワイト&ゴールド 2027',
  group: 10,
  tags: ['シンプル', 'スタイリッシュ', '英語'],
  orientation: 'landscape',
  priceYen: 500,
  colour: ['white', 'gold'],
  mood: ['simple', 'stylish'],
  frame,
  photo: 'sea',
  background: () => `<rect width="1576" height="1085" fill="#fdfcf9"/>${tooth('landscape', 0.22)}
    ${dust(788, 826, 620, 26, 150, GOLD, 5)}
    ${lettering('Happy New Year', { face: 'vibes', size: 138, x: 116, y: 924, fill: GOLD })}
    ${lettering('2027', { face: 'josefinLight', size: 108, x: 1470, y: 914, anchor: 'end', spacing: 14, fill: '#3b342c' })}
    <path d="M104 972H1476" stroke="${GOLD}" stroke-width="2.5"/>
    `,
  words: [
    {
      type: 'MESSAGE',
      text: '本年もどうぞよろしくお願いいたします',
      box: { x: 104, y: 994, width: 822, height: 29 },
      face: 'gothic',
      size: 27,
      fill: '#4a4138',
      tracking: 0.22,
    },
    {
      type: 'DATE',
      text: '令和九年 元旦',
      box: { x: 1172, y: 994, width: 304, height: 29 },
      face: 'gothic',
      size: 27,
      fill: '#4a4138',
      align: 'end',
      tracking: 0.22,
    },
  ],
});
