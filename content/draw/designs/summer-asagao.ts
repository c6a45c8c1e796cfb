import { defineDesign } from '../drawing/design.ts';
import { linear } from '../drawing/document.ts';
import { ellipsePath, oval } from '../drawing/frames.ts';
import { ring } from '../drawing/geometry.ts';
import { washi } from '../drawing/paper.ts';
import { asagao, asagaoLeaf } from '../drawing/summer.ts';
import { wash } from '../drawing/watercolour.ts';

export const design = defineDesign({
  id: 27601,
  slug: 'summer-asagao',
  label: '朝顔',
  group: 70,
  tags: ['夏の花'],
  orientation: 'portrait',
  priceYen: 500,
  colour: ['blue', 'purple', 'green'],
  mood: ['japanese', 'calm', 'natural'],
  frame: oval(470, 560, 380, 440),
  photo: 'sea',
  background() {
    const air = linear([
      [0, '#e3f1f6'],
      [1, '#f8f9f1'],
    ]);
    return `${air.defs}<rect width="1085" height="1576" fill="${air.paint}"/>${wash(ring(300, 1260, 420, 250, 16, 0.2, 4), '#bfe0d4', { opacity: 0.7, seed: 5 })}${wash(ring(860, 1380, 320, 200, 16, 0.2, 8), '#c9d6f0', { opacity: 0.7, seed: 8 })}${washi('portrait', { light: 0.4, fibres: 120 })}<path d="${ellipsePath(470, 560, 402, 462)}" fill="#fff"/>`;
  },
  overlay:
    () => `<path d="M-20 1060C120 1010 180 1160 320 1120C460 1080 520 1210 660 1160C760 1130 800 1240 920 1210" fill="none" stroke="#6f9a6a" stroke-width="8"/><path d="M60 1040C40 940 90 900 70 820C54 780 90 760 80 720" fill="none" stroke="#6f9a6a" stroke-width="6"/>
    ${asagaoLeaf(90, 1180, 120, '#6fa06c', -20)}${asagaoLeaf(330, 1250, 130, '#5a8f60', 14)}${asagaoLeaf(560, 1080, 96, '#86b27c', 190)}${asagaoLeaf(700, 1290, 110, '#6fa06c', 30)}${asagaoLeaf(70, 880, 80, '#86b27c', 40)}
    ${asagao(210, 1080, 124, '#5b7fd0', '#3a55a8', 10)}${asagao(460, 1170, 112, '#a77fd0', '#7450a8', 40)}${asagao(640, 1150, 84, '#e58fb0', '#c45a86', 20)}${asagao(96, 790, 74, '#7fa5e0', '#4a6cc0', 30)}${asagao(840, 1236, 74, '#5b7fd0', '#3a55a8', 62)}`,
  words: [
    {
      type: 'GREETING',
      text: '暑中お見舞い申し上げます',
      box: { x: 900, y: 100, width: 120, height: 980 },
      face: 'mincho',
      size: 58,
      fill: '#2f4668',
      vertical: true,
      stack: 'middle',
      leading: 1.2,
      tracking: 0.07,
    },
    {
      type: 'MESSAGE',
      text: '厳しい暑さが続いておりますが お変わりございませんか',
      box: { x: 66, y: 1370, width: 953, height: 72 },
      face: 'mincho',
      size: 31,
      fill: '#38505f',
      align: 'middle',
      stack: 'middle',
      tracking: 0.03,
    },
    {
      type: 'DATE',
      text: '令和九年 盛夏',
      box: { x: 368, y: 1460, width: 348, height: 31 },
      face: 'mincho',
      size: 29,
      fill: '#38505f',
      align: 'middle',
      tracking: 0.28,
    },
  ],
});
