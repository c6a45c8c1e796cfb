import { duck } from '../drawing/animals.ts';
import { star } from '../drawing/cosy.ts';
import { defineDesign } from '../drawing/design.ts';
import { arch, archPath } from '../drawing/frames.ts';
import { n, repeat } from '../drawing/geometry.ts';
import { lettering } from '../drawing/lettering.ts';
import { tooth } from '../drawing/paper.ts';
import { random } from '../drawing/random.ts';
import { wash } from '../drawing/watercolour.ts';

const frame = arch(190, 120, 705, 830);

export const design = defineDesign({
  id: 27404,
  slug: 'baby-duck',
  label: 'あひるの行水',
  group: 50,
  tags: ['やさしい', 'ポップ'],
  orientation: 'portrait',
  priceYen: 500,
  colour: ['blue', 'yellow'],
  mood: ['cute', 'natural'],
  frame,
  photo: 'baby',
  focus: -0.3,
  background() {
    const rand = random(5);
    return `<rect width="1085" height="1576" fill="#eaf5f6"/>${repeat(34, () => {
      const r = n(8 + rand() * 34);
      return `<circle cx="${n(rand() * 1085)}" cy="${n(rand() * 1100)}" r="${r}" fill="#fff" opacity="${n(0.3 + rand() * 0.5)}"/>`;
    })}${wash(
      [
        [-80, 1060],
        [200, 1020],
        [520, 1066],
        [820, 1020],
        [1160, 1060],
        [1160, 1660],
        [-80, 1660],
      ],
      '#a9d6e2',
      { seed: 4, wobble: 0.08, opacity: 0.9 },
    )}${tooth('portrait', 0.3)}<path d="${archPath({ x: 164, y: 92, width: 757, height: 884 })}" fill="#fffdf6"/>`;
  },
  overlay:
    () => `${duck(240, 1010, 0.86)}${duck(440, 1050, 0.5)}${duck(580, 1060, 0.42)}${star(150, 210, 26, '#f6d062', 10)}${star(946, 190, 22, '#f6d062', -12)}${star(980, 480, 18, '#f6d062', 8)}${star(96, 560, 18, '#f6d062', 8)}
    ${lettering('Welcome Baby', { face: 'caveat', size: 138, x: 542, y: 1240, anchor: 'middle', fill: '#2f6f8a' })}`,
  words: [
    {
      type: 'GREETING',
      text: '赤ちゃんが生まれました',
      box: { x: 110, y: 1280, width: 860, height: 60 },
      face: 'maru',
      size: 48,
      fill: '#37647a',
      align: 'middle',
      stack: 'middle',
      leading: 1.3,
      tracking: 0.08,
    },
    {
      type: 'MESSAGE',
      text: 'にぎやかな毎日がはじまりました',
      box: { x: 110, y: 1352, width: 860, height: 68 },
      face: 'maru',
      size: 34,
      fill: '#37647a',
      align: 'middle',
      leading: 1.3,
      tracking: 0.06,
    },
    {
      type: 'NAMES',
      text: '',
      box: { x: 110, y: 1430, width: 860, height: 84 },
      face: 'maru',
      size: 30.7,
      fill: '#37647a',
      align: 'middle',
      leading: 1.25,
    },
  ],
});
