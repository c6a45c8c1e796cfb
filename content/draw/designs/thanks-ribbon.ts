import { defineDesign } from '../drawing/design.ts';
import { rounded, roundedPath } from '../drawing/frames.ts';
import { at } from '../drawing/geometry.ts';
import { lettering } from '../drawing/lettering.ts';
import { tooth } from '../drawing/paper.ts';
import { dots } from '../drawing/pattern.ts';
import { shadow } from '../drawing/watercolour.ts';

const frame = rounded(110, 110, 900, 700, 30);

export const design = defineDesign({
  id: 27904,
  slug: 'thanks-ribbon',
  label: 'リボンをかけてありがとう',
  group: 100,
  tags: ['シンプル'],
  orientation: 'landscape',
  priceYen: 500,
  colour: ['green', 'red', 'white'],
  mood: ['cute', 'warm'],
  frame,
  photo: 'toddler',
  background() {
    const spots = dots('#cfe3d6', '#e2efe6', 56, 9);
    return `${spots.defs}<rect width="1576" height="1085" fill="${spots.paint}"/>${tooth('landscape', 0.3)}<rect x="1180" width="104" height="1085" fill="#d9604f"/><rect x="1192" width="6" height="1085" fill="#f3b0a4"/><rect x="1266" width="6" height="1085" fill="#f3b0a4"/>${shadow(roundedPath({ x: 84, y: 84, width: 952, height: 752 }, 50), { opacity: 0.2 })}<path d="${roundedPath({ x: 84, y: 84, width: 952, height: 752 }, 50)}" fill="#fffefa"/>`;
  },
  overlay:
    () => `${at(1232, 300, '<path d="M-16 20L-120 230L-64 212L-30 262L30 30ZM16 20L120 230L64 212L30 262L-30 30Z" fill="#b9473a"/><path d="M0 0C-70 -120 -240 -100 -226 0C-236 96 -76 104 0 0C70 -120 240 -100 226 0C236 96 76 104 0 0Z" fill="#d9604f"/><path d="M-30 -10C-80 -70 -160 -66 -176 -8M30 -10C80 -70 160 -66 176 -8" stroke="#a33c31" stroke-width="9" fill="none" opacity=".5" stroke-linecap="round"/><rect x="-42" y="-42" width="84" height="84" rx="24" fill="#c4503f"/>', 1.0)}
    <path d="${roundedPath({ x: 84, y: 866, width: 1408, height: 154 }, 40)}" fill="#fffefa"/>
    ${lettering('ありがとう', { face: 'pop', size: 90, x: 130, y: 974, spacing: 4, fill: '#c4503f' })}`,
  words: [
    {
      type: 'MESSAGE',
      text: 'すてきな贈りものをいただき とてもうれしいです\n大切に使わせていただきます',
      box: { x: 660, y: 886, width: 800, height: 114 },
      face: 'maru',
      size: 30,
      fill: '#4f5a50',
      stack: 'middle',
      leading: 1.67,
      tracking: 0.03,
    },
  ],
});
