import { gypsophila, sprig } from '../drawing/botanical.ts';
import { defineDesign } from '../drawing/design.ts';
import { PINK_UME, sakura, ume, WHITE_UME } from '../drawing/flowers.ts';
import { wet, wetPath } from '../drawing/frames.ts';
import { ring } from '../drawing/geometry.ts';
import { brushed } from '../drawing/ink.ts';
import { tooth } from '../drawing/paper.ts';
import { shadow, wash } from '../drawing/watercolour.ts';

const frame = wet(90, 90, 900, 700, 16, 6);
const mat = wetPath({ x: 64, y: 64, width: 952, height: 752 }, 20, 9);
const GREENS = ['#8fae86', '#a9c29a', '#6f9470'];

export const design = defineDesign({
  id: 27901,
  slug: 'thanks-bouquet',
  label: '水彩の花束',
  group: 100,
  tags: ['花'],
  orientation: 'landscape',
  priceYen: 500,
  colour: ['pink', 'green', 'white'],
  mood: ['natural', 'warm'],
  frame,
  photo: 'bouquet',
  background: () =>
    `<rect width="1576" height="1085" fill="#fdf9f3"/>${wash(ring(1300, 860, 340, 250, 18, 0.2, 4), '#f6cfc9', { opacity: 0.7, seed: 5 })}${wash(ring(1450, 200, 230, 180, 14, 0.2, 9), '#dfe9d3', { opacity: 0.8, seed: 8 })}${wash(ring(160, 980, 300, 120, 14, 0.2, 6), '#fbe6bf', { opacity: 0.8, seed: 11 })}${tooth('landscape', 0.35)}${shadow(mat, { opacity: 0.16 })}<path d="${mat}" fill="#fffefa"/>`,
  overlay:
    () => `${sprig([1280, 1000], [1040, 760], GREENS, { seed: 3, size: 82, count: 6 })}${sprig([1280, 1000], [1200, 690], GREENS, { seed: 6, size: 82, count: 6 })}${sprig([1290, 1000], [1420, 690], GREENS, { seed: 9, size: 82, count: 6, bend: -30 })}${sprig([1290, 1000], [1530, 800], GREENS, { seed: 12, size: 82, count: 6, bend: -30 })}${gypsophila(1290, 900, 1.2, '#fff', '#9db38a', -40, 3)}${gypsophila(1290, 900, 1.2, '#fff', '#9db38a', 44, 5)}${ume(1210, 830, 86, { inner: '#f0a08f', outer: '#fbd9c9' }, 10)}${ume(1370, 820, 92, PINK_UME, 30)}${ume(1290, 910, 100, { inner: '#e4768a', outer: '#f8c3c6' }, 50)}${sakura(1140, 920, 66, { inner: '#f6c27a', outer: '#fdebc9', core: '#c9863a' }, 12)}${sakura(1440, 930, 66, { inner: '#f6c27a', outer: '#fdebc9', core: '#c9863a' }, 40)}${ume(1290, 760, 60, WHITE_UME, 4)}
    ${brushed('ありがとう', { face: 'mai', size: 116, x: 1370, y: 78, vertical: true, fill: '#8a4a48', spacing: -2 })}
    `,
  words: [
    {
      type: 'MESSAGE',
      text: 'あたたかいお心づかいに感謝いたします\nおかげさまで家族みな元気にしております',
      box: { x: 110, y: 877, width: 948, height: 146 },
      face: 'maru',
      size: 33,
      fill: '#5d4a40',
      leading: 1.76,
      tracking: 0.09,
    },
  ],
});
