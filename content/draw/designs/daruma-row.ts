import { defineDesign } from '../drawing/design.ts';
import { rounded, roundedPath } from '../drawing/frames.ts';
import { brushed } from '../drawing/ink.ts';
import { lettering } from '../drawing/lettering.ts';
import { daruma } from '../drawing/lucky.ts';
import { washi } from '../drawing/paper.ts';
import { ichimatsu } from '../drawing/pattern.ts';
import { shadow } from '../drawing/watercolour.ts';

const frame = rounded(80, 80, 900, 676, 26);
const card = { x: 62, y: 62, width: 936, height: 712 };

export const design = defineDesign({
  id: 27008,
  slug: 'daruma-row',
  label: '七色だるま 福来たる',
  group: 10,
  tags: ['和風', 'かわいい'],
  orientation: 'landscape',
  priceYen: 500,
  colour: ['red', 'yellow', 'beige'],
  mood: ['playful', 'japanese'],
  frame,
  photo: 'grandparents',
  background() {
    const check = ichimatsu(62, '#fbf4e4', '#f5e6c8');
    return `${check.defs}<rect width="1576" height="1085" fill="${check.paint}"/><rect y="868" width="1576" height="240" fill="#c8362b"/><rect y="868" width="1576" height="9" fill="#e6c05c"/>${washi('landscape', { light: 0.45, fibres: 120 })}
    ${shadow(roundedPath(card, 34), { opacity: 0.25 })}<path d="${roundedPath(card, 34)}" fill="#fffdf8"/>`;
  },
  overlay:
    () => `${daruma(168, 866, 0.86)}${daruma(394, 880, 0.74, { fill: '#f0bd3c', deep: '#c98a16', word: '金', rotate: -5 })}${daruma(600, 872, 0.8, { fill: '#fdf8ee', deep: '#cdbfa8', word: '寿', rotate: 4 }).replaceAll('#f3d27e', '#c8362b')}${daruma(810, 882, 0.72, { fill: '#6aa36f', deep: '#3d7550', word: '健' })}${daruma(1010, 872, 0.8, { fill: '#ec9aa4', deep: '#c8606f', word: '愛', rotate: -4 })}${daruma(1216, 880, 0.74, { fill: '#4f7fb5', deep: '#2c5788', word: '学', rotate: 5 })}${daruma(1420, 866, 0.86, { fill: '#7a5aa0', deep: '#54377a', word: '夢' })}
    ${brushed('福', { face: 'boku', size: 318, x: 1336, y: 68, vertical: true, fill: '#c12a20' })}
    ${lettering('あけまして', { face: 'boku', size: 60, x: 1150, y: 86, vertical: true, spacing: 4, fill: '#2a1c17' })}${lettering('おめでとうございます', { face: 'boku', size: 50, x: 1066, y: 86, vertical: true, spacing: 3, fill: '#2a1c17' })}
    ${lettering('2027', { face: 'decol', size: 84, x: 1322, y: 664, anchor: 'middle', spacing: 6, fill: '#c12a20' })}`,
  words: [
    {
      type: 'MESSAGE',
      text: 'ことしも笑顔いっぱいの\n一年になりますように',
      box: { x: 1132, y: 443, width: 381, height: 137 },
      face: 'maru',
      size: 31,
      fill: '#5a3a2c',
      align: 'middle',
      leading: 1.61,
    },
  ],
});
