import { defineDesign } from '../drawing/design.ts';
import { rounded, roundedPath } from '../drawing/frames.ts';
import { knitGround, knitted } from '../drawing/knit.ts';
import { shadow } from '../drawing/watercolour.ts';

const SHEEP = [
  '..............',
  '....wwwwww....',
  '.bbwwwwwwwww..',
  'bbbbwwwwwwww..',
  '.bbbwwwwwwww..',
  '...wwwwwwwww..',
  '....wwwwwww...',
  '....b.b.b.b...',
  '....b.b.b.b...',
  '..............',
];
const TOOTH = ['w..', 'ww.', 'www'];
const YARN = { w: '#fff8ea', b: '#4a3630' };
const S = 19;
const frame = rounded(130, 112, 1010, 528, 30);
const mount = { x: 108, y: 88, width: 1360, height: 728 };

export const design = defineDesign({
  id: 27023,
  slug: 'knit-sweater',
  label: 'ひつじの編みこみセーター',
  group: 10,
  tags: ['干支ひつじ', 'かわいい', '英語'],
  orientation: 'landscape',
  priceYen: 500,
  colour: ['red', 'white'],
  mood: ['cute', 'warm', 'playful'],
  frame,
  photo: 'winter-couple',
  focus: -0.15,
  background() {
    const wool = knitGround(S, '#c8453c', '#a8342d');
    return `${wool.defs}<rect width="1576" height="1085" fill="${wool.paint}"/>${knitted(TOOTH, 0, 1 * S, S, YARN, 28)}${knitted(SHEEP, 10, 44 * S, S, YARN, 6)}${knitted(TOOTH, 0, 54 * S - 4, S, YARN, 28)}
    ${shadow(roundedPath(mount, 46), { opacity: 0.4, blur: 12 })}<path d="${roundedPath(mount, 46)}" fill="#fff8ea"/><path d="${roundedPath({ x: 118, y: 98, width: 1340, height: 708 }, 38)}" fill="none" stroke="#c8453c" stroke-width="4" stroke-dasharray="16 11"/>`;
  },
  words: [
    {
      type: 'GREETING',
      text: 'HAPPY NEW YEAR 2027',
      box: { x: 140, y: 650, width: 1296, height: 56 },
      face: 'maru',
      size: 50,
      fill: '#b53a32',
      align: 'middle',
      stack: 'middle',
      tracking: 0.1,
    },
    {
      type: 'MESSAGE',
      text: 'ことしもあたたかな一年になりますように',
      box: { x: 140, y: 716, width: 1296, height: 66 },
      face: 'maru',
      size: 34,
      fill: '#4a3630',
      align: 'middle',
      stack: 'middle',
      leading: 1.5,
      tracking: 0.08,
    },
  ],
});
