import { defineDesign } from '../drawing/design.ts';
import { clip } from '../drawing/document.ts';
import { RED_UME, ume, WHITE_UME } from '../drawing/flowers.ts';
import { rounded } from '../drawing/frames.ts';
import { n } from '../drawing/geometry.ts';
import { GOLD } from '../drawing/gold.ts';
import { brushed } from '../drawing/ink.ts';
import { fuji, sun } from '../drawing/landscape.ts';
import { washi } from '../drawing/paper.ts';
import { asanoha, ichimatsu, type Pattern, seigaiha, shippo } from '../drawing/pattern.ts';

const cell = (x: number, y: number, w: number, h: number) =>
  `M${x + 14} ${y}h${w - 28}a14 14 0 0 1 14 14v${n(h - 28)}a14 14 0 0 1 -14 14h${28 - w}a14 14 0 0 1 -14 -14v${n(28 - h)}a14 14 0 0 1 14 -14Z`;
const filled = (path: string, ground: string, pattern?: Pattern) =>
  `<path d="${path}" fill="${ground}"/>${pattern ? `${pattern.defs}<path d="${path}" fill="${pattern.paint}"/>` : ''}`;

export const design = defineDesign({
  id: 27010,
  slug: 'pattern-bento',
  label: '和柄づくし',
  group: 10,
  tags: ['和風', 'スタイリッシュ'],
  orientation: 'portrait',
  priceYen: 500,
  colour: ['navy', 'red', 'beige'],
  mood: ['japanese', 'stylish'],
  frame: rounded(66, 396, 953, 516, 14),
  photo: 'family',
  background() {
    const [c1, c2, c3, c4, c5] = [
      cell(66, 66, 308, 308),
      cell(396, 66, 308, 308),
      cell(726, 66, 293, 308),
      cell(66, 1118, 308, 392),
      cell(726, 1318, 293, 192),
    ];
    return `<rect width="1085" height="1576" fill="#faf5ea"/>${washi('portrait', { light: 0.4, fibres: 90 })}
    ${filled(c1, '#1f3f66', seigaiha(44, '#dbe3ea', '#1f3f66', 2.2))}${filled(c2, '#f6e7c9')}${clip(c2, sun(600, 170, 64) + fuji(540, 200, 190, { top: '#2f5684', foot: '#87a3c2' }, 3))}${filled(c3, '#c63a35', asanoha(96, '#f3c9b8', 2))}
    ${filled(c4, '#f6e7c9')}${filled(c5, '#5f8a6a', shippo(36, '#dfe9d6', 2))}${filled(cell(726, 1118, 293, 178), '#f3d5d0', ichimatsu(30, '#f6dcd6', '#eab9b3'))}
    ${ume(836, 1414, 62, WHITE_UME, 10)}${ume(938, 1430, 44, RED_UME, 30)}
    <path d="${cell(396, 1118, 308, 392)}" fill="#fffdf8"/>${brushed('賀正', { face: 'syuku', size: 160, x: 550, y: 1146, vertical: true, fill: '#2a1d19', spacing: 6 })}
    <path d="${cell(66, 396, 953, 516)}" fill="#e9e2d2"/><path d="${cell(66, 934, 953, 162)}" fill="#fffdf8"/>`;
  },
  overlay: () => `<path d="${cell(66, 396, 953, 516)}" fill="none" stroke="${GOLD}" stroke-width="5"/>`,
  words: [
    {
      type: 'MESSAGE',
      text: '皆様のご健康と\nご多幸を\nお祈り申し上げます',
      box: { x: 92, y: 1140, width: 256, height: 348 },
      face: 'mincho',
      size: 33,
      fill: '#3a2a1c',
      vertical: true,
      stack: 'middle',
      leading: 1.8,
      tracking: 0.05,
    },
    {
      type: 'DATE',
      text: '令和九年\n元旦',
      box: { x: 740, y: 1136, width: 264, height: 142 },
      face: 'mincho',
      size: 38,
      fill: '#8f2f2c',
      align: 'middle',
      stack: 'middle',
      leading: 1.44,
      tracking: 0.21,
    },
  ],
});
