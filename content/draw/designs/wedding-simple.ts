import { defineDesign } from '../kit/design.ts';
import { plain } from '../kit/frames.ts';
import { GOLD } from '../kit/gold.ts';
import { lettering } from '../kit/lettering.ts';
import { tooth } from '../kit/paper.ts';

export const design = defineDesign({
  id: 27303,
  slug: 'wedding-simple',
  label: 'シンプルモダン Wedding',
  group: 40,
  tags: ['シンプル', '洋風'],
  orientation: 'landscape',
  priceYen: 500,
  colour: ['white', 'beige', 'gold'],
  mood: ['simple', 'stylish'],
  frame: plain(0, 0, 1010, 1085),
  photo: 'wedding',
  background:
    () => `<rect width="1576" height="1085" fill="#f5f0e8"/>${tooth('landscape', 0.3)}<rect x="1060" y="66" width="450" height="953" fill="none" stroke="${GOLD}" stroke-width="2.5"/>
    ${lettering('We got', { face: 'playfairItalic', size: 76, x: 1284, y: 330, anchor: 'middle', fill: '#4a423a' })}${lettering('married!', { face: 'playfairItalic', size: 96, x: 1284, y: 432, anchor: 'middle', fill: '#4a423a' })}<path d="M1234 486H1334" stroke="${GOLD}" stroke-width="3"/>
    ${lettering('結婚しました', { face: 'mincho', size: 44, x: 1284, y: 578, anchor: 'middle', spacing: 8, fill: '#4a423a' })}${lettering('未熟なふたりですが', { face: 'mincho', size: 28, x: 1284, y: 670, anchor: 'middle', spacing: 3, fill: '#5a5148' })}${lettering('これからも温かく', { face: 'mincho', size: 28, x: 1284, y: 718, anchor: 'middle', spacing: 3, fill: '#5a5148' })}${lettering('お見守りください', { face: 'mincho', size: 28, x: 1284, y: 766, anchor: 'middle', spacing: 3, fill: '#5a5148' })}`,
});
