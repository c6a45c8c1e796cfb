import { balloon, star } from '../drawing/cosy.ts';
import { defineDesign } from '../drawing/design.ts';
import { linear } from '../drawing/document.ts';
import { oval } from '../drawing/frames.ts';
import { at, repeat } from '../drawing/geometry.ts';
import { lettering } from '../drawing/lettering.ts';
import { tooth } from '../drawing/paper.ts';
import { random } from '../drawing/random.ts';

const PAPER = ['#ef8f86', '#f6c94f', '#8fc4a4', '#8fb8dc', '#c9a3d6'];

export const design = defineDesign({
  id: 27801,
  slug: 'birthday-balloons',
  label: 'ふうせんと紙吹雪',
  group: 90,
  tags: ['ポップ'],
  orientation: 'landscape',
  priceYen: 500,
  colour: ['blue', 'yellow', 'pink'],
  mood: ['playful', 'cute'],
  frame: oval(560, 540, 420),
  photo: 'toddler',
  background() {
    const rand = random(12);
    const air = linear([
      [0, '#d7eef5'],
      [1, '#fdf4e3'],
    ]);
    return `${air.defs}<rect width="1576" height="1085" fill="${air.paint}"/>${repeat(110, () => {
      const [x, y, fill] = [rand() * 1576, rand() * 1085, rand.pick(PAPER)];
      const isOnWords = x > 1000 && y > 370 && y < 860;
      return isOnWords
        ? ''
        : at(
            x,
            y,
            `<rect width="22" height="11" fill="${fill}" opacity=".85"/>`,
            0.6 + rand() * 0.6,
            rand() * 180,
          );
    })}${tooth('landscape', 0.3)}<circle cx="560" cy="540" r="452" fill="#fffdf6"/><circle cx="560" cy="540" r="438" fill="none" stroke="#f6c94f" stroke-width="5" stroke-dasharray="14 12"/>`;
  },
  overlay:
    () => `${balloon(150, 240, 104, '#ef8f86', -8)}${balloon(90, 430, 78, '#8fb8dc', 6)}${balloon(980, 180, 88, '#f6c94f', 8)}${balloon(1090, 250, 70, '#8fc4a4', -4)}${balloon(210, 560, 60, '#c9a3d6', 4)}
    ${lettering('Happy', { face: 'pop', size: 112, x: 1276, y: 500, anchor: 'middle', spacing: 6, fill: '#e0685c' })}${lettering('Birthday!', { face: 'pop', size: 84, x: 1276, y: 616, anchor: 'middle', spacing: 4, fill: '#3f86b0' })}
    ${star(1110, 900, 30, '#f6c94f', 10)}${star(1270, 920, 36, '#ef8f86', -8)}${star(1420, 896, 28, '#8fc4a4', 14)}`,
  words: [
    {
      type: 'GREETING',
      text: 'お誕生日おめでとう',
      box: { x: 1017, y: 672, width: 497, height: 96 },
      face: 'maru',
      size: 42,
      fill: '#5d4a3c',
      align: 'middle',
      stack: 'middle',
      leading: 1.3,
      tracking: 0.07,
    },
    {
      type: 'MESSAGE',
      text: 'すてきな一年になりますように',
      box: { x: 1017, y: 778, width: 497, height: 76 },
      face: 'maru',
      size: 32,
      fill: '#5d4a3c',
      align: 'middle',
      tracking: 0.03,
    },
  ],
});
