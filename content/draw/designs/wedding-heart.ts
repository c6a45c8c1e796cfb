import { heart, sparkle } from '../drawing/cosy.ts';
import { defineDesign } from '../drawing/design.ts';
import { heartPath, windowed } from '../drawing/frames.ts';
import { n, repeat } from '../drawing/geometry.ts';
import { lettering } from '../drawing/lettering.ts';
import { tooth } from '../drawing/paper.ts';
import { type Random, random } from '../drawing/random.ts';
import { shadow } from '../drawing/watercolour.ts';

const HEART = heartPath(540, 118, 880);

/** One small heart anywhere but below the words. */
function scattered(rand: Random): string {
  const [x, y] = [rand() * 1576, rand() * 1085];
  const [size, colour, turn] = [
    n(8 + rand() * 18),
    rand.pick(['#f6c4c0', '#fff', '#f3aeb0']),
    rand.bell() * 20,
  ];
  return x > 985 && y > 60 ? '' : heart(x, y, size, colour, turn);
}

export const design = defineDesign({
  id: 27304,
  slug: 'wedding-heart',
  label: 'ハートのフレーム',
  group: 40,
  tags: ['洋風'],
  orientation: 'landscape',
  priceYen: 500,
  colour: ['pink', 'white'],
  mood: ['cute', 'warm'],
  frame: windowed({ x: 78, y: 70, width: 924, height: 860 }, HEART),
  photo: 'wedding',
  background() {
    const rand = random(9);
    return `<rect width="1576" height="1085" fill="#fbe3e0"/>${repeat(34, () => scattered(rand))}${sparkle(1060, 170, 30, '#fff')}${tooth('landscape', 0.3)}${shadow(HEART, { dy: 14, blur: 18, opacity: 0.22, colour: '#a3434a' })}<path d="${HEART}" fill="#fff" stroke="#fff" stroke-width="44" stroke-linejoin="round"/>`;
  },
  overlay:
    () => `<path d="${HEART}" fill="none" stroke="#fff" stroke-width="6"/><path d="${heartPath(540, 98, 940)}" fill="none" stroke="#e48a90" stroke-width="3" stroke-dasharray="4 12" stroke-linecap="round"/>
    ${lettering('Happy', { face: 'parisienne', size: 112, x: 1286, y: 330, anchor: 'middle', fill: '#c9596a' })}${lettering('Wedding', { face: 'parisienne', size: 112, x: 1286, y: 460, anchor: 'middle', fill: '#c9596a' })}`,
  words: [
    {
      type: 'GREETING',
      text: '結婚しました',
      box: { x: 1026, y: 506, width: 488, height: 90 },
      face: 'maru',
      size: 50,
      fill: '#6b4148',
      align: 'middle',
      stack: 'middle',
      leading: 1.3,
      tracking: 0.12,
    },
    {
      type: 'MESSAGE',
      text: '新しい生活がはじまりました\nこれからもよろしくお願いします',
      box: { x: 1012, y: 606, width: 500, height: 134 },
      face: 'maru',
      size: 29,
      fill: '#6b4148',
      align: 'middle',
      leading: 1.72,
      tracking: 0.07,
    },
    {
      type: 'ADDRESS',
      text: '',
      box: { x: 1012, y: 752, width: 500, height: 171 },
      face: 'maru',
      size: 28,
      fill: '#6b4148',
      align: 'middle',
      leading: 1.25,
    },
    {
      type: 'NAMES',
      text: '',
      box: { x: 974, y: 934, width: 540, height: 86 },
      face: 'maru',
      size: 34.4,
      fill: '#6b4148',
      align: 'middle',
    },
  ],
});
