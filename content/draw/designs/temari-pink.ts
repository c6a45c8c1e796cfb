import { defineDesign } from '../drawing/design.ts';
import { linear } from '../drawing/document.ts';
import { petal, SAKURA, sakura } from '../drawing/flowers.ts';
import { ellipsePath, oval } from '../drawing/frames.ts';
import { n, repeat } from '../drawing/geometry.ts';
import { dust, GOLD } from '../drawing/gold.ts';
import { mist } from '../drawing/landscape.ts';
import { lettering } from '../drawing/lettering.ts';
import { temari } from '../drawing/lucky.ts';
import { washi } from '../drawing/paper.ts';
import { random } from '../drawing/random.ts';
import { shadow } from '../drawing/watercolour.ts';

const [cx, cy, r] = [542, 560, 400];

export const design = defineDesign({
  id: 27018,
  slug: 'temari-pink',
  label: '花手まり',
  group: 10,
  tags: ['和風', 'かわいい'],
  orientation: 'portrait',
  priceYen: 500,
  colour: ['pink', 'red', 'gold'],
  mood: ['japanese', 'cute', 'gorgeous'],
  frame: oval(cx, cy, r),
  photo: 'children',
  background() {
    const pink = linear([
      [0, '#fbe4e4'],
      [0.55, '#fdf3ec'],
      [1, '#f6cfd2'],
    ]);
    return `${pink.defs}<rect width="1085" height="1576" fill="${pink.paint}"/>${mist(-140, 130, 420, '#fff', { rows: 3, seed: 3, band: 30, opacity: 0.8 })}${mist(740, 1010, 480, '#fff', { rows: 3, seed: 6, band: 30, opacity: 0.8 })}${washi('portrait', { light: 0.4, fibres: 120 })}${dust(540, 1120, 480, 120, 150, GOLD, 4)}${shadow(ellipsePath(cx, cy, r + 26), { blur: 16, opacity: 0.2, colour: '#8a3a44' })}<circle cx="${cx}" cy="${cy}" r="${r + 26}" fill="#fffdf9"/>`;
  },
  overlay() {
    const rand = random(8);
    return `<circle cx="${cx}" cy="${cy}" r="${r + 12}" fill="none" stroke="${GOLD}" stroke-width="5"/>
    ${repeat(26, () => petal(rand() * 1085, rand() * 1200, n(14 + rand() * 16), '#f5b7c2', rand() * 360, 0.85))}
    ${sakura(150, 260, 92, SAKURA, 10)}${sakura(250, 160, 64, { inner: '#ef8fa6', outer: '#fbd5dc' }, 40)}${sakura(88, 380, 56, { inner: '#ef8fa6', outer: '#fbd5dc' }, 22)}${temari(880, 886, 132, ['#c8344a', '#f6d9a8', '#f3a7b2', '#fff6e6'], 12)}${temari(716, 972, 84, ['#5b6fa8', '#f3c9ce', '#f3e3b0', '#fff'], 30)}${temari(980, 1030, 68, ['#e0a23c', '#fff3dc', '#d9606a', '#fff'], 44)}
    ${lettering('あけまして', { face: 'decol', size: 96, x: 108, y: 1192, spacing: 6, fill: '#b62f48' })}${lettering('おめでとうございます', { face: 'decol', size: 76, x: 108, y: 1302, spacing: 4, fill: '#b62f48' })}
    `;
  },
  words: [
    {
      type: 'MESSAGE',
      text: '新しい年が笑顔あふれる一年になりますように',
      box: { x: 108, y: 1366, width: 910, height: 54 },
      face: 'maru',
      size: 34,
      fill: '#5d3a3c',
      tracking: 0.06,
    },
    {
      type: 'DATE',
      text: '令和九年 元旦',
      box: { x: 108, y: 1432, width: 348, height: 34 },
      face: 'maru',
      size: 32,
      fill: '#5d3a3c',
      tracking: 0.19,
    },
  ],
});
