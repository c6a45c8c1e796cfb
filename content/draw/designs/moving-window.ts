import { sprig } from '../drawing/botanical.ts';
import { defineDesign } from '../drawing/design.ts';
import { windowed } from '../drawing/frames.ts';
import { lettering } from '../drawing/lettering.ts';
import { tooth } from '../drawing/paper.ts';
import { shadow } from '../drawing/watercolour.ts';

const HOUSE = 'M182 1060V520L542 212L902 520V1060Z';

export const design = defineDesign({
  id: 27503,
  slug: 'moving-window',
  label: '家のかたちの写真',
  group: 60,
  tags: ['かわいい', 'シンプル'],
  orientation: 'portrait',
  priceYen: 500,
  colour: ['green', 'orange', 'white'],
  mood: ['warm', 'natural'],
  frame: windowed({ x: 180, y: 210, width: 724, height: 852 }, HOUSE),
  photo: 'family',
  focus: -0.1,
  background: () =>
    `<rect width="1085" height="1576" fill="#dfeadb"/><path d="M-20 1090H1110V1600H-20Z" fill="#fffdf6"/>${tooth('portrait', 0.35)}<path d="M720 250H800V430L720 360Z" fill="#b9583f"/>${shadow('M120 540L542 176L964 540L900 560V1084H184V560Z', { opacity: 0.2, blur: 14 })}<path d="M160 520L542 190L924 520V1084H160Z" fill="#fffdf6"/>`,
  overlay:
    () => `<path d="M96 556L542 170L988 556" fill="none" stroke="#cf6d4f" stroke-width="46" stroke-linejoin="round" stroke-linecap="round"/>${sprig([60, 1100], [150, 840], ['#7fa06c', '#9aba84', '#5f8756'], { seed: 4, size: 66, count: 6 })}${sprig([1030, 1100], [950, 860], ['#7fa06c', '#9aba84', '#5f8756'], { seed: 8, size: 62, count: 6, bend: -40 })}${sprig([110, 1100], [60, 900], ['#9aba84', '#b7cfa2'], { seed: 11, size: 50, count: 5 })}
    ${lettering('引越しました', { face: 'decol', size: 84, x: 542, y: 1172, anchor: 'middle', spacing: 8, fill: '#b9583f' })}`,
  words: [
    {
      type: 'MESSAGE',
      text: '新居での暮らしがはじまりました\nぜひ遊びにいらしてください',
      box: { x: 122, y: 1198, width: 840, height: 98 },
      face: 'maru',
      size: 35,
      fill: '#4f5a48',
      align: 'middle',
      leading: 1.42,
      tracking: 0.09,
    },
    {
      type: 'ADDRESS',
      text: '',
      box: { x: 122, y: 1306, width: 840, height: 114 },
      face: 'maru',
      size: 29,
      fill: '#4f5a48',
      align: 'middle',
      leading: 1.25,
    },
    {
      type: 'NAMES',
      text: '',
      box: { x: 122, y: 1430, width: 840, height: 84 },
      face: 'maru',
      size: 34.4,
      fill: '#4f5a48',
      align: 'middle',
      leading: 1.25,
    },
  ],
});
