import { linear } from '../drawing/document.ts';
import { person } from '../drawing/people.ts';
import { blurred, bokeh, developed, foliage } from '../drawing/photo-light.ts';

/** A young couple in front of their new door. */
export function photo(): string {
  const wall = linear([
    [0, '#f6efe2'],
    [1, '#e2d3bb'],
  ]);
  const key =
    '<circle r="34" fill="none" stroke="#d9a83c" stroke-width="14"/><path d="M0 34V150M0 112H34M0 146H26" stroke="#d9a83c" stroke-width="14" stroke-linecap="round"/>';
  return developed(
    `${wall.defs}<rect width="1600" height="1200" fill="${wall.paint}"/>${blurred(14, '<rect x="470" y="90" width="640" height="1200" rx="20" fill="#fffaf0"/><rect x="520" y="140" width="540" height="1200" fill="#7d9a92"/><rect x="590" y="210" width="170" height="300" fill="#cfe2dc"/><rect x="820" y="210" width="170" height="300" fill="#cfe2dc"/><rect x="1240" y="240" width="300" height="340" rx="12" fill="#fff"/><rect x="1262" y="262" width="256" height="296" fill="#bcd6dc"/><path d="M1390 262V558M1262 410H1518" stroke="#fff" stroke-width="18"/><path d="M0 60H1600V0H0Z" fill="#c9745a"/>')}
    ${foliage(18, ['#8fb07c', '#a9c48f', '#739a68'], { seed: 5, top: 700, bottom: 1200, size: 90, blur: 22 })}${bokeh(20, ['#fffbe8', '#ffeec4'], { seed: 12, bottom: 700, size: 44, opacity: 0.4 })}
    ${person(560, 460, 1.42, { hair: 'short', mouth: 'laugh', tilt: 4, hairColour: '#33251f' }, { fill: '#5f7d92', collar: 'round', collarColour: '#4d6a7e' })}
    ${person(1030, 500, 1.32, { hair: 'bob', mouth: 'laugh', tilt: -5, hairColour: '#553528' }, { fill: '#f0c27a', collarColour: '#fff3dc' }, 0.88)}
    <g transform="translate(800 880) rotate(18) scale(1.2)">${key}</g>`,
    { leak: '#ffe2a6', x: 300, y: 60, strength: 0.5, vignette: 0.22 },
  );
}
