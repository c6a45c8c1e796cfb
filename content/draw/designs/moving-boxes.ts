import { defineDesign } from '../drawing/design.ts';
import { leaf } from '../drawing/flowers.ts';
import { plain } from '../drawing/frames.ts';
import { at } from '../drawing/geometry.ts';
import { lettering } from '../drawing/lettering.ts';
import { tooth } from '../drawing/paper.ts';

const box = (x: number, y: number, w: number, h: number, mark = '') =>
  at(
    x,
    y,
    `<rect x="${-w / 2}" y="${-h}" width="${w}" height="${h}" fill="#d9ae78"/><rect x="${-w / 2}" y="${-h}" width="${w}" height="${h * 0.14}" fill="#c99a60"/><rect x="-18" y="${-h}" width="36" height="${h * 0.42}" fill="#f0d9b4"/>${mark}`,
  );
const plant = (x: number, y: number) =>
  `${[-60, -30, 0, 30, 60].map((turn, i) => leaf(x, y - 70, 150 - Math.abs(turn) * 0.4, i % 2 ? '#6f9a6c' : '#86b07c', turn, 0.4)).join('')}${at(x, y, '<path d="M-56 -84H56L44 0H-44Z" fill="#e07a5f"/><path d="M-62 -96H62V-72H-62Z" fill="#c9654b"/>')}`;

export const design = defineDesign({
  id: 27504,
  slug: 'moving-boxes',
  label: '段ボールと観葉植物',
  group: 60,
  tags: ['かわいい', 'シンプル'],
  orientation: 'landscape',
  priceYen: 500,
  colour: ['beige', 'green', 'orange'],
  mood: ['natural', 'warm', 'stylish'],
  frame: plain(96, 96, 860, 690),
  photo: 'home',
  background: () =>
    `<rect width="1576" height="1085" fill="#f3ece0"/><path d="M0 930H1576V1085H0Z" fill="#dcc9ab"/><path d="M0 930H1576" stroke="#c9b38f" stroke-width="4"/>${tooth('landscape', 0.32)}<rect x="78" y="78" width="896" height="726" fill="#fffdf8"/><path d="M526 78V40M526 40h0.1" stroke="#b9a383" stroke-width="6" stroke-linecap="round"/>`,
  overlay:
    () => `${box(190, 1000, 230, 170, '<path d="M-70 -60h44M-70 -36h64" stroke="#a67c4a" stroke-width="7" stroke-linecap="round"/>')}${box(380, 1010, 190, 130)}${plant(560, 1000)}${box(1330, 1000, 260, 190, '<path d="M40 -60l22 -34l22 34M62 -94v60" stroke="#a67c4a" stroke-width="8" fill="none" stroke-linecap="round" stroke-linejoin="round"/>')}${box(1300, 810, 180, 130, '<path d="M-58 -46h40" stroke="#a67c4a" stroke-width="7" stroke-linecap="round"/>')}${plant(1120, 1010)}
    ${lettering('お引越ししました', { face: 'klee', size: 60, x: 1268, y: 148, anchor: 'middle', spacing: 2, fill: '#4a5a44' })}<path d="M1120 186H1416" stroke="#e07a5f" stroke-width="5" stroke-linecap="round"/>`,
  words: [
    {
      type: 'MESSAGE',
      text: '荷ほどきもひと段落\n新しい街での暮らしを\n楽しんでいます',
      box: { x: 1010, y: 204, width: 504, height: 156 },
      face: 'maru',
      size: 33,
      fill: '#4a453c',
      align: 'middle',
      leading: 1.6,
      tracking: 0.06,
    },
    {
      type: 'ADDRESS',
      text: '',
      box: { x: 1010, y: 370, width: 504, height: 172 },
      face: 'maru',
      size: 28,
      fill: '#4a453c',
      align: 'middle',
      leading: 1.25,
    },
    {
      type: 'NAMES',
      text: '',
      box: { x: 1010, y: 552, width: 504, height: 114 },
      face: 'maru',
      size: 33.5,
      fill: '#4a453c',
      align: 'middle',
      leading: 1.3,
    },
  ],
});
