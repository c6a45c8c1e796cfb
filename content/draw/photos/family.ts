import { linear } from '../drawing/document.ts';
import { bands, dots } from '../drawing/pattern.ts';
import { person } from '../drawing/people.ts';
import { blurred, bokeh, developed, foliage } from '../drawing/photo-light.ts';

/** A family of four in the park on a bright afternoon. */
export function photo(): string {
  const sky = linear([
    [0, '#e9f1e0'],
    [0.55, '#d9e6b4'],
    [1, '#a9c47c'],
  ]);
  const lawn = linear([
    [0, '#b9d28a'],
    [1, '#7fa457'],
  ]);
  const dress = dots('#f3b6ad', '#fff3ee', 46, 7);
  const tee = bands('#fdf7ec', '#5c86b0', 20, 26);
  return developed(`${sky.defs}${lawn.defs}<rect width="1600" height="1200" fill="${sky.paint}"/>
  ${foliage(46, ['#9fc077', '#86ab62', '#c5d993', '#6d9457', '#dbe7a6'], { seed: 4, bottom: 560 })}
  ${blurred(18, `<rect x="-50" y="690" width="1700" height="560" fill="${lawn.paint}"/>`)}
  ${bokeh(44, ['#fffbe2', '#fff2b8', '#eef7c9'], { seed: 9, bottom: 620, size: 52 })}
  ${person(590, 400, 1.36, { hair: 'short', mouth: 'laugh', tilt: 3 }, { fill: '#6d8396', collar: 'shirt', collarColour: '#eef2f4', dark: '#3d5060' })}
  ${person(1080, 440, 1.24, { hair: 'long', hairColour: '#4e3025', mouth: 'laugh', tilt: -4 }, { fill: '#f4ead8', collarColour: '#e5d3b4' }, 0.92)}
  ${tee.defs}${person(480, 850, 1.06, { hair: 'boy', mouth: 'laugh', tilt: -5, hairColour: '#33221e' }, { fill: '#fdf7ec', art: `<rect x="-260" y="100" width="520" height="800" fill="${tee.paint}"/>`, collarColour: '#5c86b0' }, 0.86)}
  ${dress.defs}${person(960, 880, 1.02, { hair: 'pigtails', mouth: 'smile', tilt: 5, hairColour: '#45291f' }, { fill: '#f3b6ad', art: `<rect x="-260" y="100" width="520" height="800" fill="${dress.paint}"/>`, collarColour: '#fff7f2' }, 0.82)}`);
}
