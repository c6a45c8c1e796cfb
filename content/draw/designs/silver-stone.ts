import { defineDesign } from '../drawing/design.ts';
import { linear } from '../drawing/document.ts';
import { plain } from '../drawing/frames.ts';
import { ring } from '../drawing/geometry.ts';
import { dust, GOLD, SILVER } from '../drawing/gold.ts';
import { lettering } from '../drawing/lettering.ts';
import { wash } from '../drawing/watercolour.ts';

export const design = defineDesign({
  id: 27024,
  slug: 'silver-stone',
  label: 'グレージュ大理石 2027',
  group: 10,
  tags: ['スタイリッシュ', '英語', 'プレミアム'],
  orientation: 'portrait',
  priceYen: 800,
  colour: ['grey', 'gold', 'white'],
  mood: ['stylish', 'gorgeous', 'calm'],
  frame: plain(150, 470, 785, 600),
  photo: 'sea',
  focus: 0.1,
  background() {
    const stone = linear(
      [
        [0, '#efece8'],
        [1, '#d9d3cd'],
      ],
      'diagonal',
    );
    return `${stone.defs}<rect width="1085" height="1576" fill="${stone.paint}"/>${wash(ring(160, 240, 420, 260, 16, 0.3, 2), '#b9b1ab', { opacity: 0.55, seed: 3, wobble: 0.5, rim: 0.2 })}${wash(ring(900, 1500, 460, 150, 16, 0.3, 6), '#a9a19c', { opacity: 0.5, seed: 6, wobble: 0.5, rim: 0.2 })}${wash(ring(940, 200, 260, 190, 14, 0.3, 8), '#ffffff', { opacity: 0.7, seed: 9, wobble: 0.5, rim: 0.1 })}
    <path d="M-20 420C180 380 260 250 420 210S760 120 1110 -20" fill="none" stroke="${GOLD}" stroke-width="4"/><path d="M300 260C340 330 420 340 470 420" fill="none" stroke="${GOLD}" stroke-width="2"/>${dust(420, 220, 260, 60, 110, GOLD, 5)}${dust(860, 1510, 160, 26, 70, GOLD, 8)}
    <rect x="126" y="446" width="833" height="648" fill="#fdfcfa"/><rect x="126" y="446" width="833" height="648" fill="none" stroke="${SILVER}" stroke-width="3"/>
    ${lettering('2027', { face: 'playfair', size: 232, x: 542, y: 330, anchor: 'middle', spacing: 8, fill: '#4a4440' })}`;
  },
  words: [
    {
      type: 'GREETING',
      text: 'HAPPY NEW YEAR',
      box: { x: 150, y: 373, width: 785, height: 35 },
      face: 'gothic',
      size: 35,
      fill: '#6a635d',
      align: 'middle',
      stack: 'middle',
      tracking: 0.48,
    },
    {
      type: 'MESSAGE',
      text: '新しい年のご多幸を心よりお祈り申し上げます',
      box: { x: 69, y: 1356, width: 947, height: 52 },
      face: 'mincho',
      size: 32,
      fill: '#3f3a36',
      align: 'middle',
      tracking: 0.09,
    },
    {
      type: 'DATE',
      text: '令和九年 元旦',
      box: { x: 368, y: 1420, width: 348, height: 31 },
      face: 'mincho',
      size: 29,
      fill: '#3f3a36',
      align: 'middle',
      tracking: 0.28,
    },
  ],
});
