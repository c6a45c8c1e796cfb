import { defineDesign } from '../kit/design.ts';
import { rounded, roundedPath } from '../kit/frames.ts';
import { knitGround, knitted } from '../kit/knit.ts';
import { shadow } from '../kit/watercolour.ts';

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
const SNOW = ['...w...', '.w.w.w.', '..www..', 'wwwrwww', '..www..', '.w.w.w.', '...w...'];
const TOOTH = ['w..', 'ww.', 'www'];
const YARN = { w: '#fff8ea', b: '#4a3630', r: '#f0c04e' };
const S = 19;
const frame = rounded(130, 240, 1316, 560, 30);
const mount = { x: 108, y: 218, width: 1360, height: 604 };

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
    return `${wool.defs}<rect width="1576" height="1085" fill="${wool.paint}"/>${knitted(TOOTH, 0, 1 * S, S, YARN, 28)}${knitted(SNOW, 4, 4 * S - 4, S, YARN, 12)}${knitted(SHEEP, 10, 44 * S, S, YARN, 6)}${knitted(TOOTH, 0, 54 * S - 4, S, YARN, 28)}
    ${shadow(roundedPath(mount, 46), { opacity: 0.4, blur: 12 })}<path d="${roundedPath(mount, 46)}" fill="#fff8ea"/><path d="${roundedPath({ x: 118, y: 228, width: 1340, height: 584 }, 38)}" fill="none" stroke="#c8453c" stroke-width="4" stroke-dasharray="16 11"/>`;
  },
  overlay: () => `<path d="${roundedPath({ x: 380, y: 776, width: 816, height: 92 }, 46)}" fill="#fff8ea"/>`,
  words: [
    {
      type: 'GREETING',
      text: 'HAPPY NEW YEAR 2027',
      box: { x: 414, y: 784, width: 748, height: 76 },
      face: 'maru',
      size: 50,
      fill: '#b53a32',
      align: 'middle',
      stack: 'middle',
      tracking: 0.1,
    },
  ],
});
