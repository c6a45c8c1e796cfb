import { sparkle } from '../drawing/cosy.ts';
import { defineDesign } from '../drawing/design.ts';
import { linear } from '../drawing/document.ts';
import { windowed } from '../drawing/frames.ts';
import { n, repeat, smooth } from '../drawing/geometry.ts';
import { GOLD } from '../drawing/gold.ts';
import { cloud, hills } from '../drawing/landscape.ts';
import { lettering } from '../drawing/lettering.ts';
import { tooth } from '../drawing/paper.ts';
import { random } from '../drawing/random.ts';
import { sheep } from '../drawing/sheep.ts';
import { glow } from '../drawing/watercolour.ts';

const door = { x: 640, y: 92, width: 830, height: 760 };
const head = `M640 852V392C640 200 830 92 1055 92C1280 92 1470 200 1470 392V852Z`;

export const design = defineDesign({
  id: 27019,
  slug: 'starry-sheep',
  label: '星空のひつじ',
  group: 10,
  tags: ['干支ひつじ', 'かわいい'],
  orientation: 'landscape',
  priceYen: 500,
  colour: ['navy', 'yellow', 'white'],
  mood: ['cute', 'calm'],
  frame: windowed(door, head),
  photo: 'baby',
  background() {
    const rand = random(6);
    const night = linear([
      [0, '#22315c'],
      [0.6, '#3f4f86'],
      [1, '#8f83b0'],
    ]);
    const stars = repeat(
      130,
      () =>
        `<circle cx="${n(rand() * 1576)}" cy="${n(rand() * 900)}" r="${n(1 + rand() * 3)}" fill="#fff6d6" opacity="${n(0.4 + rand() * 0.6)}"/>`,
    );
    return `${night.defs}<rect width="1576" height="1085" fill="${night.paint}"/>${stars}${glow(196, 210, 260, 260, '#ffe9a8', 0.5)}<path d="M250 120A110 110 0 1 0 262 300A92 92 0 1 1 250 120Z" fill="#ffe08a"/>${sparkle(420, 120, 24, '#fff3c4')}${sparkle(520, 330, 16, '#fff3c4')}${sparkle(80, 420, 18, '#fff3c4')}${cloud(470, 640, 0.8, '#6f78ad', 0.6)}
    <path d="${smooth(hills(1576, 1085, 880, 36, 3))}" fill="#5a6a9c"/><path d="${smooth(hills(1576, 1085, 960, 24, 8))}" fill="#42527f"/>${tooth('landscape', 0.25)}<path d="${head}" fill="none" stroke="#fdf6e0" stroke-width="38" stroke-linejoin="round"/>`;
  },
  overlay:
    () => `<path d="${head}" fill="none" stroke="${GOLD}" stroke-width="5"/>${sheep(236, 900, 0.78, { seed: 4, scarf: '#f0b84c' })}${sheep(470, 940, 0.5, { seed: 11, scarf: '#ef8f86' })}${sheep(640, 968, 0.42, { seed: 15, scarf: '#8fc4c0' })}${cloud(1440, 880, 0.9, '#fdf6e0')}${cloud(1290, 900, 0.6, '#fdf6e0')}
    ${lettering('あけまして', { face: 'maruBold', size: 68, x: 96, y: 500, spacing: 4, fill: '#fff3c4' })}${lettering('おめでとう', { face: 'maruBold', size: 68, x: 96, y: 592, spacing: 4, fill: '#fff3c4' })}`,
  words: [
    {
      type: 'MESSAGE',
      text: '夢いっぱいの2027年に',
      box: { x: 98, y: 634, width: 432, height: 120 },
      face: 'maru',
      size: 34,
      fill: '#ffffff',
      leading: 1.5,
      tracking: 0.09,
    },
  ],
});
