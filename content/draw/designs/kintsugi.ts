import { defineDesign } from '../drawing/design.ts';
import { linear } from '../drawing/document.ts';
import { windowed } from '../drawing/frames.ts';
import { type Point, polygon } from '../drawing/geometry.ts';
import { dust, GOLD } from '../drawing/gold.ts';
import { brushed } from '../drawing/ink.ts';
import { washi } from '../drawing/paper.ts';

const SHARD: readonly Point[] = [
  [560, -20],
  [690, 180],
  [640, 330],
  [742, 560],
  [660, 760],
  [716, 930],
  [600, 1110],
  [1600, 1110],
  [1600, -20],
];
const LINE = polygon(SHARD.slice(0, 7), false);

export const design = defineDesign({
  id: 27027,
  slug: 'kintsugi',
  label: '墨と金継ぎ 謹賀新年',
  group: 10,
  tags: ['スタイリッシュ', '筆文字', 'プレミアム'],
  orientation: 'landscape',
  priceYen: 800,
  colour: ['black', 'gold'],
  mood: ['stylish', 'formal', 'japanese'],
  frame: windowed({ x: 555, y: 0, width: 1021, height: 1085 }, polygon(SHARD)),
  photo: 'shrine',
  background() {
    const ink = linear(
      [
        [0, '#2a2625'],
        [1, '#151312'],
      ],
      'diagonal',
    );
    return `${ink.defs}<rect width="1576" height="1085" fill="${ink.paint}"/>${washi('landscape', { light: 0.6, fibres: 120, colour: '#a89060' })}<path d="M-20 860L120 820L230 900L400 850L716 930M400 850L370 960L420 1110M120 820L90 700" fill="none" stroke="${GOLD}" stroke-width="5" stroke-linejoin="round"/>${dust(300, 880, 260, 60, 90, GOLD, 4)}`;
  },
  overlay:
    () => `<path d="${LINE}" fill="none" stroke="${GOLD}" stroke-width="15" stroke-linejoin="round"/><path d="M742 560L900 620M690 180L800 120L860 -20" fill="none" stroke="${GOLD}" stroke-width="6"/>${dust(690, 560, 60, 420, 110, GOLD, 9)}
    ${brushed('謹賀', { face: 'boku', size: 214, x: 442, y: 84, vertical: true, fill: '#f8f1e2', spacing: -6 })}${brushed('新年', { face: 'boku', size: 214, x: 232, y: 250, vertical: true, fill: '#f8f1e2', spacing: -6 })}
    `,
  words: [
    {
      type: 'MESSAGE',
      text: '本年もよろしくお願い申し上げます',
      box: { x: 66, y: 110, width: 47, height: 560 },
      face: 'mincho',
      size: 27,
      fill: '#f3e6c8',
      vertical: true,
      tracking: 0.07,
    },
    {
      type: 'DATE',
      text: '令和九年 元旦',
      box: { x: 120, y: 988, width: 236, height: 29 },
      face: 'mincho',
      size: 27,
      fill: '#e9cf86',
      tracking: 0.22,
    },
  ],
});
