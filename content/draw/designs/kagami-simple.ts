import { defineDesign } from '../drawing/design.ts';
import { umeBud } from '../drawing/flowers.ts';
import { plain } from '../drawing/frames.ts';
import { lettering } from '../drawing/lettering.ts';
import { kagamimochi } from '../drawing/lucky.ts';
import { tooth } from '../drawing/paper.ts';

export const design = defineDesign({
  id: 27020,
  slug: 'kagami-simple',
  label: '鏡もちとお正月',
  group: 10,
  tags: ['シンプル', 'かわいい'],
  orientation: 'landscape',
  priceYen: 500,
  colour: ['orange', 'white', 'red'],
  mood: ['simple', 'warm'],
  frame: plain(620, 86, 870, 560),
  photo: 'grandparents',
  background:
    () => `<rect width="1576" height="1085" fill="#fbefe0"/><path d="M0 770H1576V1085H0Z" fill="#e8705c"/><path d="M0 770H1576" stroke="#fff7ea" stroke-width="6"/>${tooth('landscape', 0.3)}<rect x="600" y="66" width="910" height="780" rx="6" fill="#fffdf8"/>
    ${kagamimochi(322, 560, 1.26)}${umeBud(150, 650, 26, -20, '#e8705c')}${umeBud(496, 640, 26, 20, '#f0b84c')}
    ${lettering('迎春', { face: 'antique', size: 150, x: 322, y: 296, anchor: 'middle', spacing: 24, fill: '#3a2620' })}
    `,
  words: [
    {
      type: 'MESSAGE',
      text: '皆様の一年が実り多きものとなりますように',
      box: { x: 620, y: 896, width: 890, height: 54 },
      face: 'maru',
      size: 34,
      fill: '#fffaf0',
      tracking: 0.15,
    },
    {
      type: 'DATE',
      text: '令和九年 元旦',
      box: { x: 620, y: 961, width: 354, height: 33 },
      face: 'maru',
      size: 31,
      fill: '#fffaf0',
      tracking: 0.26,
    },
  ],
});
