import { defineDesign } from '../kit/design.ts';
import { plain } from '../kit/frames.ts';
import { GOLD } from '../kit/gold.ts';
import { awaji } from '../kit/knot.ts';
import { lettering } from '../kit/lettering.ts';
import { washi } from '../kit/paper.ts';

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
  overlay: () => `${awaji(1240, 850, 37, ['#c8332c', '#fffaf0', '#c8332c', '#fffaf0', GOLD], 7.5, [120, 160])}
    ${lettering('御礼', { face: 'minchoBold', size: 120, x: 1420, y: 96, vertical: true, spacing: 24, fill: '#2f2624' })}${lettering('このたびは温かいお祝いをいただき', { face: 'mincho', size: 34, x: 1286, y: 100, vertical: true, spacing: 2, fill: '#3f3632' })}${lettering('誠にありがとうございました', { face: 'mincho', size: 34, x: 1212, y: 100, vertical: true, spacing: 2, fill: '#3f3632' })}${lettering('心より厚く御礼申し上げます', { face: 'mincho', size: 34, x: 1138, y: 100, vertical: true, spacing: 2, fill: '#3f3632' })}${lettering('今後ともよろしくお願い申し上げます', { face: 'mincho', size: 27, x: 1240, y: 1004, anchor: 'middle', spacing: 2, fill: '#3f3632' })}`,
});
