import { sparkle, star } from '../drawing/cosy.ts';
import { defineDesign } from '../drawing/design.ts';
import { ellipsePath, oval } from '../drawing/frames.ts';
import { at, repeat } from '../drawing/geometry.ts';
import { GOLD } from '../drawing/gold.ts';
import { lettering } from '../drawing/lettering.ts';
import { tooth } from '../drawing/paper.ts';
import { shadow } from '../drawing/watercolour.ts';

const [cx, cy, r] = [542, 640, 400];

export const design = defineDesign({
  id: 27804,
  slug: 'birthday-crown',
  label: '王冠とおたんじょう日',
  group: 90,
  tags: ['ポップ'],
  orientation: 'portrait',
  priceYen: 500,
  colour: ['blue', 'gold', 'white'],
  mood: ['cute', 'playful'],
  frame: oval(cx, cy, r),
  photo: 'toddler',
  background: () =>
    `<rect width="1085" height="1576" fill="#a9d3e0"/>${repeat(12, (i) => `<path d="M${cx} ${cy}L${i * 190 - 600} -200H${i * 190 - 505}Z" fill="#bfe0e8"/>`)}<path d="M-20 1150C220 1100 420 1170 660 1130C860 1096 980 1120 1110 1150V1600H-20Z" fill="#fffaf0"/>${tooth('portrait', 0.3)}${sparkle(120, 330, 34, '#fff')}${sparkle(960, 300, 30, '#fff')}${star(90, 900, 26, '#f6d062', 12)}${star(1000, 930, 26, '#f6d062', -12)}${shadow(ellipsePath(cx, cy, r + 28), { opacity: 0.22, blur: 14 })}<circle cx="${cx}" cy="${cy}" r="${r + 28}" fill="#fffefa"/>`,
  overlay: () => `<circle cx="${cx}" cy="${cy}" r="${r + 14}" fill="none" stroke="${GOLD}" stroke-width="6"/>
    ${at(cx, 214, `<path d="M-170 70L-196 -70L-96 0L0 -120L96 0L196 -70L170 70Z" fill="${GOLD}"/><path d="M-170 70H170V100H-170Z" fill="#d9564a"/><circle cx="-196" cy="-76" r="19" fill="#f4a9a0"/><circle cy="-128" r="22" fill="#8fc4e0"/><circle cx="196" cy="-76" r="19" fill="#f4a9a0"/><g fill="#fff3d0"><circle cx="-110" cy="85" r="8"/><circle cx="-55" cy="85" r="8"/><circle cy="85" r="8"/><circle cx="55" cy="85" r="8"/><circle cx="110" cy="85" r="8"/></g>`, 0.92, -6)}
    ${lettering('おたんじょう日', { face: 'potta', size: 92, x: 542, y: 1268, anchor: 'middle', spacing: 2, fill: '#3f86a8' })}${lettering('おめでとう', { face: 'potta', size: 92, x: 542, y: 1376, anchor: 'middle', spacing: 6, fill: '#d9564a' })}`,
  words: [
    {
      type: 'MESSAGE',
      text: '笑顔いっぱいの一年になりますように',
      box: { x: 101, y: 1436, width: 882, height: 78 },
      face: 'maru',
      size: 34,
      fill: '#5d4a3c',
      align: 'middle',
      tracking: 0.03,
    },
  ],
});
