import { defineDesign } from '../kit/design.ts';
import { plain } from '../kit/frames.ts';
import { repeat } from '../kit/geometry.ts';
import { GOLD } from '../kit/gold.ts';
import { awaji } from '../kit/knot.ts';
import { lettering } from '../kit/lettering.ts';
import { tooth } from '../kit/paper.ts';

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
  frame: plain(120, 300, 845, 760),
  photo: 'home',
  background:
    () => `<rect width="1085" height="1576" fill="#fffdf9"/>${repeat(6, (i) => `<rect x="${i * 190 + 20}" width="95" height="1576" fill="#d33a32"/>`)}${tooth('portrait', 0.25)}<rect x="86" y="86" width="913" height="1404" fill="#fffdf9"/><rect x="102" y="102" width="881" height="1372" fill="none" stroke="${GOLD}" stroke-width="4"/>
    ${lettering('謹賀新年', { face: 'minchoBold', size: 112, x: 542, y: 238, anchor: 'middle', spacing: 36, fill: '#c42f28' })}
    ${lettering('皆様のご健康とご多幸を', { face: 'mincho', size: 36, x: 542, y: 1236, anchor: 'middle', spacing: 5, fill: '#3a2e2a' })}${lettering('心よりお祈り申し上げます', { face: 'mincho', size: 36, x: 542, y: 1298, anchor: 'middle', spacing: 5, fill: '#3a2e2a' })}${lettering('令和九年 元旦', { face: 'mincho', size: 31, x: 542, y: 1390, anchor: 'middle', spacing: 10, fill: '#c42f28' })}`,
  overlay: () => awaji(542, 1060, 42, ['#c8332c', '#fffaf0', GOLD, '#fffaf0', '#c8332c'], 8, [190, 190]),
});
