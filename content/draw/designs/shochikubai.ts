import { bamboo, pine } from '../drawing/botanical.ts';
import { defineDesign } from '../drawing/design.ts';
import { branch, PINK_UME, RED_UME, ume, umeBud, WHITE_UME } from '../drawing/flowers.ts';
import { ellipsePath, oval } from '../drawing/frames.ts';
import { ring } from '../drawing/geometry.ts';
import { dust, GOLD } from '../drawing/gold.ts';
import { brushed, seal } from '../drawing/ink.ts';
import { washi } from '../drawing/paper.ts';
import { shadow, wash } from '../drawing/watercolour.ts';

const [cx, cy, rx, ry] = [1010, 470, 480, 360];

export const design = defineDesign({
  id: 27021,
  slug: 'shochikubai',
  label: '水彩の松竹梅',
  group: 10,
  tags: ['和風', '筆文字'],
  orientation: 'landscape',
  priceYen: 500,
  colour: ['green', 'pink', 'beige'],
  mood: ['japanese', 'natural', 'calm'],
  frame: oval(cx, cy, rx, ry),
  photo: 'kimono',
  focus: -0.2,
  background: () =>
    `<rect width="1576" height="1085" fill="#fcf7ec"/>${wash(ring(260, 900, 330, 210, 16, 0.2, 3), '#bcd3a8', { opacity: 0.7, seed: 5 })}${wash(ring(1400, 920, 300, 180, 16, 0.2, 5), '#f3c3c0', { opacity: 0.6, seed: 8 })}${wash(ring(120, 140, 240, 170, 14, 0.2, 9), '#f6dcb0', { opacity: 0.7, seed: 12 })}${washi('landscape', { light: 0.5 })}${dust(300, 700, 240, 140, 90, GOLD, 3)}${shadow(ellipsePath(cx, cy, rx + 16, ry + 16), { opacity: 0.2, blur: 14 })}<path d="${ellipsePath(cx, cy, rx + 18, ry + 18)}" fill="#fffdf8"/>`,
  overlay() {
    const main = branch([1620, 1010], [1080, 880], { bend: 60, thickness: 24, seed: 7, colour: '#573526' });
    return `${pine(110, 1010, 170, '#4f7f55', -24)}${pine(250, 950, 190, '#5f9163', 0)}${pine(390, 1020, 160, '#78a676', 22)}${bamboo(520, 850, 190, '#86ac72', -20)}${bamboo(610, 900, 150, '#a3c18a', 16)}
    ${main.art}${ume(1460, 960, 84, RED_UME, 10)}${ume(1330, 906, 70, PINK_UME, 34)}${ume(1216, 934, 58, WHITE_UME, 5)}${ume(1120, 880, 46, RED_UME, 20)}${ume(1540, 880, 60, WHITE_UME, 30)}${umeBud(1070, 868, 17, -60, '#d94a5c')}${umeBud(1270, 866, 16, 10, '#f0a3b0')}${umeBud(1400, 1020, 16, 150, '#d94a5c')}
    ${brushed('頌春', { face: 'boku', size: 236, x: 404, y: 70, vertical: true, fill: '#2b2420', spacing: 4 })}${seal('未', 366, 566, 76)}
    `;
  },
  words: [
    {
      type: 'MESSAGE',
      text: '旧年中のご厚情に深く感謝申し上げます',
      box: { x: 136, y: 84, width: 105, height: 560 },
      face: 'mincho',
      size: 31,
      fill: '#3c342e',
      vertical: true,
    },
  ],
});
