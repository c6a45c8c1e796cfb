import { crane } from '../drawing/crane.ts';
import { defineDesign } from '../drawing/design.ts';
import { linear } from '../drawing/document.ts';
import { rounded, roundedPath } from '../drawing/frames.ts';
import { flakeCloud, GOLD } from '../drawing/gold.ts';
import { brushed } from '../drawing/ink.ts';
import { mist } from '../drawing/landscape.ts';
import { washi } from '../drawing/paper.ts';
import { shadow } from '../drawing/watercolour.ts';

const frame = rounded(90, 90, 880, 700, 8);
const mount = { x: 72, y: 72, width: 916, height: 736 };

export const design = defineDesign({
  id: 27302,
  slug: 'wedding-kotobuki',
  label: '寿 鶴の舞',
  group: 40,
  tags: ['和装'],
  orientation: 'landscape',
  priceYen: 800,
  colour: ['red', 'gold'],
  mood: ['formal', 'gorgeous', 'japanese'],
  frame,
  photo: 'kimono',
  background() {
    const red = linear(
      [
        [0, '#b3202c'],
        [1, '#861320'],
      ],
      'diagonal',
    );
    return `${red.defs}<rect width="1576" height="1085" fill="${red.paint}"/>${washi('landscape', { light: 0.5, fibres: 120, colour: '#f0c98a' })}${mist(900, 16, 760, GOLD, { rows: 3, seed: 3, band: 28 })}${mist(-120, 900, 900, GOLD, { rows: 4, seed: 7, band: 30 })}${flakeCloud(1110, 560, 70, 160, 44, 8, 4)}${shadow(roundedPath(mount, 12), { opacity: 0.4 })}<path d="${roundedPath(mount, 12)}" fill="#fffaf0"/>`;
  },
  overlay: () => `${crane(980, 748, 0.9, { body: '#fffdf6', tip: GOLD }, -10)}
    ${brushed('寿', { face: 'boku', size: 400, x: 1280, y: 120, vertical: true, fill: GOLD })}
    
    `,
  words: [
    {
      type: 'GREETING',
      text: '私たち\n　結婚しました',
      box: { x: 1349, y: 560, width: 148, height: 462 },
      face: 'mincho',
      size: 46,
      fill: '#fff6e2',
      vertical: true,
      leading: 1.52,
      tracking: 0.13,
    },
    {
      type: 'MESSAGE',
      text: '今後とも幾久しくよろしくお願い申し上げます',
      box: { x: 100, y: 818, width: 688, height: 78 },
      face: 'mincho',
      size: 30,
      fill: '#fff6e2',
      stack: 'middle',
      tracking: 0.1,
    },
    {
      type: 'ADDRESS',
      text: '',
      box: { x: 804, y: 822, width: 418, height: 201 },
      face: 'mincho',
      size: 28,
      fill: '#fff6e2',
      align: 'end',
      leading: 1.2,
      stack: 'end',
    },
    {
      type: 'NAMES',
      text: '',
      box: { x: 1252, y: 560, width: 84, height: 462 },
      face: 'mincho',
      size: 38,
      fill: '#fff6e2',
      vertical: true,
      align: 'end',
      leading: 1.2,
    },
  ],
});
