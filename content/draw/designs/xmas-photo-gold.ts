import { snowfall } from '../drawing/cosy.ts';
import { defineDesign, fullFrame } from '../drawing/design.ts';
import { linear } from '../drawing/document.ts';
import { dust, GOLD } from '../drawing/gold.ts';
import { lettering } from '../drawing/lettering.ts';

export const design = defineDesign({
  id: 27703,
  slug: 'xmas-photo-gold',
  label: '全面写真と金の雪',
  group: 80,
  tags: ['大人っぽい'],
  orientation: 'landscape',
  priceYen: 800,
  colour: ['gold', 'red'],
  mood: ['gorgeous', 'stylish'],
  frame: fullFrame('landscape'),
  photo: 'snow',
  focus: 0.2,
  background: () => '<rect width="1576" height="1085" fill="#3a1418"/>',
  overlay() {
    const wine = linear(
      [
        [0, '#3a0a12', 0.94],
        [0.28, '#3a0a12', 0.86],
        [0.5, '#3a0a12', 0.5],
        [0.75, '#3a0a12', 0.14],
        [1, '#3a0a12', 0],
      ],
      'right',
    );
    return `${wine.defs}<rect width="1576" height="1085" fill="${wine.paint}"/>${dust(300, 540, 330, 520, 240, GOLD, 4)}${snowfall(1576, 1085, 60, 8, '#fff', 6)}<rect x="58" y="58" width="1460" height="969" fill="none" stroke="${GOLD}" stroke-width="4"/>
    ${lettering('Merry', { face: 'vibes', size: 220, x: 400, y: 440, anchor: 'middle', fill: GOLD })}${lettering('Christmas', { face: 'vibes', size: 188, x: 420, y: 630, anchor: 'middle', fill: GOLD })}`;
  },
  words: [
    {
      type: 'MESSAGE',
      text: '& A HAPPY NEW YEAR',
      box: { x: 92, y: 690, width: 616, height: 74 },
      face: 'gothic',
      size: 34,
      fill: '#fbeccb',
      align: 'middle',
      stack: 'middle',
      leading: 1.4,
      tracking: 0.28,
    },
  ],
});
