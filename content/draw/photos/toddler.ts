import { bear } from '../drawing/animals.ts';
import { linear } from '../drawing/document.ts';
import { at } from '../drawing/geometry.ts';
import { dots } from '../drawing/pattern.ts';
import { person } from '../drawing/people.ts';
import { blurred, bokeh, developed } from '../drawing/photo-light.ts';

/** A small child with a bear, at home by the window. */
export function photo(): string {
  const room = linear([
    [0, '#fbf3e6'],
    [0.7, '#f3e2cb'],
    [1, '#dfc29c'],
  ]);
  const shirt = dots('#8fb8a8', '#f4fbf6', 44, 6);
  const bow = at(
    70,
    -92,
    '<path d="M0 0C-44 -38 -56 20 0 6C56 20 44 -38 0 0Z" fill="#e5727a"/><circle r="9" fill="#b8474f"/>',
    1.2,
    22,
  );
  return developed(
    `${room.defs}${shirt.defs}<rect width="1600" height="1200" fill="${room.paint}"/>
    ${blurred(18, '<rect x="80" y="-40" width="520" height="820" fill="#fffef8"/><rect x="110" y="-10" width="220" height="760" fill="#dcebe2"/><rect x="352" y="-10" width="220" height="760" fill="#e6f0e4"/><rect x="1180" y="300" width="360" height="620" rx="20" fill="#d9b48a"/><rect x="1210" y="330" width="300" height="160" fill="#c69c6e"/><circle cx="1300" cy="240" r="90" fill="#8fb07c"/><rect y="960" width="1600" height="300" fill="#d0ab7c"/>')}
    ${bokeh(26, ['#fffdf0', '#fff0d0'], { seed: 9, bottom: 800, size: 44, opacity: 0.5 })}
    ${person(780, 520, 1.86, { hair: 'bob', hairColour: '#4b2f24', mouth: 'laugh', eyes: 'open', tilt: -5, extra: bow }, { fill: '#8fb8a8', art: `<rect x="-260" y="100" width="520" height="800" fill="${shirt.paint}"/>`, collarColour: '#fffaf2' }, 0.78)}
    ${at(1010, 1010, `<path d="M-110 60C-130 220 130 220 110 60Z" fill="#c99a6b"/>${bear(0, 0, 150, '#c99a6b', 10)}<ellipse cx="-110" cy="110" rx="46" ry="62" fill="#c99a6b" transform="rotate(30 -110 110)"/>`)}
    <ellipse cx="900" cy="1100" rx="70" ry="48" fill="#f6d3b8" transform="rotate(-20 900 1100)"/>`,
    { leak: '#fff0c8', x: 260, y: 60, strength: 0.6, vignette: 0.22 },
  );
}
