import { balloon, star } from '../drawing/cosy.ts';
import { defineDesign } from '../drawing/design.ts';
import { linear } from '../drawing/document.ts';
import { scallopPath, windowed } from '../drawing/frames.ts';
import { cloud } from '../drawing/landscape.ts';
import { lettering } from '../drawing/lettering.ts';
import { tooth } from '../drawing/paper.ts';
import { sheep } from '../drawing/sheep.ts';
import { shadow } from '../drawing/watercolour.ts';

const [cx, cy] = [520, 500];
const window = scallopPath(cx, cy, 380, 350, 20);

export const design = defineDesign({
  id: 27401,
  slug: 'baby-clouds',
  label: '雲のゆりかご',
  group: 50,
  tags: ['やさしい'],
  orientation: 'landscape',
  priceYen: 500,
  colour: ['blue', 'yellow', 'white'],
  mood: ['cute', 'warm'],
  frame: windowed({ x: 70, y: 80, width: 900, height: 840 }, window),
  photo: 'baby',
  background() {
    const sky = linear([
      [0, '#bfe0ea'],
      [0.6, '#e3f0ec'],
      [1, '#fdf0dc'],
    ]);
    return `${sky.defs}<rect width="1576" height="1085" fill="${sky.paint}"/>${cloud(1380, 170, 1.3, '#fff', 0.85)}${cloud(1080, 90, 0.7, '#fff', 0.7)}${cloud(120, 120, 0.9, '#fff', 0.8)}${star(1180, 250, 20, '#f9d976', 12)}${star(1010, 200, 14, '#f9d976', -10)}${star(1500, 360, 16, '#f9d976', 20)}${star(60, 420, 15, '#f9d976')}
    <rect y="1040" width="1576" height="45" fill="#fff"/>${cloud(100, 1010, 1.6, '#fff')}${cloud(420, 1050, 1.8, '#fff')}${cloud(760, 1030, 1.5, '#fff')}${cloud(1080, 1050, 1.8, '#fff')}${cloud(1430, 1030, 1.8, '#fff')}${tooth('landscape', 0.25)}
    ${shadow(scallopPath(cx, cy, 404, 374, 20), { blur: 16, opacity: 0.18, colour: '#4a6a78' })}<path d="${scallopPath(cx, cy, 404, 374, 20)}" fill="#fffdf8"/>`;
  },
  overlay:
    () => `${balloon(1430, 536, 68, '#f4a9a0', 10)}${balloon(1326, 594, 54, '#f9d58a', -6)}${sheep(1080, 640, 0.6, { seed: 4, flip: true, face: '#8a6a58', scarf: '#f4a9a0' })}${cloud(1090, 752, 0.8, '#fff')}${cloud(180, 930, 0.9, '#fff')}
    ${lettering('Hello Baby', { face: 'caveat', size: 132, x: 1228, y: 330, anchor: 'middle', fill: '#5a87a0' })}`,
  words: [
    {
      type: 'GREETING',
      text: '家族が増えました',
      box: { x: 996, y: 372, width: 500, height: 74 },
      face: 'maru',
      size: 52,
      fill: '#6b5646',
      align: 'middle',
      stack: 'middle',
      leading: 1.3,
      tracking: 0.08,
    },
    {
      type: 'MESSAGE',
      text: '元気いっぱい すくすく育っています\nこれからどうぞよろしくお願いします',
      box: { x: 940, y: 802, width: 560, height: 126 },
      face: 'maru',
      size: 28,
      fill: '#6b5646',
      align: 'middle',
      leading: 1.32,
    },
    {
      type: 'ADDRESS',
      text: '',
      box: { x: 84, y: 900, width: 760, height: 120 },
      face: 'maru',
      size: 28,
      fill: '#6b5646',
      leading: 1.2,
      stack: 'end',
    },
    {
      type: 'NAMES',
      text: '',
      box: { x: 940, y: 938, width: 560, height: 84 },
      face: 'maru',
      size: 30.7,
      fill: '#6b5646',
      align: 'middle',
      leading: 1.3,
    },
  ],
});
