import { sprig } from '../kit/botanical.ts';
import { defineDesign } from '../kit/design.ts';
import { GOLD_UME, RED_UME, ume, WHITE_UME } from '../kit/flowers.ts';
import { arch, archPath } from '../kit/frames.ts';
import { dust, GOLD } from '../kit/gold.ts';
import { awaji } from '../kit/knot.ts';
import { lettering } from '../kit/lettering.ts';
import { washi } from '../kit/paper.ts';
import { shadow } from '../kit/watercolour.ts';

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
    ${lettering('謹賀新年', { face: 'minchoBold', size: 104, x: 1220, y: 280, anchor: 'middle', spacing: 20, fill: '#b32a26' })}
    ${lettering('私たち結婚しました', { face: 'mincho', size: 47, x: 1220, y: 404, anchor: 'middle', spacing: 4, fill: '#3f322c' })}
    ${lettering('新しい年をふたりで迎えました', { face: 'mincho', size: 30, x: 1220, y: 510, anchor: 'middle', spacing: 3, fill: '#3f322c' })}${lettering('本年もどうぞよろしくお願いいたします', { face: 'mincho', size: 30, x: 1220, y: 564, anchor: 'middle', spacing: 1, fill: '#3f322c' })}${lettering('令和九年 元旦', { face: 'mincho', size: 28, x: 1220, y: 980, anchor: 'middle', spacing: 8, fill: '#3f322c' })}`,
});
