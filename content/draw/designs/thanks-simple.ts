import { defineDesign } from '../drawing/design.ts';
import { plain } from '../drawing/frames.ts';
import { lettering } from '../drawing/lettering.ts';
import { tooth } from '../drawing/paper.ts';

export const design = defineDesign({
  id: 27902,
  slug: 'thanks-simple',
  label: 'Thank you 余白の便り',
  group: 100,
  tags: ['シンプル'],
  orientation: 'portrait',
  priceYen: 500,
  colour: ['white', 'green'],
  mood: ['simple', 'stylish'],
  frame: plain(232, 150, 761, 900),
  photo: 'grandparents',
  focus: -0.1,
  background: () => `<rect width="1085" height="1576" fill="#eef0e8"/>${tooth('portrait', 0.3)}
    ${lettering('Thank you', { face: 'garamondItalic', size: 172, x: 232, y: 1230, fill: '#4c5a48' })}<path d="M232 1280H420" stroke="#8fa083" stroke-width="3"/>`,
  words: [
    {
      type: 'HEADLINE',
      text: '感謝をこめて',
      box: { x: 84, y: 150, width: 120, height: 440 },
      face: 'mincho',
      size: 60,
      fill: '#4c5a48',
      vertical: true,
      stack: 'middle',
      leading: 1.2,
      tracking: 0.2,
    },
    {
      type: 'MESSAGE',
      text: 'いつも支えてくださり ありがとうございます\nこれからもどうぞよろしくお願いいたします',
      box: { x: 232, y: 1327, width: 787, height: 184 },
      face: 'mincho',
      size: 33,
      fill: '#4c5a48',
      leading: 1.5,
      tracking: 0.06,
    },
  ],
});
