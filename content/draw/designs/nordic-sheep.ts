import { defineDesign } from '../drawing/design.ts';
import { rounded } from '../drawing/frames.ts';
import { at, n, repeat } from '../drawing/geometry.ts';
import { lettering } from '../drawing/lettering.ts';
import { tooth } from '../drawing/paper.ts';

const BODY = ['#fdf6e6', '#f0b84c', '#fdf6e6', '#e98f7c', '#fdf6e6', '#8fb8a8'];

/** A flat sheep of a Scandinavian print: a bean, a face, two legs, a flower on its side. */
const bean = (x: number, y: number, fill: string, ink: string, flip: boolean) =>
  at(
    x,
    y,
    `<path d="M-34 44V84M36 44V84" stroke="${ink}" stroke-width="11" stroke-linecap="round"/><path d="M-86 0C-86 -60 -40 -66 0 -62C48 -66 88 -50 88 4C88 50 50 58 0 58C-50 58 -86 50 -86 0Z" fill="${fill}"/><path d="M-70 -54C-112 -70 -128 -30 -118 0C-112 22 -78 18 -68 -6Z" fill="${ink}"/><path d="M-70 -52C-52 -74 -36 -62 -42 -44C-48 -34 -62 -36 -70 -52Z" fill="${ink}"/><circle cx="-98" cy="-26" r="5" fill="#fff"/><g transform="translate(10 0)" fill="${ink}" opacity=".82">${repeat(6, (i) => `<path transform="rotate(${i * 60})" d="M0 -6C-12 -16 -9 -34 0 -38C9 -34 12 -16 0 -6Z"/>`)}<circle r="5" fill="${fill}"/></g>`,
    0.94,
    0,
    flip,
  );

export const design = defineDesign({
  id: 27016,
  slug: 'nordic-sheep',
  label: '北欧ひつじ',
  group: 10,
  tags: ['干支ひつじ', 'スタイリッシュ', '英語'],
  orientation: 'landscape',
  priceYen: 500,
  colour: ['green', 'yellow', 'beige'],
  mood: ['stylish', 'natural', 'playful'],
  frame: rounded(78, 78, 1150, 600, 8),
  photo: 'home',
  background:
    () => `<rect width="1576" height="1085" fill="#2f5d62"/><rect x="56" y="56" width="1464" height="644" rx="16" fill="#fdf6e6"/>${repeat(24, (i) => `<path transform="translate(${n(i * 66 + 10)} 1018)" d="M0 90V20M0 60C-26 52 -30 30 -28 16C-8 20 0 40 0 60ZM0 44C26 36 30 14 28 0C8 4 0 24 0 44Z" fill="${i % 3 === 1 ? '#f0b84c' : '#5f9182'}" stroke="#5f9182" stroke-width="3"/>`)}${tooth('landscape', 0.3)}
    ${repeat(6, (i) => bean(176 + i * 246, 846, BODY[i] ?? '#fff', '#3a2f2a', i % 2 === 1))}`,
  overlay: () =>
    `${lettering('HAPPY NEW YEAR 2027', { face: 'josefin', size: 52, x: 788, y: 762, anchor: 'middle', spacing: 16, fill: '#fdf6e6' })}`,
  words: [
    {
      type: 'MESSAGE',
      text: '今年もよろしくお願いいたします',
      box: { x: 392, y: 954, width: 793, height: 60 },
      face: 'maru',
      size: 30,
      fill: '#fdf6e6',
      align: 'middle',
      tracking: 0.2,
    },
  ],
});
