import { defineDesign } from '../kit/design.ts';
import { plain } from '../kit/frames.ts';
import { lettering } from '../kit/lettering.ts';
import { washi } from '../kit/paper.ts';
import { shippo } from '../kit/pattern.ts';

export const design = defineDesign({
  id: 27204,
  slug: 'mourning-plain',
  label: '七宝の帯',
  group: 30,
  tags: ['無地'],
  orientation: 'portrait',
  priceYen: 500,
  colour: ['grey', 'white'],
  mood: ['formal', 'simple'],
  frame: plain(92, 92, 901, 560),
  photo: 'mist',
  background() {
    const net = shippo(42, '#c9ccd0', 1.6);
    return `<rect width="1085" height="1576" fill="#f8f8f7"/>${net.defs}<rect y="1410" width="1085" height="170" fill="#eceded"/><rect y="1410" width="1085" height="170" fill="${net.paint}"/>${washi('portrait', { light: 0.3, fibres: 90, colour: '#8a8a92' })}<path d="M0 1410H1085" stroke="#b9bdc2" stroke-width="2.5"/>
    ${lettering('喪中につき', { face: 'mincho', size: 54, x: 960, y: 712, vertical: true, spacing: 4, fill: '#333437' })}${lettering('年末年始のご挨拶を', { face: 'mincho', size: 46, x: 868, y: 740, vertical: true, spacing: 4, fill: '#333437' })}${lettering('ご遠慮申し上げます', { face: 'mincho', size: 46, x: 786, y: 800, vertical: true, spacing: 4, fill: '#333437' })}
    ${lettering('本年も大変お世話になりました', { face: 'mincho', size: 32, x: 650, y: 740, vertical: true, spacing: 2, fill: '#46484c' })}${lettering('心より御礼申し上げます', { face: 'mincho', size: 32, x: 586, y: 740, vertical: true, spacing: 2, fill: '#46484c' })}${lettering('明年も変わらぬお付き合いのほど', { face: 'mincho', size: 32, x: 484, y: 740, vertical: true, spacing: 2, fill: '#46484c' })}${lettering('お願い申し上げます', { face: 'mincho', size: 32, x: 420, y: 740, vertical: true, spacing: 2, fill: '#46484c' })}${lettering('令和八年 十二月', { face: 'mincho', size: 28, x: 288, y: 960, vertical: true, spacing: 4, fill: '#46484c' })}`;
  },
});
