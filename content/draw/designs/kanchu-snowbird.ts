import { snowBird, snowfall } from '../drawing/cosy.ts';
import { defineDesign } from '../drawing/design.ts';
import { linear } from '../drawing/document.ts';
import { branch, leaf, nanten } from '../drawing/flowers.ts';
import { oval } from '../drawing/frames.ts';
import { ring } from '../drawing/geometry.ts';
import { tooth } from '../drawing/paper.ts';
import { glow, wash } from '../drawing/watercolour.ts';

const frame = oval(560, 470, 400, 340);

export const design = defineDesign({
  id: 27101,
  slug: 'kanchu-snowbird',
  label: '雪の小鳥と南天',
  group: 20,
  tags: ['冬の花', '雪景色'],
  orientation: 'landscape',
  priceYen: 500,
  colour: ['blue', 'white', 'red'],
  mood: ['calm', 'natural'],
  frame,
  photo: 'snow',
  background() {
    const sky = linear([
      [0, '#cfdde8'],
      [0.6, '#e4ebef'],
      [1, '#f4f2ee'],
    ]);
    return `${sky.defs}<rect width="1576" height="1085" fill="${sky.paint}"/>${wash(ring(560, 470, 470, 400, 22, 0.08, 3), '#ffffff', { opacity: 0.8, bloom: 0, rim: 0.15, seed: 4 })}
    ${glow(1350, 180, 420, 320, '#ffffff', 0.8)}${wash(
      [
        [-80, 980],
        [240, 930],
        [640, 985],
        [1100, 930],
        [1660, 975],
        [1660, 1170],
        [-80, 1170],
      ],
      '#ffffff',
      { opacity: 0.9, rim: 0.1, bloom: 0, wobble: 0.1 },
    )}${tooth('landscape', 0.3)}`;
  },
  overlay() {
    const main = branch([1640, 760], [880, 900], { bend: 60, thickness: 24, seed: 6, colour: '#5a4136' });
    return `${main.art}${[
      [1440, 800, -150],
      [1330, 840, -30],
      [1210, 850, 160],
      [1080, 866, -20],
      [1500, 770, 20],
    ]
      .map(
        ([x = 0, y = 0, turn = 0]) =>
          leaf(x, y, 120, '#5c7a5a', turn, 0.34, '#e6efdf') +
          leaf(x, y, 100, '#7a9470', turn + 46, 0.34, '#e6efdf'),
      )
      .join('')}
    ${nanten(1360, 960, 116, 3)}${nanten(1490, 930, 92, 8)}${snowBird(1120, 790, 0.92)}${snowBird(956, 830, 0.72, 0, true)}
    <path d="M1500 742C1440 744 1380 782 1320 796C1270 806 1220 818 1180 826" fill="none" stroke="#fff" stroke-width="11" stroke-linecap="round" opacity=".9"/>${snowfall(1576, 1085, 130, 7)}
    
    
    `;
  },
  words: [
    {
      type: 'GREETING',
      text: '寒中お見舞い申し上げます',
      box: { x: 1365, y: 76, width: 92, height: 664 },
      face: 'mincho',
      size: 54,
      fill: '#2f3f4f',
      vertical: true,
    },
    {
      type: 'MESSAGE',
      text: '皆様お健やかにお過ごしでしょうか\nまだまだ寒さが続きますので\nどうぞご自愛ください',
      box: { x: 1154, y: 100, width: 192, height: 605 },
      face: 'mincho',
      size: 32,
      fill: '#3c4c5a',
      vertical: true,
      leading: 2,
      tracking: 0.06,
    },
    {
      type: 'DATE',
      text: '令和九年 一月',
      box: { x: 1103, y: 300, width: 29, height: 280 },
      face: 'mincho',
      size: 27,
      fill: '#3c4c5a',
      vertical: true,
      tracking: 0.11,
    },
  ],
});
