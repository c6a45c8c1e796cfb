import { defineDesign } from '../drawing/design.ts';
import { plain } from '../drawing/frames.ts';
import { GOLD } from '../drawing/gold.ts';
import { lettering } from '../drawing/lettering.ts';
import { tooth } from '../drawing/paper.ts';

const LINES = { face: 'mincho', fill: '#4a423a', align: 'middle' } as const;

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
  frame: plain(0, 0, 980, 1085),
  photo: 'wedding',
  background:
    () => `<rect width="1576" height="1085" fill="#f5f0e8"/>${tooth('landscape', 0.3)}<rect x="1030" y="66" width="484" height="953" fill="none" stroke="${GOLD}" stroke-width="2.5"/>
    <path d="M1222 392H1322" stroke="${GOLD}" stroke-width="3"/>${lettering('We got', { face: 'playfairItalic', size: 76, x: 1272, y: 236, anchor: 'middle', fill: '#4a423a' })}${lettering('married!', { face: 'playfairItalic', size: 96, x: 1272, y: 338, anchor: 'middle', fill: '#4a423a' })}`,
  words: [
    {
      ...LINES,
      type: 'GREETING',
      text: '結婚しました',
      box: { x: 1068, y: 430, width: 408, height: 68 },
      size: 44,
      tracking: 0.18,
      stack: 'middle',
    },
    {
      ...LINES,
      type: 'MESSAGE',
      text: '未熟なふたりですが\nこれからも温かく\nお見守りください',
      box: { x: 1068, y: 510, width: 408, height: 174 },
      stack: 'middle',
      size: 28,
      leading: 1.7,
      tracking: 0.1,
    },
    {
      ...LINES,
      type: 'ADDRESS',
      text: '',
      box: { x: 1044, y: 698, width: 456, height: 172 },
      size: 28,
      leading: 1.25,
    },
    { ...LINES, type: 'NAMES', text: '', box: { x: 1068, y: 880, width: 408, height: 127 }, size: 36 },
  ],
});
