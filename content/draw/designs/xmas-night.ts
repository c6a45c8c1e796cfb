import { firTree, house, snowfall, sparkle, star } from '../drawing/cosy.ts';
import { defineDesign } from '../drawing/design.ts';
import { linear } from '../drawing/document.ts';
import { arch, archPath } from '../drawing/frames.ts';
import { repeat, smooth } from '../drawing/geometry.ts';
import { GOLD } from '../drawing/gold.ts';
import { hills } from '../drawing/landscape.ts';
import { lettering } from '../drawing/lettering.ts';
import { tooth } from '../drawing/paper.ts';

const frame = arch(202, 250, 680, 800);

export const design = defineDesign({
  id: 27702,
  slug: 'xmas-night',
  label: '聖夜の街',
  group: 80,
  tags: ['あたたかい', '大人っぽい'],
  orientation: 'portrait',
  priceYen: 500,
  colour: ['navy', 'white', 'gold'],
  mood: ['warm', 'calm'],
  frame,
  photo: 'home',
  background() {
    const night = linear([
      [0, '#16264a'],
      [0.6, '#2c4270'],
      [1, '#5a6f9a'],
    ]);
    return `${night.defs}<rect width="1085" height="1576" fill="${night.paint}"/>${sparkle(140, 180, 26, '#fff3c4')}${sparkle(950, 300, 22, '#fff3c4')}${sparkle(110, 620, 16, '#fff3c4')}${sparkle(970, 700, 18, '#fff3c4')}
    <path d="${smooth(hills(1085, 1576, 1120, 34, 4))}" fill="#8fa3c6"/>${repeat(7, (i) => firTree(60 + i * 162, 1170 + (i % 2) * 24, 0.74 + (i % 3) * 0.16, i % 2 ? '#24506a' : '#2c6070'))}${house(250, 1230, 0.74, { wall: '#f0c489', roof: '#fff', door: '#6b4030', window: '#fff2b8' })}${house(470, 1246, 0.6, { wall: '#d98a72', roof: '#fff', door: '#6b4030', window: '#fff2b8' })}${house(830, 1240, 0.78, { wall: '#a9bfa4', roof: '#fff', door: '#6b4030', window: '#fff2b8' })}
    <path d="${smooth(hills(1085, 1576, 1236, 18, 9))}" fill="#ffffff"/>${tooth('portrait', 0.25)}<path d="${archPath({ x: 180, y: 226, width: 724, height: 846 })}" fill="#fffdf4"/>${snowfall(1085, 1240, 110, 6)}`;
  },
  overlay:
    () => `<path d="${archPath({ x: 206, y: 254, width: 672, height: 792 })}" fill="none" stroke="${GOLD}" stroke-width="5"/>${star(542, 140, 40, '#ffd35a', 0)}
    ${lettering('Merry Christmas', { face: 'parisienne', size: 116, x: 542, y: 1380, anchor: 'middle', fill: '#24406a' })}`,
  words: [
    {
      type: 'MESSAGE',
      text: 'あたたかな夜をお過ごしください',
      box: { x: 130, y: 1438, width: 824, height: 76 },
      face: 'maru',
      size: 34,
      fill: '#3c4c66',
      align: 'middle',
      tracking: 0.09,
    },
  ],
});
