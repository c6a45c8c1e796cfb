import { defineDesign } from '../drawing/design.ts';
import { plain } from '../drawing/frames.ts';
import { repeat } from '../drawing/geometry.ts';
import { lettering } from '../drawing/lettering.ts';

export const design = defineDesign({
  id: 28003,
  slug: 'photo-film',
  label: 'フィルム写真',
  group: 110,
  tags: ['白フチ', '全面写真'],
  orientation: 'landscape',
  priceYen: 500,
  colour: ['black'],
  mood: ['stylish'],
  frame: plain(56, 180, 1464, 725),
  photo: 'sea',
  background:
    () => `<rect width="1576" height="1085" fill="#1d1b1a"/>${repeat(17, (i) => `<rect x="${i * 98 - 20}" y="66" width="50" height="64" rx="12" fill="#f6f2ea"/><rect x="${i * 98 - 20}" y="955" width="50" height="64" rx="12" fill="#f6f2ea"/>`)}
    ${lettering('FUMI 400', { face: 'josefin', size: 27, x: 96, y: 166, spacing: 6, fill: '#f0b84c', ornament: true })}${lettering('24A', { face: 'josefin', size: 27, x: 1480, y: 166, anchor: 'end', spacing: 6, fill: '#f0b84c', ornament: true })}`,
  words: [
    {
      type: 'GREETING',
      text: 'A MOMENT TO REMEMBER',
      box: { x: 76, y: 908, width: 1424, height: 44 },
      face: 'gothic',
      size: 27,
      fill: '#ffffff',
      align: 'middle',
      stack: 'middle',
      tracking: 0.4,
    },
  ],
});
