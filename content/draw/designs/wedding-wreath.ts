import { eucalyptus, gypsophila } from '../drawing/botanical.ts';
import { defineDesign } from '../drawing/design.ts';
import { ume } from '../drawing/flowers.ts';
import { ellipsePath, oval } from '../drawing/frames.ts';
import type { Point } from '../drawing/geometry.ts';
import { GOLD } from '../drawing/gold.ts';
import { lettering } from '../drawing/lettering.ts';
import { tooth } from '../drawing/paper.ts';
import { blot, shadow } from '../drawing/watercolour.ts';

const [cx, cy, rx, ry] = [542, 600, 372, 420];
const frame = oval(cx, cy, rx, ry);
const on = (degrees: number, grow = 20): Point => {
  const a = (degrees * Math.PI) / 180;
  return [cx + Math.cos(a) * (rx + grow), cy + Math.sin(a) * (ry + grow)];
};
const rose = (x: number, y: number, r: number) =>
  ume(x, y, r, { inner: '#f0c3b6', outer: '#fdf1ea', core: '#e6b877' });

export const design = defineDesign({
  id: 27301,
  slug: 'wedding-wreath',
  label: 'グリーンリース',
  group: 40,
  tags: ['洋風'],
  orientation: 'portrait',
  priceYen: 500,
  colour: ['white', 'green', 'gold'],
  mood: ['natural', 'stylish'],
  frame,
  photo: 'wedding',
  background: () =>
    `<rect width="1085" height="1576" fill="#fdfbf6"/>${blot(180, 220, 190, '#dfe8dc', { opacity: 0.6, rim: 0.2 })}${blot(930, 1040, 220, '#f5e2d8', { opacity: 0.6, rim: 0.2, seed: 4 })}${tooth('portrait', 0.3)}${shadow(ellipsePath(cx, cy, rx + 6, ry + 6), { opacity: 0.16, blur: 16 })}`,
  overlay:
    () => `<path d="${ellipsePath(cx, cy, rx, ry)}" fill="none" stroke="#fffdf8" stroke-width="8"/><path d="${ellipsePath(cx, cy, rx + 16, ry + 16)}" fill="none" stroke="${GOLD}" stroke-width="4"/>
    ${eucalyptus(on(120), on(196, 34), 2, 66)}${eucalyptus(on(176), on(246, 30), 5, 58)}${eucalyptus(on(60), on(-16, 34), 8, 66)}${eucalyptus(on(-60), on(-124, 20), 11, 54)}${eucalyptus(on(4), on(-56, 26), 16, 54)}
    ${gypsophila(...on(118, 10), 0.9, '#fffaf2', '#b8c0a4', -150, 3)}${gypsophila(...on(62, 10), 0.9, '#fffaf2', '#b8c0a4', 150, 6)}${rose(...on(112, 24), 74)}${rose(...on(126, 40), 54)}${rose(...on(98, 34), 56)}${rose(...on(68, 24), 74)}${rose(...on(54, 40), 54)}${rose(...on(82, 34), 58)}${rose(...on(232, 24), 50)}${rose(...on(246, 30), 38)}
    ${lettering('Just Married', { face: 'parisienne', size: 132, x: 542, y: 1188, anchor: 'middle', fill: '#6f7f62' })}
    
    `,
  words: [
    {
      type: 'GREETING',
      text: '私たち結婚しました',
      box: { x: 198, y: 1250, width: 689, height: 48 },
      face: 'mincho',
      size: 44,
      fill: '#4c463c',
      align: 'middle',
      tracking: 0.18,
    },
    {
      type: 'MESSAGE',
      text: 'ふたりで力を合わせ 笑顔の絶えない家庭を築いてまいります\n今後ともどうぞよろしくお願いいたします',
      box: { x: 66, y: 1310, width: 951, height: 71 },
      face: 'mincho',
      size: 27,
      fill: '#4c463c',
      align: 'middle',
      leading: 1.6,
      tracking: 0.04,
    },
    {
      type: 'ADDRESS',
      text: '',
      box: { x: 92, y: 1394, width: 596, height: 119 },
      face: 'mincho',
      size: 25.5,
      fill: '#4c463c',
      leading: 1.2,
      stack: 'end',
    },
    {
      type: 'NAMES',
      text: '',
      box: { x: 702, y: 1400, width: 291, height: 113 },
      face: 'mincho',
      size: 34,
      fill: '#4c463c',
      align: 'end',
      leading: 1.2,
      stack: 'end',
    },
  ],
});
