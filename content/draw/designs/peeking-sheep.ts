import { heart } from '../drawing/cosy.ts';
import { defineDesign } from '../drawing/design.ts';
import { rounded, roundedPath } from '../drawing/frames.ts';
import { at, repeat } from '../drawing/geometry.ts';
import { lettering } from '../drawing/lettering.ts';
import { tooth } from '../drawing/paper.ts';
import { dots } from '../drawing/pattern.ts';
import { fleece, sheepHead } from '../drawing/sheep.ts';
import { shadow } from '../drawing/watercolour.ts';

const frame = rounded(120, 420, 845, 500, 36);
const mount = { x: 92, y: 392, width: 901, height: 756 };

/** A sheep that looks over the edge, its hooves on it. */
const peeker = (x: number, y: number, scale: number, face: string, wool: string, flower: string) =>
  at(
    x,
    y,
    `<g fill="${wool}" transform="translate(0 96)">${fleece(128, 92, 12, 38, 4)}</g>${sheepHead({ face, wool, extra: `<g transform="translate(40 -74) scale(.26)">${repeat(5, (i) => `<ellipse cy="-56" rx="36" ry="44" fill="${flower}" transform="rotate(${i * 72})"/>`)}<circle r="30" fill="#f6d062"/></g>` })}`,
    scale,
  );
const hoof = (x: number, y: number, face: string) =>
  `<path d="M${x - 30} ${y - 26}h60v34a30 26 0 0 1 -60 0Z" fill="${face}"/><path d="M${x} ${y + 10}v22" stroke="#fff" stroke-opacity=".4" stroke-width="5"/>`;

export const design = defineDesign({
  id: 27032,
  slug: 'peeking-sheep',
  label: 'のぞきこむひつじ',
  group: 10,
  tags: ['干支ひつじ', 'かわいい', 'こども', 'ペット'],
  orientation: 'portrait',
  priceYen: 500,
  colour: ['green', 'white', 'yellow'],
  mood: ['cute', 'playful'],
  frame,
  photo: 'dog',
  background() {
    const spots = dots('#cfe6d4', '#e2f1e4', 70, 12);
    return `${spots.defs}<rect width="1085" height="1576" fill="${spots.paint}"/>${tooth('portrait', 0.3)}${peeker(320, 268, 1.36, '#5b463f', '#fffdf6', '#ef8f86')}${peeker(752, 290, 1.24, '#7a5a4a', '#fff3dc', '#f0b84c')}${shadow(roundedPath(mount, 56), { opacity: 0.2 })}<path d="${roundedPath(mount, 56)}" fill="#fffdf8"/>`;
  },
  overlay:
    () => `${hoof(216, 408, '#5b463f')}${hoof(424, 408, '#5b463f')}${hoof(656, 408, '#7a5a4a')}${hoof(850, 408, '#7a5a4a')}
    ${lettering('あけまして', { face: 'maruBold', size: 86, x: 542, y: 1272, anchor: 'middle', spacing: 8, fill: '#d9604f' })}${lettering('おめでとうございます', { face: 'maruBold', size: 70, x: 542, y: 1372, anchor: 'middle', spacing: 4, fill: '#d9604f' })}${heart(146, 1226, 30, '#ef8f86', -12)}${heart(938, 1226, 30, '#ef8f86', 12)}`,
  words: [
    {
      type: 'MESSAGE',
      text: 'ことしもよろしくおねがいします',
      box: { x: 108, y: 1412, width: 869, height: 38 },
      face: 'maru',
      size: 36,
      fill: '#4f5a48',
      align: 'middle',
      tracking: 0.08,
    },
    {
      type: 'DATE',
      text: '2027',
      box: { x: 292, y: 1464, width: 501, height: 48 },
      face: 'maru',
      size: 42,
      fill: '#4f8a68',
      align: 'middle',
      stack: 'middle',
      tracking: 0.24,
    },
  ],
});
