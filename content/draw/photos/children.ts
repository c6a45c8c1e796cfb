import { linear } from '../drawing/document.ts';
import { at } from '../drawing/geometry.ts';
import { bands, gingham } from '../drawing/pattern.ts';
import { person } from '../drawing/people.ts';
import { blurred, bokeh, developed, foliage } from '../drawing/photo-light.ts';

/** A brother and a sister under the autumn leaves. */
export function photo(): string {
  const sky = linear([
    [0, '#fdf0d2'],
    [0.6, '#f8dfae'],
    [1, '#dcb978'],
  ]);
  const tee = bands('#e8a13c', '#fff4dc', 24, 40);
  const dress = gingham('#fff6f0', '#d9695f', 34);
  return developed(
    `${sky.defs}${tee.defs}${dress.defs}<rect width="1600" height="1200" fill="${sky.paint}"/>
    ${foliage(52, ['#eab05a', '#f3ca7c', '#e2934a', '#fae2ab', '#c9a656'], { seed: 31, bottom: 800, size: 130, blur: 30 })}${blurred(18, '<rect y="880" x="-60" width="1720" height="400" fill="#cf9d55"/>')}
    ${bokeh(54, ['#fffbe4', '#fff0bf', '#ffdc9c'], { seed: 19, bottom: 880, size: 54, opacity: 0.55 })}
    ${person(575, 490, 1.52, { hair: 'boy', mouth: 'laugh', tilt: 6, hairColour: '#35231e' }, { fill: '#e8a13c', art: `<rect x="-260" y="100" width="520" height="800" fill="${tee.paint}"/>`, collarColour: '#d98a26' }, 0.84)}
    ${person(1035, 545, 1.42, { hair: 'bob', mouth: 'laugh', tilt: -7, hairColour: '#4a2d22', extra: at(66, -84, '<path d="M0 0C-44 -38 -56 20 0 6C56 20 44 -38 0 0Z" fill="#d9483f"/><circle r="9" fill="#a92c2a"/>', 1.1, 24) }, { fill: '#fff6f0', art: `<rect x="-260" y="100" width="520" height="800" fill="${dress.paint}"/>`, collarColour: '#fffaf5' }, 0.8)}`,
    { leak: '#ffdf9a', x: 1200, y: 40, strength: 0.55, vignette: 0.26 },
  );
}
