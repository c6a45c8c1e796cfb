import { defineDesign, fullFrame } from '../drawing/design.ts';
import { linear } from '../drawing/document.ts';
import { dust, GOLD } from '../drawing/gold.ts';
import { lettering } from '../drawing/lettering.ts';

export const design = defineDesign({
  id: 27011,
  slug: 'gold-script-photo',
  label: '全面写真 ゴールドスクリプト',
  group: 10,
  tags: ['英語', 'スタイリッシュ', 'プレミアム'],
  orientation: 'portrait',
  priceYen: 800,
  colour: ['black', 'gold'],
  mood: ['stylish', 'gorgeous'],
  frame: fullFrame('portrait'),
  photo: 'kimono',
  background: () => '<rect width="1085" height="1576" fill="#2a2522"/>',
  overlay() {
    const night = linear([
      [0, '#120e0c', 0],
      [0.45, '#120e0c', 0.72],
      [1, '#120e0c', 0.92],
    ]);
    return `${night.defs}<rect y="804" width="1085" height="772" fill="${night.paint}"/><rect x="58" y="58" width="969" height="1460" fill="none" stroke="${GOLD}" stroke-width="4"/><rect x="70" y="70" width="945" height="1436" fill="none" stroke="${GOLD}" stroke-width="1.5"/>
    ${dust(540, 1194, 460, 160, 220, GOLD, 4)}
    ${lettering('Happy', { face: 'vibes', size: 210, x: 470, y: 1104, anchor: 'middle', fill: GOLD })}${lettering('New Year', { face: 'vibes', size: 210, x: 570, y: 1274, anchor: 'middle', fill: GOLD })}`;
  },
  words: [
    {
      type: 'DATE',
      text: '2027',
      box: { x: 292, y: 1393, width: 500, height: 52 },
      face: 'mincho',
      size: 48,
      fill: '#f4e3b0',
      align: 'middle',
      stack: 'middle',
      tracking: 0.5,
    },
    {
      type: 'MESSAGE',
      text: 'WISHING YOU A YEAR FULL OF JOY',
      box: { x: 92, y: 1456, width: 901, height: 38 },
      face: 'gothic',
      size: 26,
      fill: '#ffffff',
      align: 'middle',
      stack: 'middle',
      tracking: 0.14,
    },
  ],
});
