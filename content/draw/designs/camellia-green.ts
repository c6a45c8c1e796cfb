import { defineDesign } from '../drawing/design.ts';
import { linear } from '../drawing/document.ts';
import { camellia, leaf } from '../drawing/flowers.ts';
import { rounded, roundedPath } from '../drawing/frames.ts';
import { dust, GOLD } from '../drawing/gold.ts';
import { lettering } from '../drawing/lettering.ts';
import { washi } from '../drawing/paper.ts';
import { kikko } from '../drawing/pattern.ts';
import { shadow } from '../drawing/watercolour.ts';

const frame = rounded(150, 150, 785, 785, 392);
const LEAVES = ['#3f7a58', '#2f6448', '#58906a'];
const sprigOf = (x: number, y: number, turns: readonly number[], size: number) =>
  turns.map((turn, i) => leaf(x, y, size, LEAVES[i % 3] ?? '#3f7a58', turn, 0.44, '#dfeed8')).join('');

export const design = defineDesign({
  id: 27031,
  slug: 'camellia-green',
  label: '深緑の椿 丸窓',
  group: 10,
  tags: ['和風', 'スタイリッシュ'],
  orientation: 'portrait',
  priceYen: 500,
  colour: ['green', 'red', 'gold'],
  mood: ['japanese', 'gorgeous', 'stylish'],
  frame,
  photo: 'kimono',
  background() {
    const deep = linear([
      [0, '#1f4a3c'],
      [1, '#133228'],
    ]);
    const shell = kikko(40, '#c9a75a', 1.4);
    return `${deep.defs}${shell.defs}<rect width="1085" height="1576" fill="${deep.paint}"/><rect width="1085" height="1576" fill="${shell.paint}" opacity=".28"/>${washi('portrait', { light: 0.5, fibres: 100, colour: '#e9d18a' })}<path d="M-10 1130H1095V1586H-10Z" fill="#fbf6ea"/><path d="M0 1130H1085" stroke="${GOLD}" stroke-width="8"/>${dust(540, 1060, 480, 60, 130, GOLD, 5)}${shadow(roundedPath({ x: 130, y: 130, width: 825, height: 825 }, 412), { opacity: 0.5 })}<circle cx="542.5" cy="542.5" r="412" fill="#fbf6ea"/>`;
  },
  overlay:
    () => `<circle cx="542.5" cy="542.5" r="402" fill="none" stroke="${GOLD}" stroke-width="6"/>${sprigOf(170, 900, [-150, -100, -60, -20, 30, 150], 190)}${sprigOf(330, 1000, [120, 70, 170], 150)}${camellia(190, 900, 140, '#d23648', 10)}${camellia(360, 990, 98, '#fbf3ee', 40, '#e3bdb8')}${camellia(100, 1040, 84, '#e0606a', 70)}${sprigOf(900, 190, [20, 70, 110, -30], 150)}${camellia(905, 196, 102, '#d23648', 24)}${camellia(1000, 310, 66, '#fbf3ee', 10, '#e3bdb8')}
    ${lettering('新春', { face: 'antique', size: 150, x: 120, y: 1304, spacing: 14, fill: '#1f4a3c' })}${lettering('のお慶びを申し上げます', { face: 'antique', size: 46, x: 450, y: 1300, spacing: 2, fill: '#1f4a3c' })}
    `,
  words: [
    {
      type: 'MESSAGE',
      text: '皆様にとって幸多き一年となりますように',
      box: { x: 120, y: 1363, width: 902, height: 53 },
      face: 'mincho',
      size: 33,
      fill: '#3a3a34',
      tracking: 0.15,
    },
    {
      type: 'DATE',
      text: '令和九年 元旦',
      box: { x: 120, y: 1429, width: 354, height: 33 },
      face: 'mincho',
      size: 31,
      fill: '#a8303c',
      tracking: 0.26,
    },
  ],
});
