import { firTree, snowfall } from '../drawing/cosy.ts';
import { defineDesign } from '../drawing/design.ts';
import { linear } from '../drawing/document.ts';
import { rounded, roundedPath } from '../drawing/frames.ts';
import { at, repeat, smooth } from '../drawing/geometry.ts';
import { hills } from '../drawing/landscape.ts';
import { tooth } from '../drawing/paper.ts';
import { sheep } from '../drawing/sheep.ts';

const frame = rounded(620, 90, 866, 650, 40);

const snowman = (x: number, y: number, scale: number) =>
  at(
    x,
    y,
    '<ellipse cy="118" rx="120" ry="16" fill="#7f96ac" opacity=".25"/><circle cy="40" r="92" fill="#fff"/><circle cy="-82" r="66" fill="#fff"/><path d="M-40 -136L-26 -200H50L44 -140Q4 -156 -40 -136Z" fill="#d9574a"/><path d="M-58 -126Q4 -160 64 -130L60 -112Q4 -142 -54 -108Z" fill="#b8443a"/><circle cx="-22" cy="-90" r="7" fill="#3a3230"/><circle cx="24" cy="-90" r="7" fill="#3a3230"/><path d="M2 -76L44 -66L2 -60Z" fill="#ee8a3c"/><path d="M-24 -50Q0 -34 26 -50" stroke="#3a3230" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M-70 -34Q0 4 70 -34L74 -10Q0 28 -74 -10Z" fill="#5f8fb0"/><path d="M30 0L62 -8L70 84L36 88Z" fill="#5f8fb0"/><circle cy="34" r="7" fill="#3a3230"/><circle cy="66" r="7" fill="#3a3230"/>',
    scale,
  );

export const design = defineDesign({
  id: 27104,
  slug: 'kanchu-snowman',
  label: '雪だるまとひつじ',
  group: 20,
  tags: ['雪景色'],
  orientation: 'landscape',
  priceYen: 500,
  colour: ['blue', 'white', 'red'],
  mood: ['cute', 'warm'],
  frame,
  photo: 'winter-couple',
  background() {
    const sky = linear([
      [0, '#b9d6e8'],
      [1, '#eaf3f6'],
    ]);
    return `${sky.defs}<rect width="1576" height="1085" fill="${sky.paint}"/>${repeat(7, (i) => firTree(40 + i * 90, 860 + (i % 3) * 14, 0.6 + (i % 2) * 0.2, i % 2 ? '#8fb4b8' : '#a6c6c6'))}<path d="${smooth(hills(1576, 1085, 850, 24, 3))}" fill="#ffffff"/><path d="${smooth(hills(1576, 1085, 960, 16, 8))}" fill="#f1f7fa"/>${tooth('landscape', 0.28)}<path d="${roundedPath({ x: 600, y: 70, width: 906, height: 690 }, 56)}" fill="#fff"/>`;
  },
  overlay: () =>
    `${snowman(220, 850, 1.1)}${sheep(470, 900, 0.56, { seed: 5, scarf: '#d9574a' })}${snowfall(1576, 1085, 110, 5, '#fff', 7)}`,
  words: [
    {
      type: 'GREETING',
      text: '寒中お見舞い\n申し上げます',
      box: { x: 82, y: 160, width: 484, height: 230 },
      face: 'maru',
      size: 70,
      fill: '#2f5a78',
      align: 'middle',
      stack: 'middle',
      leading: 1.37,
      tracking: 0.03,
    },
    {
      type: 'MESSAGE',
      text: 'お元気でお過ごしですか\nあたたかくしてお過ごしください',
      box: { x: 641, y: 820, width: 824, height: 166 },
      face: 'maru',
      size: 34,
      fill: '#37566a',
      align: 'middle',
      leading: 1.71,
      tracking: 0.09,
    },
    {
      type: 'DATE',
      text: '令和九年 一月',
      box: { x: 146, y: 402, width: 356, height: 34 },
      face: 'maru',
      size: 32,
      fill: '#2f5a78',
      align: 'middle',
      tracking: 0.19,
    },
  ],
});
