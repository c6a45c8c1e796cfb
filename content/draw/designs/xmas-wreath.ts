import { sprig } from '../drawing/botanical.ts';
import { defineDesign } from '../drawing/design.ts';
import { ellipsePath, oval } from '../drawing/frames.ts';
import { at, n, type Point, repeat } from '../drawing/geometry.ts';
import { GOLD } from '../drawing/gold.ts';
import { lettering } from '../drawing/lettering.ts';
import { tooth } from '../drawing/paper.ts';
import { random } from '../drawing/random.ts';
import { shadow } from '../drawing/watercolour.ts';

const [cx, cy, r] = [510, 520, 340];
const GREENS = ['#2f5f45', '#437a58', '#5a8f68', '#274f3b'];
const on = (degrees: number, k: number): Point => [
  cx + Math.cos((degrees * Math.PI) / 180) * k,
  cy + Math.sin((degrees * Math.PI) / 180) * k,
];

export const design = defineDesign({
  id: 27701,
  slug: 'xmas-wreath',
  label: 'もみのリース',
  group: 80,
  tags: ['あたたかい'],
  orientation: 'landscape',
  priceYen: 500,
  colour: ['green', 'red', 'white'],
  mood: ['warm', 'natural'],
  frame: oval(cx, cy, r),
  photo: 'winter-couple',
  background: () =>
    `<rect width="1576" height="1085" fill="#f8f3ea"/>${tooth('landscape', 0.4)}${shadow(ellipsePath(cx, cy, r + 100), { opacity: 0.18, blur: 20 })}`,
  overlay() {
    const rand = random(7);
    const twigs = repeat(40, (i) =>
      sprig(on(i * 9, r + 20 + (i % 3) * 26), on(i * 9 + 22, r + 52 + (i % 4) * 18), GREENS, {
        seed: i,
        size: 44,
        count: 5,
        width: 0.16,
        bend: 12,
        stem: '#4a3a2a',
      }),
    );
    const berries = repeat(34, () => {
      const [x, y] = on(rand() * 360, r + 24 + rand() * 66);
      const k = 10 + rand() * 8;
      return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(k)}" fill="#c8312c"/><circle cx="${n(x - k * 0.3)}" cy="${n(y - k * 0.3)}" r="${n(k * 0.28)}" fill="#fff" opacity=".8"/>`;
    });
    const ribbon = at(
      cx,
      cy + r + 56,
      '<path d="M-10 10L-90 190L-44 170L-20 210L20 20ZM10 10L90 190L44 170L20 210L-20 20Z" fill="#a8211f"/><path d="M0 0C-60 -90 -180 -70 -170 0C-176 70 -60 80 0 0C60 -90 180 -70 170 0C176 70 60 80 0 0Z" fill="#cf3a33"/><path d="M-20 -6C-60 -50 -120 -46 -130 -6M20 -6C60 -50 120 -46 130 -6" stroke="#8f1a1a" stroke-width="6" fill="none" opacity=".5"/><rect x="-30" y="-32" width="60" height="64" rx="18" fill="#b82a27"/>',
      0.86,
    );
    return `<circle cx="${cx}" cy="${cy}" r="${r + 4}" fill="none" stroke="#fffdf6" stroke-width="14"/>${twigs}${repeat(
      9,
      (i) => {
        const [x, y] = on(i * 40 + 14, r + 60);
        return `<circle cx="${n(x)}" cy="${n(y)}" r="22" fill="${GOLD}"/>`;
      },
    )}${berries}${ribbon}
    ${lettering('Merry', { face: 'vibes', size: 190, x: 1250, y: 400, anchor: 'middle', fill: '#b5302b' })}${lettering('Christmas', { face: 'vibes', size: 170, x: 1240, y: 566, anchor: 'middle', fill: '#b5302b' })}<path d="M1100 640H1390" stroke="${GOLD}" stroke-width="3"/>`;
  },
  words: [
    {
      type: 'GREETING',
      text: 'WISHING YOU PEACE\nAND JOY',
      box: { x: 983, y: 664, width: 526, height: 136 },
      face: 'gothic',
      size: 33,
      fill: '#3f5a48',
      align: 'middle',
      stack: 'middle',
      leading: 1.6,
      tracking: 0.16,
    },
    {
      type: 'MESSAGE',
      text: 'すてきなクリスマスを',
      box: { x: 983, y: 850, width: 526, height: 108 },
      face: 'maru',
      size: 34,
      fill: '#5d4a3c',
      align: 'middle',
      tracking: 0.12,
    },
  ],
});
