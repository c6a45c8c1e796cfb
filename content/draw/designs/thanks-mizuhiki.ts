import { defineDesign } from '../drawing/design.ts';
import { plain } from '../drawing/frames.ts';
import { GOLD } from '../drawing/gold.ts';
import { awaji } from '../drawing/knot.ts';
import { washi } from '../drawing/paper.ts';

export const design = defineDesign({
  id: 27903,
  slug: 'thanks-mizuhiki',
  label: '水引の御礼',
  group: 100,
  tags: ['シンプル'],
  orientation: 'landscape',
  priceYen: 500,
  colour: ['white', 'red', 'gold'],
  mood: ['formal', 'japanese'],
  frame: plain(90, 90, 800, 905),
  photo: 'kimono',
  background: () =>
    `<rect width="1576" height="1085" fill="#fcf9f2"/>${washi('landscape', { light: 0.5, fibres: 200 })}<rect x="76" y="76" width="828" height="933" fill="none" stroke="${GOLD}" stroke-width="2.5"/>`,
  overlay: () => `${awaji(1240, 831, 32, ['#c8332c', '#fffaf0', '#c8332c', '#fffaf0', GOLD], 7.5, [120, 160])}
    `,
  words: [
    {
      type: 'GREETING',
      text: '御礼',
      box: { x: 1316, y: 96, width: 164, height: 374 },
      face: 'mincho',
      size: 120,
      fill: '#2f2624',
      vertical: true,
      tracking: 0.2,
    },
    {
      type: 'MESSAGE',
      text: 'このたびは温かいお祝いをいただき\n誠にありがとうございました\n心より厚く御礼申し上げます\n今後ともよろしくお願い申し上げます',
      box: { x: 1095, y: 100, width: 208, height: 622 },
      face: 'mincho',
      size: 34,
      fill: '#3f3632',
      vertical: true,
      leading: 1.7,
      tracking: 0.06,
    },
    {
      type: 'NAMES',
      text: '',
      box: { x: 969, y: 938, width: 542, height: 84 },
      face: 'mincho',
      size: 36,
      fill: '#3f3632',
      align: 'middle',
      stack: 'middle',
    },
  ],
});
