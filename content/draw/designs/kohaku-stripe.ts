import { defineDesign } from '../drawing/design.ts';
import { plain } from '../drawing/frames.ts';
import { repeat } from '../drawing/geometry.ts';
import { GOLD } from '../drawing/gold.ts';
import { awaji } from '../drawing/knot.ts';
import { tooth } from '../drawing/paper.ts';

export const design = defineDesign({
  id: 27022,
  slug: 'kohaku-stripe',
  label: '紅白ストライプ 謹賀新年',
  group: 10,
  tags: ['スタイリッシュ', 'シンプル'],
  orientation: 'portrait',
  priceYen: 500,
  colour: ['red', 'white'],
  mood: ['stylish', 'formal'],
  frame: plain(120, 300, 845, 600),
  photo: 'home',
  background:
    () => `<rect width="1085" height="1576" fill="#fffdf9"/>${repeat(6, (i) => `<rect x="${i * 190 + 20}" width="95" height="1576" fill="#d33a32"/>`)}${tooth('portrait', 0.25)}<rect x="86" y="86" width="913" height="1404" fill="#fffdf9"/><rect x="102" y="102" width="881" height="1372" fill="none" stroke="${GOLD}" stroke-width="4"/>
    
    `,
  overlay: () => awaji(542, 900, 42, ['#c8332c', '#fffaf0', GOLD, '#fffaf0', '#c8332c'], 8, [190, 190]),
  words: [
    {
      type: 'GREETING',
      text: '謹賀新年',
      box: { x: 128, y: 139, width: 828, height: 150 },
      face: 'mincho',
      size: 112,
      fill: '#c42f28',
      align: 'middle',
      tracking: 0.32,
    },
    {
      type: 'MESSAGE',
      text: '皆様のご健康とご多幸を\n心よりお祈り申し上げます',
      box: { x: 177, y: 1204, width: 730, height: 148 },
      face: 'mincho',
      size: 36,
      fill: '#3a2e2a',
      align: 'middle',
      leading: 1.72,
      tracking: 0.14,
    },
    {
      type: 'DATE',
      text: '令和九年 元旦',
      box: { x: 349, y: 1374, width: 386, height: 33 },
      face: 'mincho',
      size: 31,
      fill: '#c42f28',
      align: 'middle',
      tracking: 0.32,
    },
  ],
});
