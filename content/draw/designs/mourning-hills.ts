import { defineDesign } from '../kit/design.ts';
import { linear } from '../kit/document.ts';
import { plain } from '../kit/frames.ts';
import { smooth } from '../kit/geometry.ts';
import { hills } from '../kit/landscape.ts';
import { lettering } from '../kit/lettering.ts';
import { washi } from '../kit/paper.ts';

const range = (y: number, swell: number, seed: number, from: string) => {
  const fade = linear([
    [0, from],
    [0.7, '#f4f4f4', 0],
  ]);
  return `${fade.defs}<path d="${smooth(hills(1576, 1085, y, swell, seed, 120))}" fill="${fade.paint}"/>`;
};

export const design = defineDesign({
  id: 27202,
  slug: 'mourning-hills',
  label: '墨の山なみ',
  group: 30,
  tags: ['風景'],
  orientation: 'landscape',
  priceYen: 500,
  colour: ['grey', 'black'],
  mood: ['formal', 'calm', 'japanese'],
  frame: plain(86, 86, 720, 600),
  photo: 'mist',
  background:
    () => `<rect width="1576" height="1085" fill="#f4f4f3"/>${range(800, 50, 3, '#c4c8cc')}${range(880, 40, 8, '#a4abb1')}${range(980, 26, 5, '#858d94')}${washi('landscape', { light: 0.4, fibres: 130, colour: '#7a7f86' })}<rect x="76" y="76" width="740" height="620" fill="none" stroke="#bfc3c6" stroke-width="2"/>
    ${lettering('喪中につき年末年始のご挨拶を', { face: 'mincho', size: 47, x: 1436, y: 84, vertical: true, spacing: 2, fill: '#33363a' })}${lettering('ご遠慮申し上げます', { face: 'mincho', size: 47, x: 1356, y: 170, vertical: true, spacing: 2, fill: '#33363a' })}
    ${lettering('本年中に賜りましたご厚情に深謝し', { face: 'mincho', size: 32, x: 1244, y: 96, vertical: true, spacing: 2, fill: '#45494e' })}${lettering('明年も変わらぬご交誼のほど', { face: 'mincho', size: 32, x: 1180, y: 96, vertical: true, spacing: 2, fill: '#45494e' })}${lettering('お願い申し上げます', { face: 'mincho', size: 32, x: 1116, y: 96, vertical: true, spacing: 2, fill: '#45494e' })}
    ${lettering('令和八年 十二月', { face: 'mincho', size: 28, x: 1016, y: 330, vertical: true, spacing: 3, fill: '#45494e' })}`,
});
