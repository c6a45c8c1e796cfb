import { bear, chick, rabbit } from '../drawing/animals.ts';
import { bunting } from '../drawing/cosy.ts';
import { defineDesign } from '../drawing/design.ts';
import { rounded, roundedPath } from '../drawing/frames.ts';
import { lettering } from '../drawing/lettering.ts';
import { tooth } from '../drawing/paper.ts';
import { dots } from '../drawing/pattern.ts';

const frame = rounded(130, 250, 825, 760, 90);

export const design = defineDesign({
  id: 27402,
  slug: 'baby-zoo',
  label: 'どうぶつのおともだち',
  group: 50,
  tags: ['ポップ'],
  orientation: 'portrait',
  priceYen: 500,
  colour: ['yellow', 'pink', 'green'],
  mood: ['cute', 'playful'],
  frame,
  photo: 'baby',
  focus: -0.25,
  background() {
    const spots = dots('#fdf0d0', '#fbe3b4', 66, 9);
    return `${spots.defs}<rect width="1085" height="1576" fill="${spots.paint}"/>${tooth('portrait', 0.3)}<path d="${roundedPath({ x: 102, y: 222, width: 881, height: 816 }, 116)}" fill="#fffdf6"/>`;
  },
  overlay:
    () => `<path d="${roundedPath({ x: 116, y: 236, width: 853, height: 788 }, 104)}" fill="none" stroke="#8fc4a4" stroke-width="6" stroke-dasharray="2 16" stroke-linecap="round"/>${bunting(40, 90, 1045, 90, 34, ['#ef8f86', '#f6c94f', '#8fc4a4', '#8fb8dc'], 52)}${bear(170, 1040, 108, '#c99a6b', -8)}${rabbit(920, 1050, 96, '#fffaf4', 8)}${chick(780, 1094, 62, -6)}
    ${lettering('はじめまして', { face: 'potta', size: 100, x: 560, y: 1268, anchor: 'middle', fill: '#d9644f' })}`,
  words: [
    {
      type: 'MESSAGE',
      text: 'わが家に天使がやってきました\nどうぞよろしくお願いします',
      box: { x: 110, y: 1312, width: 860, height: 108 },
      face: 'maru',
      size: 37,
      fill: '#5d4a3c',
      align: 'middle',
      leading: 1.6,
      tracking: 0.05,
    },
    {
      type: 'NAMES',
      text: '',
      box: { x: 110, y: 1430, width: 860, height: 84 },
      face: 'maru',
      size: 31.7,
      fill: '#5d4a3c',
      align: 'middle',
      leading: 1.25,
    },
  ],
});
