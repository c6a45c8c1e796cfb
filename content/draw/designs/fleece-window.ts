import { defineDesign } from '../drawing/design.ts';
import { windowed } from '../drawing/frames.ts';
import { at, n, type Point, repeat } from '../drawing/geometry.ts';
import { lettering } from '../drawing/lettering.ts';
import { tooth } from '../drawing/paper.ts';
import { random } from '../drawing/random.ts';
import { sheepHead } from '../drawing/sheep.ts';
import { shadow } from '../drawing/watercolour.ts';

const [cx, cy, rx, ry] = [900, 462, 430, 316];

/** The photo is the sheep's fleece: arcs around an ellipse. */
const fleecePath = (grow: number) => {
  const count = 22;
  const points = Array.from({ length: count }, (_, i): Point => {
    const a = (i / count) * Math.PI * 2;
    return [cx + Math.cos(a) * (rx + grow), cy + Math.sin(a) * (ry + grow)];
  });
  return `${points
    .map(([x, y], i) => {
      if (i === 0) return `M${n(x)} ${n(y)}`;
      const [px, py] = points[i - 1] as Point;
      const r = n((Math.hypot(x - px, y - py) / 2) * 1.05);
      return `A${r} ${r} 0 0 1 ${n(x)} ${n(y)}`;
    })
    .join('')}A62 62 0 0 1 ${n(points[0]?.[0] ?? 0)} ${n(points[0]?.[1] ?? 0)}Z`;
};

function confetti(): string {
  const rand = random(31);
  return repeat(46, () => {
    const [x, y] = [rand() * 1576, rand() * 900];
    const colour = rand.pick(['#fff', '#f9d976', '#f28b82', '#9ad0c2']);
    return rand() < 0.5
      ? `<circle cx="${n(x)}" cy="${n(y)}" r="${n(5 + rand() * 7)}" fill="${colour}" opacity=".85"/>`
      : at(
          x,
          y,
          `<path d="M0 -13L4 -4L13 0L4 4L0 13L-4 4L-13 0L-4 -4Z" fill="${colour}" opacity=".9"/>`,
          0.7 + rand() * 0.7,
        );
  });
}

export const design = defineDesign({
  id: 27005,
  slug: 'fleece-window',
  label: 'もこもこ写真ひつじ',
  group: 10,
  tags: ['干支ひつじ', 'かわいい', 'こども'],
  orientation: 'landscape',
  priceYen: 500,
  colour: ['pink', 'white', 'yellow'],
  mood: ['cute', 'playful'],
  frame: windowed(
    { x: cx - rx - 70, y: cy - ry - 70, width: 2 * (rx + 70), height: 2 * (ry + 70) },
    fleecePath(0),
  ),
  photo: 'toddler',
  background:
    () => `<rect width="1576" height="1085" fill="#f9c5bd"/><path d="M-40 880C300 810 700 850 1000 880C1260 906 1420 870 1620 830V1120H-40Z" fill="#8fc7a4"/><path d="M-40 965C360 920 800 950 1200 950C1380 946 1500 940 1620 920V1120H-40Z" fill="#74b391"/>${confetti()}
    ${[640, 780, 1040, 1170].map((x, i) => `<path d="M${x - 30} 740L${x - 24} ${i % 2 ? 932 : 914}q24 16 48 0L${x + 30} 740Z" fill="#5b463f"/>`).join('')}
    <circle cx="1380" cy="412" r="62" fill="#fffdf6"/><circle cx="1410" cy="452" r="42" fill="#fffdf6"/>
    ${shadow(fleecePath(40), { dy: 12, blur: 14, colour: '#8a4a44', opacity: 0.25 })}<path d="${fleecePath(40)}" fill="#fffdf6"/>${tooth('landscape', 0.3)}`,
  overlay: () => `<path d="${fleecePath(4)}" fill="none" stroke="#fffdf6" stroke-width="10"/>
    ${at(470, 390, `${shadow('M-60 -60C-60 -110 60 -110 60 -60C70 40 40 90 0 90C-40 90 -70 40 -60 -60Z', { dy: 10, blur: 10, opacity: 0.25 })}${sheepHead({ face: '#5b463f' })}<g transform="translate(52 -78) rotate(16)"><path d="M0 0C-50 -44 -64 24 0 6C64 24 50 -44 0 0Z" fill="#e0463f"/><circle r="11" fill="#b52a2a"/></g>`, 2.1)}
    ${lettering('あけまして', { face: 'pop', size: 62, x: 82, y: 650, fill: '#c63d3a', spacing: 2 })}${lettering('おめでとう', { face: 'pop', size: 62, x: 82, y: 732, fill: '#c63d3a', spacing: 2 })}
    ${lettering('2027', { face: 'pop', size: 118, x: 82, y: 196, fill: '#fffdf6', spacing: 4 })}${['HAPPY', 'NEW', 'YEAR'].map((word, i) => lettering(word, { face: 'pop', size: 44, x: 86, y: 254 + i * 52, spacing: 3, fill: '#fffdf6' })).join('')}`,
  words: [
    {
      type: 'NAMES',
      text: '',
      box: { x: 82, y: 760, width: 360, height: 113 },
      face: 'maru',
      size: 36,
      fill: '#5b463f',
      leading: 1.35,
    },
    {
      type: 'MESSAGE',
      text: 'ことしも笑顔いっぱいの一年になりますように',
      box: { x: 82, y: 938, width: 1412, height: 80 },
      face: 'maru',
      size: 40,
      fill: '#3a2a24',
      align: 'middle',
      stack: 'middle',
      leading: 1.5,
      tracking: 0.08,
    },
  ],
});
