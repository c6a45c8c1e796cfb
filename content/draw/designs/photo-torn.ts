import { defineDesign, fullFrame } from '../drawing/design.ts';
import { fray, type Point, polygon } from '../drawing/geometry.ts';
import { lettering } from '../drawing/lettering.ts';
import { random } from '../drawing/random.ts';
import { shadow } from '../drawing/watercolour.ts';

const edge = (lift: number, seed: number) => {
  const rand = random(seed);
  const top: Point[] = Array.from(
    { length: 26 },
    (_, i): Point => [-20 + i * 46, 1236 - lift + rand.bell() * 7],
  );
  return polygon([...fray(top, 2, 0.22, rand).slice(0, -3), [1140, 1620], [-40, 1620]]);
};

export const design = defineDesign({
  id: 28004,
  slug: 'photo-torn',
  label: '全面写真とちぎり紙',
  group: 110,
  tags: ['全面写真'],
  orientation: 'portrait',
  priceYen: 500,
  colour: ['white', 'beige'],
  mood: ['natural', 'warm'],
  frame: fullFrame('portrait'),
  photo: 'cat',
  background: () => '<rect width="1085" height="1576" fill="#f3efe6"/>',
  overlay:
    () => `${shadow(edge(16, 4), { dy: -8, blur: 9, opacity: 0.35 })}<path d="${edge(16, 4)}" fill="#e9dfcd"/><path d="${edge(0, 7)}" fill="#fdfaf3"/>
    ${lettering('元気にしています', { face: 'klee', size: 74, x: 542, y: 1368, anchor: 'middle', spacing: 6, fill: '#4a3f36' })}`,
  words: [
    {
      type: 'MESSAGE',
      text: 'みなさまもお元気でおすごしください',
      box: { x: 92, y: 1419, width: 901, height: 95 },
      face: 'maru',
      size: 38,
      fill: '#6b5d50',
      align: 'middle',
      leading: 1.4,
      tracking: 0.05,
    },
  ],
});
