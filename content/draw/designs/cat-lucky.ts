import { paw } from '../drawing/cosy.ts';
import { defineDesign } from '../drawing/design.ts';
import { ellipsePath, oval } from '../drawing/frames.ts';
import { repeat } from '../drawing/geometry.ts';
import { GOLD } from '../drawing/gold.ts';
import { brushed } from '../drawing/ink.ts';
import { lettering } from '../drawing/lettering.ts';
import { washi } from '../drawing/paper.ts';
import { shippo } from '../drawing/pattern.ts';
import { shadow } from '../drawing/watercolour.ts';

const [cx, cy, r] = [1040, 520, 410];
const EAR = 'M700 330C690 180 700 100 730 70C830 110 910 170 950 230Z';
const EAR2 = 'M1380 330C1390 180 1380 100 1350 70C1250 110 1170 170 1130 230Z';

/** The round photo wears the ears of a beckoning cat. */
export const design = defineDesign({
  id: 27025,
  slug: 'cat-lucky',
  label: '招きねこ写真 福よ来い',
  group: 10,
  tags: ['ペット', '和風'],
  orientation: 'landscape',
  priceYen: 500,
  colour: ['yellow', 'red', 'white'],
  mood: ['playful', 'cute'],
  frame: oval(cx, cy, r),
  photo: 'cat',
  focus: -0.05,
  background() {
    const net = shippo(70, '#eab94a', 3);
    return `<rect width="1576" height="1085" fill="#f6cf63"/>${net.defs}<rect width="1576" height="1085" fill="${net.paint}"/><path d="M0 960H1576V1085H0Z" fill="#cf3a2e"/><path d="M0 960H1576" stroke="${GOLD}" stroke-width="9"/>${washi('landscape', { light: 0.45, fibres: 90 })}
    ${shadow(ellipsePath(cx, cy, r + 34), { opacity: 0.3, blur: 14 })}<path d="${EAR}" fill="#fffdf6"/><path d="${EAR2}" fill="#fffdf6"/><path d="M726 260C722 190 730 150 744 130C800 156 846 190 872 226Z" fill="#f0a59a"/><path d="M1354 260C1358 190 1350 150 1336 130C1280 156 1234 190 1208 226Z" fill="#f0a59a"/><circle cx="${cx}" cy="${cy}" r="${r + 34}" fill="#fffdf6"/>`;
  },
  overlay:
    () => `<path d="M700 810C820 960 1260 960 1380 810L1420 860C1280 1030 800 1030 660 860Z" fill="#cf3a2e"/><circle cx="${cx}" cy="964" r="54" fill="#e8be4c"/><circle cx="${cx - 16}" cy="946" r="16" fill="#fff3c4"/><path d="M${cx - 36} 976H${cx + 36}M${cx} 976V1004" stroke="#8a6520" stroke-width="8" stroke-linecap="round"/>
    ${brushed('福', { face: 'boku', size: 330, x: 340, y: 70, vertical: true, fill: '#c12a20' })}${lettering('福よ来い来い', { face: 'decol', size: 60, x: 340, y: 506, anchor: 'middle', spacing: 4, fill: '#3a2418' })}
    
    ${repeat(5, (i) => paw(120 + i * 92, 1024 - (i % 2) * 10, 26, '#f6cf63', -14 + (i % 2) * 24))}`,
  words: [
    {
      type: 'GREETING',
      text: 'あけまして\nおめでとうございます',
      box: { x: 96, y: 540, width: 488, height: 132 },
      face: 'maru',
      size: 48,
      fill: '#3a2418',
      align: 'middle',
      stack: 'middle',
      leading: 1.5,
    },
    {
      type: 'MESSAGE',
      text: 'ことしも福がたくさん\n舞いこみますように',
      box: { x: 76, y: 694, width: 536, height: 146 },
      face: 'maru',
      size: 36,
      fill: '#3a2418',
      align: 'middle',
      stack: 'middle',
      leading: 1.5,
    },
    {
      type: 'DATE',
      text: '令和九年 元旦',
      box: { x: 162, y: 866, width: 356, height: 34 },
      face: 'maru',
      size: 32,
      fill: '#3a2418',
      align: 'middle',
      tracking: 0.19,
    },
  ],
});
