import { defineDesign } from '../drawing/design.ts';
import { linear } from '../drawing/document.ts';
import { rounded, roundedPath } from '../drawing/frames.ts';
import { n, repeat } from '../drawing/geometry.ts';
import { tooth } from '../drawing/paper.ts';
import { random } from '../drawing/random.ts';
import { firework } from '../drawing/summer.ts';

const frame = rounded(90, 330, 880, 660, 18);

export const design = defineDesign({
  id: 27602,
  slug: 'summer-fireworks',
  label: '大輪の花火',
  group: 70,
  tags: ['涼'],
  orientation: 'landscape',
  priceYen: 500,
  colour: ['navy', 'pink', 'yellow'],
  mood: ['gorgeous', 'japanese'],
  frame,
  photo: 'yukata',
  background() {
    const rand = random(4);
    const night = linear([
      [0, '#141b3c'],
      [0.7, '#2b3568'],
      [1, '#51508c'],
    ]);
    return `${night.defs}<rect width="1576" height="1085" fill="${night.paint}"/>${repeat(90, () => `<circle cx="${n(rand() * 1576)}" cy="${n(rand() * 800)}" r="${n(0.8 + rand() * 2)}" fill="#fff" opacity="${n(0.3 + rand() * 0.6)}"/>`)}${firework(1300, 250, 250, ['#ffcf6a', '#ff8f7a'], 4)}${firework(980, 170, 150, ['#8fd3ff', '#c9b3ff'], 20)}${firework(300, 170, 190, ['#ff9fbf', '#ffd9a0'], 10)}${firework(640, 130, 110, ['#a8f0d0', '#fff0a8'], 33)}${tooth('landscape', 0.2)}<path d="${roundedPath({ x: 74, y: 314, width: 912, height: 692 }, 30)}" fill="#fdf8ee"/>`;
  },
  overlay: () => ``,
  words: [
    {
      type: 'GREETING',
      text: '残暑お見舞い\n申し上げます',
      box: { x: 998, y: 621, width: 516, height: 182 },
      face: 'brush',
      size: 78,
      fill: '#fff6dc',
      align: 'middle',
      leading: 1.31,
      tracking: 0.03,
    },
    {
      type: 'MESSAGE',
      text: 'まだまだ暑い日が続きます\nどうぞお体を大切に',
      box: { x: 1002, y: 850, width: 509, height: 106 },
      face: 'maru',
      size: 30,
      fill: '#e6e4f6',
      align: 'middle',
      leading: 1.67,
      tracking: 0.07,
    },
    {
      type: 'DATE',
      text: '令和九年 晩夏',
      box: { x: 1103, y: 970, width: 306, height: 29 },
      face: 'maru',
      size: 27,
      fill: '#ffd98a',
      align: 'middle',
      tracking: 0.19,
    },
  ],
});
