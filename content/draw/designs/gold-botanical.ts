import { sprig } from '../drawing/botanical.ts';
import { defineDesign } from '../drawing/design.ts';
import { plain } from '../drawing/frames.ts';
import { dust, GOLD } from '../drawing/gold.ts';
import { lettering } from '../drawing/lettering.ts';
import { tooth } from '../drawing/paper.ts';

const GREENS = ['#7f9a78', '#9db392', '#5f7f62', '#b7c8ab'];

export const design = defineDesign({
  id: 27026,
  slug: 'gold-botanical',
  label: 'ボタニカル 英文ごあいさつ',
  group: 10,
  tags: ['英語', 'シンプル', 'スタイリッシュ'],
  orientation: 'landscape',
  priceYen: 500,
  colour: ['green', 'white', 'gold'],
  mood: ['natural', 'stylish'],
  frame: plain(78, 78, 760, 700),
  photo: 'home',
  background: () =>
    `<rect width="1576" height="1085" fill="#fcfaf4"/>${tooth('landscape', 0.3)}<rect x="892" y="78" width="606" height="929" fill="none" stroke="${GOLD}" stroke-width="3"/>`,
  overlay:
    () => `${sprig([1560, -10], [1120, 170], GREENS, { seed: 3, size: 92, bend: 60, count: 8 })}${sprig([1570, 60], [1400, 380], GREENS, { seed: 8, size: 80, bend: -50, count: 7 })}${sprig([1500, -20], [1260, 260], [GOLD], { seed: 5, size: 56, bend: 30, count: 7, stem: '#b88f3a' })}
    ${sprig([820, 1100], [1200, 940], GREENS, { seed: 13, size: 84, bend: -50, count: 7 })}${sprig([830, 1090], [840, 800], GREENS, { seed: 17, size: 76, bend: 40, count: 6 })}${sprig([840, 1090], [1000, 892], [GOLD], { seed: 19, size: 50, bend: 30, count: 6, stem: '#b88f3a' })}${dust(1200, 896, 160, 44, 60, GOLD, 4)}
    ${lettering('Wishing you', { face: 'garamondItalic', size: 66, x: 1196, y: 416, anchor: 'middle', fill: '#4c5a48' })}${lettering('a happy & peaceful', { face: 'garamondItalic', size: 66, x: 1196, y: 496, anchor: 'middle', fill: '#4c5a48' })}${lettering('New Year', { face: 'parisienne', size: 128, x: 1190, y: 646, anchor: 'middle', fill: '#4c5a48' })}`,
  words: [
    {
      type: 'MESSAGE',
      text: '今年もよろしくお願いいたします',
      box: { x: 942, y: 766, width: 508, height: 66 },
      face: 'mincho',
      size: 28,
      fill: '#4c5a48',
      align: 'middle',
      stack: 'middle',
      leading: 1.4,
      tracking: 0.07,
    },
    {
      type: 'DATE',
      text: '2027',
      box: { x: 942, y: 692, width: 508, height: 50 },
      face: 'mincho',
      size: 46,
      fill: '#9a7a34',
      align: 'middle',
      stack: 'middle',
      tracking: 0.5,
    },
  ],
});
