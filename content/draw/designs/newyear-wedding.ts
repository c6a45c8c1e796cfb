import { sprig } from '../drawing/botanical.ts';
import { defineDesign } from '../drawing/design.ts';
import { GOLD_UME, RED_UME, ume, WHITE_UME } from '../drawing/flowers.ts';
import { arch, archPath } from '../drawing/frames.ts';
import { dust, GOLD } from '../drawing/gold.ts';
import { awaji } from '../drawing/knot.ts';
import { washi } from '../drawing/paper.ts';
import { shadow } from '../drawing/watercolour.ts';

const frame = arch(120, 120, 760, 845);
const mount = archPath({ x: 98, y: 98, width: 804, height: 889 });

export const design = defineDesign({
  id: 27033,
  slug: 'newyear-wedding',
  label: '結婚報告の年賀状',
  group: 10,
  tags: ['家族のお知らせ', '和風'],
  orientation: 'landscape',
  priceYen: 500,
  colour: ['white', 'red', 'gold'],
  mood: ['formal', 'warm'],
  frame,
  photo: 'wedding',
  background: () =>
    `<rect width="1576" height="1085" fill="#fbf7ee"/>${washi('landscape', { light: 0.45, fibres: 150 })}${dust(1240, 100, 300, 60, 110, GOLD, 4)}${shadow(mount, { opacity: 0.2 })}<path d="${mount}" fill="#fffefa"/>`,
  overlay:
    () => `<path d="${archPath({ x: 112, y: 112, width: 776, height: 861 })}" fill="none" stroke="${GOLD}" stroke-width="4"/>
    ${sprig([80, 1020], [110, 760], ['#7f9a78', '#9db392', '#5f7f62'], { seed: 4, size: 74, count: 6 })}${sprig([90, 1030], [380, 980], ['#7f9a78', '#9db392', '#5f7f62'], { seed: 8, size: 66, count: 6, bend: -30 })}${ume(120, 960, 84, RED_UME, 10)}${ume(230, 990, 64, WHITE_UME, 40)}${ume(98, 846, 52, GOLD_UME, 20)}${ume(310, 1010, 44, RED_UME, 4)}
    ${awaji(1220, 830, 40, ['#c8332c', '#fffaf0', GOLD, '#fffaf0', '#c8332c'], 7.5, [90, 120])}
    
    
    `,
  words: [
    {
      type: 'MESSAGE',
      text: '新しい年をふたりで迎えました\n本年もどうぞよろしくお願いいたします',
      box: { x: 928, y: 484, width: 584, height: 150 },
      face: 'mincho',
      size: 30,
      fill: '#3f322c',
      align: 'middle',
      leading: 1.8,
      tracking: 0.08,
    },
    {
      type: 'GREETING',
      text: '謹賀新年',
      box: { x: 933, y: 188, width: 574, height: 148 },
      face: 'mincho',
      size: 104,
      fill: '#b32a26',
      align: 'middle',
      tracking: 0.19,
    },
    {
      type: 'HEADLINE',
      text: '私たち結婚しました',
      box: { x: 932, y: 363, width: 575, height: 109 },
      face: 'mincho',
      size: 47,
      fill: '#3f322c',
      align: 'middle',
      tracking: 0.09,
    },
    {
      type: 'DATE',
      text: '令和九年 元旦',
      box: { x: 1049, y: 955, width: 342, height: 30 },
      face: 'mincho',
      size: 28,
      fill: '#3f322c',
      align: 'middle',
      tracking: 0.29,
    },
  ],
});
