import { snowfall } from '../drawing/cosy.ts';
import { defineDesign } from '../drawing/design.ts';
import { linear } from '../drawing/document.ts';
import { camellia, leaf } from '../drawing/flowers.ts';
import { rounded, roundedPath } from '../drawing/frames.ts';
import { mist } from '../drawing/landscape.ts';
import { washi } from '../drawing/paper.ts';
import { shadow } from '../drawing/watercolour.ts';

const frame = rounded(110, 110, 865, 700, 8);
const mount = { x: 92, y: 92, width: 901, height: 736 };

export const design = defineDesign({
  id: 27102,
  slug: 'kanchu-camellia',
  label: '雪椿',
  group: 20,
  tags: ['冬の花', 'シンプル'],
  orientation: 'portrait',
  priceYen: 500,
  colour: ['beige', 'red', 'grey'],
  mood: ['calm', 'japanese', 'formal'],
  frame,
  photo: 'snow',
  background() {
    const pale = linear([
      [0, '#f4f4f1'],
      [1, '#e3e8ea'],
    ]);
    return `${pale.defs}<rect width="1085" height="1576" fill="${pale.paint}"/>${mist(-100, 930, 360, '#fff', { rows: 3, seed: 4, band: 30, opacity: 0.8 })}${washi('portrait', { light: 0.45, fibres: 150 })}${shadow(roundedPath(mount, 12), { opacity: 0.18 })}<path d="${roundedPath(mount, 12)}" fill="#fff"/>`;
  },
  overlay: () => `${[
    [-80, 170, 200, 1340],
    [-20, 190, 200, 1340],
    [40, 160, 200, 1340],
    [110, 140, 220, 1380],
    [-140, 150, 180, 1360],
    [60, 130, 96, 1210],
    [-30, 140, 90, 1200],
  ]
    .map(([turn = 0, len = 0, x = 0, y = 0]) => leaf(x, y, len, '#43694f', turn, 0.44, '#dfe9d8'))
    .join(
      '',
    )}${camellia(190, 1350, 128, '#b8283a', 10)}${camellia(92, 1216, 84, '#fbf3ee', 40, '#e3bdb8')}${camellia(330, 1470, 74, '#cf4a56', 60)}
    <path d="M96 1268C140 1232 220 1226 280 1262C250 1266 220 1256 190 1262C160 1266 130 1274 96 1268Z" fill="#fff" opacity=".95"/>${snowfall(1085, 1576, 90, 4, '#fff', 6)}
    `,
  words: [
    {
      type: 'GREETING',
      text: '寒中お見舞い申し上げます',
      box: { x: 905, y: 884, width: 78, height: 627 },
      face: 'mincho',
      size: 46,
      fill: '#2c3438',
      vertical: true,
      tracking: 0.04,
    },
    {
      type: 'MESSAGE',
      text: 'お年始のご挨拶をいただき\n誠にありがとうございました\n寒さ厳しき折柄\n皆様のご健康をお祈り申し上げます',
      box: { x: 590, y: 900, width: 281, height: 607 },
      face: 'mincho',
      size: 31,
      fill: '#3c464a',
      vertical: true,
      leading: 2.22,
      tracking: 0.06,
    },
    {
      type: 'DATE',
      text: '令和九年 一月',
      box: { x: 537, y: 1080, width: 30, height: 286 },
      face: 'mincho',
      size: 28,
      fill: '#3c464a',
      vertical: true,
      tracking: 0.11,
    },
  ],
});
