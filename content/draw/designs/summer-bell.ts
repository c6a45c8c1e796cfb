import { defineDesign } from '../drawing/design.ts';
import { linear } from '../drawing/document.ts';
import { plain } from '../drawing/frames.ts';
import { ring } from '../drawing/geometry.ts';
import { tooth } from '../drawing/paper.ts';
import { goldfish, windBell } from '../drawing/summer.ts';
import { wash } from '../drawing/watercolour.ts';

export const design = defineDesign({
  id: 27603,
  slug: 'summer-bell',
  label: '風鈴と金魚',
  group: 70,
  tags: ['涼'],
  orientation: 'landscape',
  priceYen: 500,
  colour: ['blue', 'white', 'red'],
  mood: ['calm', 'japanese', 'natural'],
  frame: plain(640, 90, 846, 640),
  photo: 'cat',
  background() {
    const water = linear([
      [0, '#f3fafc'],
      [1, '#cfe8ee'],
    ]);
    return `${water.defs}<rect width="1576" height="1085" fill="${water.paint}"/>${wash(ring(300, 930, 520, 190, 20, 0.16, 3), '#8cc6d8', { opacity: 0.6, seed: 4 })}${wash(ring(1240, 1000, 480, 150, 20, 0.16, 7), '#a5d6da', { opacity: 0.6, seed: 9 })}${tooth('landscape', 0.3)}<g fill="none" stroke="#fff" stroke-width="4" opacity=".9"><ellipse cx="300" cy="930" rx="180" ry="60"/><ellipse cx="300" cy="930" rx="260" ry="92"/><ellipse cx="1320" cy="960" rx="130" ry="44"/><ellipse cx="1320" cy="960" rx="200" ry="70"/></g><rect x="622" y="72" width="882" height="676" fill="#fff"/>`;
  },
  overlay: () =>
    `${windBell(366, 190, 1, '#e8553c', '#f6e6b8')}${goldfish(250, 900, 0.62, '#e8482e', 60)}${goldfish(410, 960, 0.46, '#e8482e', 110)}${goldfish(1330, 950, 0.5, '#f0783c', -70)}`,
  words: [
    {
      type: 'GREETING',
      text: '暑中お見舞い\n　申し上げます',
      box: { x: 66, y: 92, width: 194, height: 600 },
      face: 'brush',
      size: 78,
      fill: '#235a72',
      vertical: true,
      stack: 'middle',
      leading: 1.34,
    },
    {
      type: 'MESSAGE',
      text: '暑さ厳しき折から くれぐれもご自愛ください',
      box: { x: 616, y: 768, width: 891, height: 90 },
      face: 'mincho',
      size: 33,
      fill: '#2f5566',
      align: 'middle',
      stack: 'middle',
      tracking: 0.09,
    },
    {
      type: 'DATE',
      text: '令和九年 盛夏',
      box: { x: 903, y: 876, width: 318, height: 30 },
      face: 'mincho',
      size: 28,
      fill: '#2f5566',
      align: 'middle',
      tracking: 0.21,
    },
  ],
});
