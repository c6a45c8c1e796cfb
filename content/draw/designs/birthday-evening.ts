import { sprig } from '../drawing/botanical.ts';
import { defineDesign } from '../drawing/design.ts';
import { linear } from '../drawing/document.ts';
import { arch, archPath } from '../drawing/frames.ts';
import { dust, GOLD } from '../drawing/gold.ts';
import { lettering } from '../drawing/lettering.ts';
import { tooth } from '../drawing/paper.ts';

const frame = arch(860, 100, 600, 885);

export const design = defineDesign({
  id: 27803,
  slug: 'birthday-evening',
  label: '大人のバースデー',
  group: 90,
  tags: ['おとな'],
  orientation: 'landscape',
  priceYen: 800,
  colour: ['purple', 'gold'],
  mood: ['gorgeous', 'stylish'],
  frame,
  photo: 'bouquet',
  background() {
    const plum = linear(
      [
        [0, '#4a2b4f'],
        [1, '#2c1834'],
      ],
      'diagonal',
    );
    return `${plum.defs}<rect width="1576" height="1085" fill="${plum.paint}"/>${tooth('landscape', 0.35)}${dust(420, 240, 420, 200, 200, GOLD, 4)}${dust(1160, 1000, 380, 70, 120, GOLD, 7)}`;
  },
  overlay:
    () => `<path d="${archPath({ x: 862, y: 102, width: 596, height: 881 })}" fill="none" stroke="${GOLD}" stroke-width="7"/><path d="${archPath({ x: 840, y: 78, width: 640, height: 929 })}" fill="none" stroke="${GOLD}" stroke-width="2.5"/>${sprig([820, 1020], [900, 700], [GOLD], { seed: 5, size: 74, count: 7, stem: '#b88f3a', bend: 40 })}${sprig([840, 1030], [1100, 930], [GOLD], { seed: 9, size: 64, count: 6, stem: '#b88f3a', bend: -30 })}
    ${lettering('Happy', { face: 'vibes', size: 210, x: 400, y: 440, anchor: 'middle', fill: GOLD })}${lettering('Birthday', { face: 'vibes', size: 210, x: 440, y: 640, anchor: 'middle', fill: GOLD })}
    `,
  words: [
    {
      type: 'MESSAGE',
      text: 'お誕生日を心よりお祝い申し上げます\n実り多き一年となりますように',
      box: { x: 69, y: 759, width: 722, height: 105 },
      face: 'mincho',
      size: 31,
      fill: '#f6e8d0',
      align: 'middle',
      leading: 1.74,
      tracking: 0.13,
    },
  ],
});
