import { defineDesign } from '../drawing/design.ts';
import { linear } from '../drawing/document.ts';
import { rounded, roundedPath } from '../drawing/frames.ts';
import { smooth } from '../drawing/geometry.ts';
import { flakeCloud, GOLD } from '../drawing/gold.ts';
import { brushed, seal } from '../drawing/ink.ts';
import { fuji, mist, sun } from '../drawing/landscape.ts';
import { washi } from '../drawing/paper.ts';
import { seigaiha } from '../drawing/pattern.ts';
import { glow, shadow } from '../drawing/watercolour.ts';

const frame = rounded(604, 78, 900, 640, 14);
const mount = { x: frame.x - 14, y: frame.y - 14, width: frame.width + 28, height: frame.height + 28 };
const line = { x: frame.x - 6, y: frame.y - 6, width: frame.width + 12, height: frame.height + 12 };
const shore = smooth([
  [-60, 1010],
  [90, 985],
  [300, 1000],
  [470, 1016],
  [720, 950],
  [930, 926],
  [1160, 950],
  [1380, 946],
  [1640, 900],
  [1660, 1140],
  [-60, 1140],
]);

export const design = defineDesign({
  id: 27001,
  slug: 'fuji-sunrise',
  label: '初日の出と富士 賀正',
  group: 10,
  tags: ['和風', '筆文字'],
  orientation: 'landscape',
  priceYen: 500,
  colour: ['red', 'navy', 'gold'],
  mood: ['japanese', 'formal'],
  frame,
  photo: 'family',
  background() {
    const sky = linear([
      [0, '#fbf3e2'],
      [0.6, '#fbe6d2'],
      [1, '#f6cfb6'],
    ]);
    const sea = seigaiha(44, '#e0c98d', '#1f4468');
    return `${sky.defs}<rect width="1576" height="1085" fill="${sky.paint}"/>${glow(200, 660, 460, 420, '#f59a6c', 0.55)}${sun(196, 664, 168)}
    ${fuji(430, 662, 400, { top: '#2f5684', foot: '#9fb7cf' }, 4)}
    ${mist(-80, 716, 360, '#fdf1e3', { rows: 3, seed: 6 })}${mist(-60, 884, 640, '#fdeee0', { rows: 3, seed: 12, band: 28 })}${mist(330, 838, 420, GOLD, { rows: 2, seed: 2, band: 18, opacity: 0.9 })}
    ${sea.defs}<path d="${shore}" fill="${sea.paint}"/><path d="${shore}" fill="none" stroke="${GOLD}" stroke-width="9"/>
    ${washi('landscape', { light: 0.55 })}
    ${flakeCloud(120, 80, 130, 90, 42, 8, 3)}${flakeCloud(1500, 1030, 60, 36, 22, 7, 9)}${flakeCloud(560, 800, 160, 60, 34, 6, 5)}
    ${shadow(roundedPath(mount, 18))}<path d="${roundedPath(mount, 20)}" fill="#fffdf8"/><path d="${roundedPath(line, 16)}" fill="none" stroke="${GOLD}" stroke-width="3.5"/>
    ${brushed('賀', { face: 'boku', size: 262, x: 372, y: 66, vertical: true, fill: '#211714' })}${brushed('正', { face: 'boku', size: 262, x: 372, y: 340, vertical: true, fill: '#211714' })}
    ${seal('未', 118, 92, 92)}
    
    `;
  },
  words: [
    {
      type: 'MESSAGE',
      text: '本年もどうぞよろしくお願い申し上げます',
      box: { x: 640, y: 773, width: 860, height: 57 },
      face: 'mincho',
      size: 37,
      fill: '#3a2721',
      align: 'end',
      tracking: 0.11,
    },
    {
      type: 'DATE',
      text: '令和九年 元旦',
      box: { x: 1171, y: 840, width: 329, height: 32 },
      face: 'mincho',
      size: 30,
      fill: '#3a2721',
      align: 'end',
      tracking: 0.2,
    },
  ],
});
