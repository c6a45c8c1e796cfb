import { linear } from '../drawing/document.ts';
import { bands } from '../drawing/pattern.ts';
import { person } from '../drawing/people.ts';
import { blurred, bokeh, developed, foliage } from '../drawing/photo-light.ts';

/** Grandparents with their grandchild on the veranda. */
export function photo(): string {
  const air = linear([
    [0, '#eef3ea'],
    [0.6, '#dfe9cf'],
    [1, '#c2ab84'],
  ]);
  const knit = bands('#b3564c', '#f3e2cc', 16, 44);
  return developed(
    `${air.defs}${knit.defs}<rect width="1600" height="1200" fill="${air.paint}"/>
    ${foliage(34, ['#a9c48a', '#8fb07a', '#cfdfae', '#e9b9b0', '#7fa06c'], { seed: 16, bottom: 700, size: 120, blur: 28 })}
    ${blurred(10, '<rect x="-20" y="-20" width="90" height="1260" fill="#8a6444"/><rect x="1530" y="-20" width="90" height="1260" fill="#8a6444"/><rect y="-20" width="1600" height="80" fill="#7a5638"/><rect y="960" width="1600" height="280" fill="#b98a5c"/><path d="M0 1030H1600M0 1110H1600" stroke="#9c7048" stroke-width="8"/>')}
    ${bokeh(26, ['#fffbe8', '#fff3cc'], { seed: 6, bottom: 700, size: 42, opacity: 0.4 })}
    ${person(480, 450, 1.34, { hair: 'grey', mouth: 'laugh', tilt: 4, skin: '#f2cdb0' }, { fill: '#6f8466', collar: 'shirt', collarColour: '#f4efe2', dark: '#4d5f48' })}
    ${person(1120, 470, 1.28, { hair: 'bun', hairColour: '#bdb6b0', mouth: 'smile', tilt: -5, skin: '#f4d2b8' }, { fill: '#a98ab0', collarColour: '#e9dcec' }, 0.92)}
    ${person(800, 800, 1.14, { hair: 'boy', mouth: 'laugh', tilt: 3, hairColour: '#35231e' }, { fill: '#b3564c', art: `<rect x="-260" y="100" width="520" height="800" fill="${knit.paint}"/>`, collarColour: '#8f3f38' }, 0.82)}`,
    { leak: '#ffe9b8', x: 800, y: -200, strength: 0.3, vignette: 0.24 },
  );
}
