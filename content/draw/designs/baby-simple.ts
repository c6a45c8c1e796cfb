import { heart } from '../kit/cosy.ts';
import { defineDesign } from '../kit/design.ts';
import { plain } from '../kit/frames.ts';
import { lettering } from '../kit/lettering.ts';
import { tooth } from '../kit/paper.ts';

export const design = defineDesign({
  id: 27403,
  slug: 'baby-simple',
  label: 'ハロー、ちいさなきみ',
  group: 50,
  tags: ['シンプル'],
  orientation: 'landscape',
  priceYen: 500,
  colour: ['white', 'beige'],
  mood: ['simple', 'stylish', 'warm'],
  frame: plain(0, 0, 1576, 780),
  photo: 'baby',
  background: () => `<rect width="1576" height="1085" fill="#fbf7f0"/>${tooth('landscape', 0.3)}
    ${lettering('Hello little one', { face: 'garamondItalic', size: 104, x: 100, y: 920, fill: '#5a4c42' })}${heart(790, 890, 24, '#e59a92', 8)}
    ${lettering('新しい家族を迎えました', { face: 'mincho', size: 38, x: 1476, y: 886, anchor: 'end', spacing: 6, fill: '#5a4c42' })}${lettering('すこやかな成長をともに見守っていただけたら幸いです', { face: 'mincho', size: 27, x: 1476, y: 956, anchor: 'end', spacing: 1, fill: '#6b5d52' })}`,
});
