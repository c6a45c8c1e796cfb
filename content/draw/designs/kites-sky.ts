import { defineDesign } from '../drawing/design.ts';
import { linear } from '../drawing/document.ts';
import { windowed } from '../drawing/frames.ts';
import { cloud } from '../drawing/landscape.ts';
import { lettering } from '../drawing/lettering.ts';
import { kite, top } from '../drawing/lucky.ts';
import { tooth } from '../drawing/paper.ts';
import { sheep } from '../drawing/sheep.ts';
import { shadow } from '../drawing/watercolour.ts';

const CLOUD =
  'M330 800C180 800 110 690 160 580C80 500 120 370 240 360C260 220 420 150 540 220C620 110 820 100 900 220C1010 160 1150 240 1140 370C1250 400 1280 540 1190 610C1220 720 1120 810 1010 790C940 860 800 860 740 800C650 870 480 870 330 800Z';

export const design = defineDesign({
  id: 27012,
  slug: 'kites-sky',
  label: '凧あげと雲のフレーム',
  group: 10,
  tags: ['こども', 'かわいい'],
  orientation: 'landscape',
  priceYen: 500,
  colour: ['blue', 'yellow', 'green'],
  mood: ['playful', 'cute'],
  frame: windowed({ x: 118, y: 128, width: 1120, height: 726 }, CLOUD),
  photo: 'children',
  background() {
    const sky = linear([
      [0, '#6fb7dd'],
      [0.7, '#b8e0ec'],
      [1, '#e6f4ea'],
    ]);
    return `${sky.defs}<rect width="1576" height="1085" fill="${sky.paint}"/>${cloud(1300, 560, 0.7, '#fff', 0.7)}${cloud(80, 130, 0.7, '#fff', 0.7)}<path d="M-30 930C340 860 760 960 1100 920C1300 900 1460 880 1620 900V1120H-30Z" fill="#9dcb7b"/><path d="M-30 1000C400 950 820 1020 1620 960V1120H-30Z" fill="#7db868"/>${tooth('landscape', 0.28)}
    ${shadow(CLOUD, { dy: 14, blur: 18, colour: '#2f6d92', opacity: 0.3 })}<path d="${CLOUD}" fill="#fff" stroke="#fff" stroke-width="44" stroke-linejoin="round"/>`;
  },
  overlay:
    () => `<path d="${CLOUD}" fill="none" stroke="#fff" stroke-width="8"/>${kite(1398, 226, 1.1, '未', '#e0483c', 12)}${kite(1262, 612, 0.54, '福', '#f0b23a', -10)}${top(112, 968, 0.6, ['#e0483c', '#f6c94f', '#3f8fbf'], -8)}${sheep(1162, 918, 0.48, { seed: 5, scarf: '#e0483c', flip: true })}${sheep(1228, 976, 0.32, { seed: 9, scarf: '#f0b23a', flip: true })}
    ${lettering('あけまして', { face: 'potta', size: 72, x: 192, y: 938, fill: '#8a1f18', spacing: 2 })}${lettering('おめでとう', { face: 'potta', size: 72, x: 222, y: 1010, fill: '#8a1f18', spacing: 2 })}${lettering('2027', { face: 'potta', size: 78, x: 1406, y: 1004, anchor: 'middle', fill: '#fff' })}`,
  words: [
    {
      type: 'MESSAGE',
      text: 'ことしもいっぱい\nあそぼうね',
      box: { x: 612, y: 904, width: 456, height: 114 },
      face: 'maru',
      size: 38,
      fill: '#3a2a16',
      align: 'middle',
      stack: 'middle',
      leading: 1.5,
      tracking: 0.04,
    },
    {
      type: 'NAMES',
      text: '',
      box: { x: 1368, y: 616, width: 142, height: 270 },
      face: 'maru',
      size: 38,
      fill: '#12395f',
      vertical: true,
    },
  ],
});
