import { defineDesign } from '../kit/design.ts';
import { group } from '../kit/document.ts';
import { chrysanthemum, leaf } from '../kit/flowers.ts';
import { plain } from '../kit/frames.ts';
import { lettering } from '../kit/lettering.ts';
import { washi } from '../kit/paper.ts';

/** 喪中: grey and mauve, no gold, no punctuation, thin words. */
export const design = defineDesign({
  id: 27201,
  slug: 'mourning-chrysanthemum',
  label: '白菊',
  group: 30,
  tags: ['花'],
  orientation: 'portrait',
  priceYen: 500,
  colour: ['grey', 'purple'],
  mood: ['formal', 'calm'],
  frame: plain(84, 820, 600, 680),
  photo: 'mist',
  focus: -0.05,
  background:
    () => `<rect width="1085" height="1576" fill="#f5f4f3"/>${washi('portrait', { light: 0.4, fibres: 140, colour: '#8a8a92' })}
    ${group(
      'opacity=".9"',
      [
        [250, 760],
        [190, 720],
        [320, 740],
      ]
        .map(([x = 0, y = 0], i) => leaf(x, y, 150, '#a9aeb0', 120 + i * 60, 0.5))
        .join(''),
      chrysanthemum(170, 560, 120, '#ffffff', '#b9b6c4'),
      chrysanthemum(300, 690, 88, '#eceaf2', '#a9a5b8'),
      chrysanthemum(120, 740, 62, '#ffffff', '#b9b6c4', 2),
    )}
    <rect x="74" y="810" width="620" height="700" fill="none" stroke="#c3c0c8" stroke-width="2"/>
    ${lettering('喪中につき年末年始の', { face: 'mincho', size: 47, x: 952, y: 96, vertical: true, spacing: 3, fill: '#34333a' })}${lettering('ご挨拶をご遠慮申し上げます', { face: 'mincho', size: 47, x: 872, y: 150, vertical: true, spacing: 3, fill: '#34333a' })}
    ${lettering('本年中のご厚情に深謝いたしますとともに', { face: 'mincho', size: 30, x: 946, y: 860, vertical: true, spacing: 1, fill: '#45444b' })}${lettering('明年も変わらぬご交誼のほど', { face: 'mincho', size: 30, x: 884, y: 860, vertical: true, spacing: 1, fill: '#45444b' })}${lettering('お願い申し上げます', { face: 'mincho', size: 30, x: 822, y: 860, vertical: true, spacing: 1, fill: '#45444b' })}
    ${lettering('令和八年 十二月', { face: 'mincho', size: 27, x: 748, y: 1160, vertical: true, spacing: 4, fill: '#45444b' })}`,
});
