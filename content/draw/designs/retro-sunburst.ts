import { star } from '../drawing/cosy.ts';
import { defineDesign } from '../drawing/design.ts';
import { oval } from '../drawing/frames.ts';
import { n, repeat } from '../drawing/geometry.ts';
import { lettering } from '../drawing/lettering.ts';
import { tooth } from '../drawing/paper.ts';

const [cx, cy, r] = [788, 520, 372];

export const design = defineDesign({
  id: 27029,
  slug: 'retro-sunburst',
  label: '昭和レトロな初日の出',
  group: 10,
  tags: ['スタイリッシュ', 'かわいい'],
  orientation: 'landscape',
  priceYen: 500,
  colour: ['orange', 'red', 'beige'],
  mood: ['playful', 'warm'],
  frame: oval(cx, cy, r),
  photo: 'children',
  background: () =>
    `<rect width="1576" height="1085" fill="#fbe9c6"/>${repeat(24, (i) => {
      const [a, b] = [((i * 15 - 3.75) * Math.PI) / 180, ((i * 15 + 3.75) * Math.PI) / 180];
      return `<path d="M${cx} ${cy}L${n(cx + Math.cos(a) * 1300)} ${n(cy + Math.sin(a) * 1300)}L${n(cx + Math.cos(b) * 1300)} ${n(cy + Math.sin(b) * 1300)}Z" fill="#ef9a4d"/>`;
    })}<circle cx="${cx}" cy="${cy}" r="${r + 92}" fill="#d9432f"/><circle cx="${cx}" cy="${cy}" r="${r + 56}" fill="#fbe9c6"/><circle cx="${cx}" cy="${cy}" r="${r + 26}" fill="#2f6f78"/>${tooth('landscape', 0.35)}`,
  overlay:
    () => `<path d="M150 832L300 800H1276L1426 832L1388 906L1426 980L1276 1004H300L150 980L188 906Z" fill="#1f4f57"/><path d="M250 800H1326V1000H250Z" fill="#2f6f78"/><path d="M268 818H1308V982H268Z" fill="none" stroke="#fbe9c6" stroke-width="4"/>
    ${lettering('明けましておめでとう', { face: 'dela', size: 80, x: 788, y: 909, anchor: 'middle', spacing: 8, fill: '#fbe9c6' })}
    ${star(188, 190, 46, '#d9432f', -10)}${star(1390, 190, 46, '#d9432f', 10)}${lettering('2027', { face: 'dela', size: 68, x: 194, y: 330, anchor: 'middle', fill: '#2f6f78' })}${lettering('ひつじ', { face: 'dela', size: 56, x: 1382, y: 328, anchor: 'middle', fill: '#2f6f78' })}`,
  words: [
    {
      type: 'MESSAGE',
      text: '本年もどうぞよろしくお願いいたします',
      box: { x: 284, y: 925, width: 1008, height: 52 },
      face: 'gothic',
      size: 34,
      fill: '#fbe9c6',
      align: 'middle',
      stack: 'middle',
      tracking: 0.1,
    },
  ],
});
