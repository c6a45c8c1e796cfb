import { crane } from '../drawing/crane.ts';
import { defineDesign } from '../drawing/design.ts';
import { linear } from '../drawing/document.ts';
import { arch, archPath } from '../drawing/frames.ts';
import { dust, flakeCloud, GOLD } from '../drawing/gold.ts';
import { mist } from '../drawing/landscape.ts';
import { lettering } from '../drawing/lettering.ts';
import { seigaiha } from '../drawing/pattern.ts';

const frame = arch(172, 150, 741, 860);

export const design = defineDesign({
  id: 27007,
  slug: 'crane-navy',
  label: '金鶴 謹賀新年',
  group: 10,
  tags: ['和風', 'プレミアム'],
  orientation: 'portrait',
  priceYen: 800,
  colour: ['navy', 'gold'],
  mood: ['formal', 'gorgeous', 'japanese'],
  frame,
  photo: 'lake',
  background() {
    const night = linear([
      [0, '#14284a'],
      [0.6, '#1b355d'],
      [1, '#0f1f3b'],
    ]);
    const wave = seigaiha(52, '#c9a75a', '#14284a', 1.6, 5);
    return `${night.defs}${wave.defs}<rect width="1085" height="1576" fill="${night.paint}"/><rect width="1085" height="1576" fill="${wave.paint}" opacity=".2"/>
    <path d="M-20 1330C260 1240 520 1330 760 1300C920 1280 1020 1240 1120 1200V1620H-20Z" fill="#14284a"/><path d="M-20 1330C260 1240 520 1330 760 1300C920 1280 1020 1240 1120 1200V1620H-20Z" fill="${wave.paint}" opacity=".75"/><path d="M-20 1330C260 1240 520 1330 760 1300C920 1280 1020 1240 1120 1200" fill="none" stroke="${GOLD}" stroke-width="8"/>
    ${mist(-120, 190, 340, GOLD, { rows: 3, seed: 4, band: 24 })}${mist(820, 560, 400, GOLD, { rows: 3, seed: 9, band: 22 })}${mist(-140, 860, 330, GOLD, { rows: 2, seed: 15, band: 20 })}
    ${flakeCloud(540, 90, 480, 60, 60, 7, 3)}${dust(940, 300, 150, 260, 130, GOLD, 2)}${dust(120, 640, 120, 320, 130, GOLD, 6)}`;
  },
  overlay:
    () => `<path d="${archPath({ x: frame.x + 2, y: frame.y + 2, width: frame.width - 4, height: frame.height - 4 })}" fill="none" stroke="${GOLD}" stroke-width="9"/><path d="${archPath({ x: frame.x - 18, y: frame.y - 18, width: frame.width + 36, height: frame.height + 36 })}" fill="none" stroke="${GOLD}" stroke-width="2.5"/>
    ${crane(282, 962, 1.02, { body: GOLD, tip: '#fdf6e3' }, -8)}${crane(880, 246, 0.66, { body: GOLD, tip: '#fdf6e3' }, -14)}
    ${lettering('謹賀新年', { face: 'minchoBold', size: 118, x: 543, y: 1196, anchor: 'middle', spacing: 44, fill: GOLD })}
    
    `,
  words: [
    {
      type: 'MESSAGE',
      text: '旧年中はひとかたならぬご厚情を賜り\n厚く御礼申し上げます',
      box: { x: 65, y: 1365, width: 956, height: 105 },
      face: 'mincho',
      size: 33,
      fill: '#fbf3dc',
      align: 'middle',
      leading: 1.58,
      tracking: 0.15,
    },
    {
      type: 'DATE',
      text: '令和九年 元旦',
      box: { x: 369, y: 1482, width: 348, height: 31 },
      face: 'mincho',
      size: 29,
      fill: '#e9cf86',
      align: 'middle',
      tracking: 0.28,
    },
  ],
});
