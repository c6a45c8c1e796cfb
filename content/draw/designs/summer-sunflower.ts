import { defineDesign } from '../drawing/design.ts';
import { leaf } from '../drawing/flowers.ts';
import { plain } from '../drawing/frames.ts';
import { lettering } from '../drawing/lettering.ts';
import { tooth } from '../drawing/paper.ts';
import { gingham } from '../drawing/pattern.ts';
import { sunflower } from '../drawing/summer.ts';

export const design = defineDesign({
  id: 27604,
  slug: 'summer-sunflower',
  label: 'ひまわりの夏',
  group: 70,
  tags: ['夏の花'],
  orientation: 'portrait',
  priceYen: 500,
  colour: ['yellow', 'blue'],
  mood: ['warm', 'playful'],
  frame: plain(112, 112, 861, 860),
  photo: 'sea',
  background() {
    const check = gingham('#f4fafc', '#a9d4e6', 54);
    return `${check.defs}<rect width="1085" height="1576" fill="${check.paint}"/>${tooth('portrait', 0.3)}<rect x="84" y="84" width="917" height="1408" rx="10" fill="#fffdf6"/>`;
  },
  overlay: () => `${[
    [130, 1010, -120],
    [180, 1060, 160],
    [280, 1040, 120],
    [960, 1010, 110],
    [900, 1060, -150],
    [800, 1040, -120],
  ]
    .map(([x = 0, y = 0, turn = 0]) => leaf(x, y, 150, '#7aa85c', turn, 0.5))
    .join(
      '',
    )}${sunflower(180, 980, 132, 8)}${sunflower(330, 1030, 92, 30)}${sunflower(910, 986, 128, 14)}${sunflower(766, 1034, 88, 3)}${sunflower(548, 1052, 74, 20)}
    ${lettering('2027 Summer', { face: 'caveat', size: 62, x: 542, y: 1430, anchor: 'middle', fill: '#e39a22' })}`,
  words: [
    {
      type: 'GREETING',
      text: '暑中お見舞い申し上げます',
      box: { x: 108, y: 1202, width: 869, height: 62 },
      face: 'maru',
      size: 60,
      fill: '#2f6f96',
      align: 'middle',
      stack: 'middle',
      leading: 1.2,
      tracking: 0.03,
    },
    {
      type: 'MESSAGE',
      text: '太陽に負けず元気にすごしています',
      box: { x: 89, y: 1276, width: 906, height: 96 },
      face: 'maru',
      size: 36,
      fill: '#5d4a32',
      align: 'middle',
      stack: 'middle',
      tracking: 0.06,
    },
  ],
});
