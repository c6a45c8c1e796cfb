import { defineDesign } from '../drawing/design.ts';
import { plain } from '../drawing/frames.ts';
import { lettering } from '../drawing/lettering.ts';
import { origami } from '../drawing/lucky.ts';
import { tooth } from '../drawing/paper.ts';

const SETS: readonly (readonly [string, string, string])[] = [
  ['#ef8a7a', '#dd5a4c', '#b83e36'],
  ['#8fc4c0', '#5fa3a0', '#3f7f80'],
  ['#f6d07a', '#e9b048', '#c98a2a'],
  ['#a9b7dc', '#7f8fc4', '#5a6aa5'],
  ['#f3b7c0', '#e58b9b', '#c76578'],
];

export const design = defineDesign({
  id: 27009,
  slug: 'origami-cranes',
  label: '折り鶴の空',
  group: 10,
  tags: ['スタイリッシュ', '和風'],
  orientation: 'landscape',
  priceYen: 500,
  colour: ['white', 'red', 'blue'],
  mood: ['stylish', 'playful'],
  frame: plain(0, 0, 1000, 1085),
  photo: 'sea',
  background: () =>
    `<rect width="1576" height="1085" fill="#fbf8f2"/>${tooth('landscape', 0.3)}<path d="M1080 250Q1240 200 1290 60M1180 560Q1330 470 1500 420" fill="none" stroke="#d9cfc0" stroke-width="2.5" stroke-dasharray="3 12" stroke-linecap="round"/>`,
  overlay: () =>
    `<path d="M1000 -10V1095" stroke="#fbf8f2" stroke-width="14"/>${origami(1020, 190, 0.86, SETS[0] ?? ['', '', ''], -10)}${origami(1330, 150, 0.62, SETS[1] ?? ['', '', ''], 6)}${origami(1130, 420, 0.54, SETS[2] ?? ['', '', ''], 12)}${origami(1420, 400, 0.78, SETS[3] ?? ['', '', ''], -14)}${origami(1250, 560, 0.46, SETS[4] ?? ['', '', ''], 4)}
    ${lettering('謹賀', { face: 'hina', size: 128, x: 1092, y: 780, spacing: 8, fill: '#2d2926' })}${lettering('新年', { face: 'hina', size: 128, x: 1228, y: 916, spacing: 8, fill: '#2d2926' })}
    `,
  words: [
    {
      type: 'MESSAGE',
      text: '今年もよろしくお願いいたします',
      box: { x: 1050, y: 954, width: 461, height: 33 },
      face: 'gothic',
      size: 25.5,
      fill: '#4b4540',
      align: 'end',
      tracking: 0.04,
    },
    {
      type: 'DATE',
      text: '令和九年 元旦',
      box: { x: 1246, y: 998, width: 254, height: 25 },
      face: 'gothic',
      size: 24,
      fill: '#4b4540',
      align: 'end',
      tracking: 0.17,
    },
  ],
});
