import { defineDesign, fullFrame } from '../drawing/design.ts';
import { clip } from '../drawing/document.ts';
import { tornPath } from '../drawing/frames.ts';
import { dust, flakeCloud, GOLD } from '../drawing/gold.ts';
import { brushed, seal } from '../drawing/ink.ts';
import { washi } from '../drawing/paper.ts';
import { shadow } from '../drawing/watercolour.ts';

const STRIP = tornPath({ x: 1080, y: -40, width: 400, height: 1165 }, 10, 6);
const UNDER = tornPath({ x: 1056, y: -40, width: 440, height: 1165 }, 12, 3);

export const design = defineDesign({
  id: 27030,
  slug: 'washi-strip',
  label: '全面写真と和紙の帯 賀春',
  group: 10,
  tags: ['筆文字', '和風', 'スタイリッシュ'],
  orientation: 'landscape',
  priceYen: 500,
  colour: ['beige', 'red', 'gold'],
  mood: ['japanese', 'stylish'],
  frame: fullFrame('landscape'),
  photo: 'cat',
  background: () => '<rect width="1576" height="1085" fill="#efe6d6"/>',
  overlay:
    () => `${shadow(UNDER, { dx: -4, dy: 4, blur: 12, opacity: 0.4 })}<path d="${UNDER}" fill="${GOLD}"/>${clip(STRIP, `<rect width="1576" height="1085" fill="#fbf5e8"/>${washi('landscape', { light: 0.6, fibres: 500 })}${dust(1280, 1060, 150, 30, 60, GOLD, 4)}${flakeCloud(1280, 60, 150, 60, 26, 7, 5)}`)}
    ${brushed('賀春', { face: 'boku', size: 270, x: 1306, y: 80, vertical: true, fill: '#1f1714', spacing: 4 })}${seal('未', 1268, 652, 78)}
    `,
  words: [
    {
      type: 'MESSAGE',
      text: '本年もよろしく\nお願い申し上げます',
      box: { x: 1202, y: 750, width: 154, height: 272 },
      face: 'mincho',
      size: 26.4,
      fill: '#3a2e28',
      vertical: true,
      leading: 2,
      tracking: 0.03,
    },
    {
      type: 'DATE',
      text: '令和九年 元旦',
      box: { x: 1149, y: 750, width: 29, height: 272 },
      face: 'mincho',
      size: 27,
      fill: '#3a2e28',
      vertical: true,
      align: 'end',
      tracking: 0.1,
    },
  ],
});
