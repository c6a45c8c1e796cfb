import { defineDesign, fullFrame } from '../kit/design.ts';
import { clip } from '../kit/document.ts';
import { tornPath } from '../kit/frames.ts';
import { dust, flakeCloud, GOLD } from '../kit/gold.ts';
import { brushed, seal } from '../kit/ink.ts';
import { lettering } from '../kit/lettering.ts';
import { washi } from '../kit/paper.ts';
import { shadow } from '../kit/watercolour.ts';

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
    ${lettering('本年もよろしく', { face: 'mincho', size: 33, x: 1342, y: 760, vertical: true, spacing: 2, fill: '#3a2e28' })}${lettering('お願い申し上げます', { face: 'mincho', size: 27, x: 1272, y: 760, vertical: true, spacing: 1, fill: '#3a2e28' })}${lettering('令和九年 元旦', { face: 'mincho', size: 27, x: 1208, y: 806, vertical: true, spacing: 4, fill: '#3a2e28' })}`,
});
