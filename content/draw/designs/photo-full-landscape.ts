import { defineDesign, fullFrame } from '../drawing/design.ts';
import { linear } from '../drawing/document.ts';
import { lettering } from '../drawing/lettering.ts';

export const design = defineDesign({
  id: 28001,
  slug: 'photo-full-landscape',
  label: '全面写真 With warm wishes',
  group: 110,
  tags: ['全面写真'],
  orientation: 'landscape',
  priceYen: 500,
  colour: ['white'],
  mood: ['simple', 'stylish'],
  frame: fullFrame('landscape'),
  photo: 'lake',
  background: () => '<rect width="1576" height="1085" fill="#efe9df"/>',
  overlay() {
    const dusk = linear([
      [0, '#1c1a26', 0],
      [1, '#1c1a26', 0.62],
    ]);
    return `${dusk.defs}<rect y="620" width="1576" height="465" fill="${dusk.paint}"/>
    ${lettering('With warm wishes', { face: 'vibes', size: 128, x: 96, y: 958, fill: '#ffffff' })}
    `;
  },
  words: [
    {
      type: 'GREETING',
      text: 'いつもあたたかいお心づかいをありがとうございます',
      box: { x: 104, y: 992, width: 998, height: 29 },
      face: 'mincho',
      size: 27,
      fill: '#ffffff',
      tracking: 0.11,
    },
  ],
});
