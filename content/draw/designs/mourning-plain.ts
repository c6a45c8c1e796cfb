import { defineDesign } from '../drawing/design.ts';
import { plain } from '../drawing/frames.ts';
import { washi } from '../drawing/paper.ts';
import { shippo } from '../drawing/pattern.ts';

const COLUMN = { face: 'mincho', vertical: true, fill: '#333437' } as const;

export const design = defineDesign({
  id: 27204,
  slug: 'mourning-plain',
  label: '七宝の帯',
  group: 30,
  tags: ['無地'],
  orientation: 'portrait',
  priceYen: 500,
  colour: ['grey', 'white'],
  mood: ['formal', 'simple'],
  frame: plain(92, 92, 901, 560),
  photo: 'mist',
  background() {
    const net = shippo(42, '#c9ccd0', 1.6);
    return `<rect width="1085" height="1576" fill="#f8f8f7"/>${net.defs}<rect y="1410" width="1085" height="170" fill="#eceded"/><rect y="1410" width="1085" height="170" fill="${net.paint}"/>${washi('portrait', { light: 0.3, fibres: 90, colour: '#8a8a92' })}<path d="M0 1410H1085" stroke="#b9bdc2" stroke-width="2.5"/>`;
  },
  words: [
    {
      ...COLUMN,
      type: 'GREETING',
      text: '喪中につき\n　年末年始のご挨拶を\n　　ご遠慮申し上げます',
      box: { x: 764, y: 708, width: 230, height: 680 },
      size: 48,
      leading: 1.72,
    },
    {
      ...COLUMN,
      type: 'MESSAGE',
      text: '本年も大変お世話になりました\n心より御礼申し上げます\n明年も変わらぬお付き合いのほど\nお願い申し上げます',
      box: { x: 350, y: 740, width: 390, height: 640 },
      stack: 'middle',
      size: 32,
      leading: 1.85,
    },
    {
      ...COLUMN,
      type: 'DATE',
      text: '令和八年 十二月',
      box: { x: 304, y: 800, width: 30, height: 480 },
      size: 28,
    },
    {
      ...COLUMN,
      type: 'ADDRESS',
      text: '',
      box: { x: 169, y: 740, width: 121, height: 630 },
      size: 28,
      align: 'end',
      leading: 1.25,
    },
    {
      ...COLUMN,
      type: 'NAMES',
      text: '',
      box: { x: 68, y: 840, width: 86, height: 530 },
      size: 38,
      align: 'end',
      leading: 1.4,
    },
  ],
});
