import { defineDesign, fullFrame } from '../drawing/design.ts';
import { linear } from '../drawing/document.ts';

export const design = defineDesign({
  id: 28005,
  slug: 'photo-thin-line',
  label: '全面写真と細い線',
  group: 110,
  tags: ['全面写真'],
  orientation: 'landscape',
  priceYen: 500,
  colour: ['white'],
  mood: ['simple', 'stylish'],
  frame: fullFrame('landscape'),
  photo: 'winter-couple',
  background: () => '<rect width="1576" height="1085" fill="#efe9df"/>',
  overlay() {
    const dusk = linear([
      [0, '#14222c', 0],
      [1, '#14222c', 0.78],
    ]);
    return `${dusk.defs}<rect width="1576" height="300" fill="${dusk.paint}" transform="rotate(180 788 150)" opacity=".75"/><rect y="640" width="1576" height="445" fill="${dusk.paint}"/><path d="M548 82H72V1013H1504V82H1028" fill="none" stroke="#fff" stroke-width="3.5"/>`;
  },
  words: [
    {
      type: 'HEADLINE',
      text: 'JOYFUL DAYS',
      box: { x: 560, y: 62, width: 456, height: 92 },
      face: 'gothic',
      size: 40,
      fill: '#ffffff',
      align: 'middle',
      leading: 1.3,
      tracking: 0.5,
    },
    {
      type: 'GREETING',
      text: 'いつもありがとう これからもよろしく',
      box: { x: 259, y: 937, width: 1059, height: 53 },
      face: 'mincho',
      size: 33,
      fill: '#ffffff',
      align: 'middle',
      tracking: 0.24,
    },
  ],
});
