import { bunting, firTree, star } from '../drawing/cosy.ts';
import { defineDesign } from '../drawing/design.ts';
import { rounded, roundedPath } from '../drawing/frames.ts';
import { at, n, repeat } from '../drawing/geometry.ts';
import { lettering } from '../drawing/lettering.ts';
import { tooth } from '../drawing/paper.ts';
import { stripes } from '../drawing/pattern.ts';
import { random } from '../drawing/random.ts';
import { sheep } from '../drawing/sheep.ts';

const frame = rounded(110, 110, 900, 690, 60);

/** A fir with lights and a star on its top. */
function tree(x: number, y: number, scale: number): string {
  const rand = random(3);
  const lights = repeat(16, () => {
    const t = rand();
    return `<circle cx="${n(rand.bell() * (20 + t * 26))}" cy="${n(-190 + t * 150)}" r="7" fill="${rand.pick(['#f6c94f', '#e0483c', '#fff', '#7fc4d8'])}"/>`;
  });
  return at(x, y, `${firTree(0, 0, 1, '#2f7a5a')}${lights}${star(0, -238, 22, '#f6c94f')}`, scale);
}

export const design = defineDesign({
  id: 27704,
  slug: 'xmas-stocking',
  label: 'ひつじのクリスマス',
  group: 80,
  tags: ['あたたかい'],
  orientation: 'landscape',
  priceYen: 500,
  colour: ['red', 'green', 'white'],
  mood: ['cute', 'playful'],
  frame,
  photo: 'baby',
  background() {
    const candy = stripes('#fff7ee', '#e0564a', 44, 44, 45);
    return `${candy.defs}<rect width="1576" height="1085" fill="${candy.paint}"/><rect x="52" y="52" width="1472" height="981" rx="40" fill="#fffaf1"/>${tooth('landscape', 0.3)}<path d="${roundedPath({ x: 92, y: 92, width: 936, height: 726 }, 78)}" fill="#d9ece0"/><path d="M54 930C400 880 900 960 1522 900V992a40 40 0 0 1 -40 40H92a40 40 0 0 1 -40 -40Z" fill="#eaf3f6"/>`;
  },
  overlay:
    () => `${tree(1390, 920, 1.7)}${tree(1170, 930, 1.15)}${sheep(1030, 870, 0.62, { seed: 4, scarf: '#e0483c' })}${sheep(230, 900, 0.6, { seed: 8, flip: true, scarf: '#2f7a5a' })}${bunting(1050, 110, 1500, 120, 18, ['#e0564a', '#2f7a5a', '#f6c94f'], 42)}
    ${lettering('Merry', { face: 'pop', size: 104, x: 1272, y: 300, anchor: 'middle', spacing: 4, fill: '#d03f35' })}${lettering('Christmas', { face: 'pop', size: 78, x: 1272, y: 400, anchor: 'middle', spacing: 2, fill: '#2f7a5a' })}`,
  words: [
    {
      type: 'MESSAGE',
      text: 'メリークリスマス',
      box: { x: 370, y: 914, width: 500, height: 86 },
      face: 'maru',
      size: 36,
      fill: '#6b4a3c',
      align: 'middle',
      leading: 1.4,
      tracking: 0.11,
    },
  ],
});
