import { crystal } from '../drawing/cosy.ts';
import { defineDesign } from '../drawing/design.ts';
import { linear } from '../drawing/document.ts';
import { plain } from '../drawing/frames.ts';
import { dust, SILVER } from '../drawing/gold.ts';
import { tooth } from '../drawing/paper.ts';

const FLAKES: readonly (readonly [number, number, number])[] = [
  [1180, 150, 90],
  [1440, 250, 60],
  [1330, 90, 40],
  [1090, 300, 36],
  [1060, 900, 60],
  [1480, 960, 90],
  [1290, 1010, 40],
];

export const design = defineDesign({
  id: 27103,
  slug: 'kanchu-crystal',
  label: '雪の結晶',
  group: 20,
  tags: ['シンプル', '雪景色'],
  orientation: 'landscape',
  priceYen: 500,
  colour: ['blue', 'white'],
  mood: ['simple', 'calm', 'stylish'],
  frame: plain(0, 0, 980, 1085),
  photo: 'lake',
  focus: -0.1,
  background() {
    const ice = linear([
      [0, '#dfeaf1'],
      [1, '#c3d6e4'],
    ]);
    return `${ice.defs}<rect width="1576" height="1085" fill="${ice.paint}"/>${tooth('landscape', 0.3)}${FLAKES.map(([x, y, r], i) => crystal(x, y, r, '#ffffff', 3.4, i * 11)).join('')}${dust(1280, 560, 300, 460, 90, SILVER, 4)}
    <path d="M990 0V1085" stroke="#fff" stroke-width="20"/>`;
  },
  words: [
    {
      type: 'GREETING',
      text: '寒中お見舞い\n申し上げます',
      box: { x: 1055, y: 376, width: 458, height: 234 },
      face: 'mincho',
      size: 66,
      fill: '#2c4256',
      align: 'middle',
      stack: 'middle',
      leading: 1.45,
      tracking: 0.09,
    },
    {
      type: 'MESSAGE',
      text: '厳しい寒さが続いております\n皆様のご健勝をお祈りいたします',
      box: { x: 1043, y: 652, width: 470, height: 184 },
      face: 'mincho',
      size: 27,
      fill: '#38505f',
      align: 'middle',
      leading: 1.85,
      tracking: 0.11,
    },
    {
      type: 'DATE',
      text: '令和九年 一月',
      box: { x: 1128, y: 852, width: 312, height: 31 },
      face: 'mincho',
      size: 27,
      fill: '#38505f',
      align: 'middle',
      tracking: 0.22,
    },
  ],
});
