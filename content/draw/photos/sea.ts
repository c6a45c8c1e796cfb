import { linear } from '../drawing/document.ts';
import { at, n } from '../drawing/geometry.ts';
import { person } from '../drawing/people.ts';
import { blurred, bokeh, developed } from '../drawing/photo-light.ts';
import { random } from '../drawing/random.ts';

/** Three of a family at the sea in the evening. */
export function photo(): string {
  const sky = linear([
    [0, '#a9cbe0'],
    [0.55, '#f5dcc0'],
    [1, '#fbc89a'],
  ]);
  const water = linear([
    [0, '#e9c7a2'],
    [0.35, '#8fb9c6'],
    [1, '#5f9fb4'],
  ]);
  const rand = random(3);
  const glints = Array.from({ length: 120 }, () => {
    const y = 640 + rand() ** 1.5 * 330;
    return `<ellipse cx="${n(800 + rand.bell() * 420)}" cy="${n(y)}" rx="${n(14 + rand() * 40)}" ry="${n(1.5 + (y - 640) / 90)}" fill="#fff3d6" opacity="${n(0.3 + rand() * 0.5)}"/>`;
  }).join('');
  const sand = 'M-20 960C400 900 900 1000 1620 930V1220H-20Z';
  return developed(
    `${sky.defs}${water.defs}<rect width="1600" height="660" fill="${sky.paint}"/>${blurred(24, '<ellipse cx="360" cy="220" rx="360" ry="40" fill="#fff" opacity=".7"/><ellipse cx="1240" cy="160" rx="420" ry="34" fill="#fff" opacity=".6"/><circle cx="860" cy="560" r="120" fill="#fff4cf"/>')}
    <rect y="636" width="1600" height="400" fill="${water.paint}"/>${glints}${blurred(6, `<path d="${sand}" fill="#fff" opacity=".8" transform="translate(0 -22)"/><path d="${sand}" fill="#e9cfa6"/>`)}
    ${bokeh(26, ['#fffbe6', '#ffe9bd'], { seed: 8, bottom: 900, size: 46, opacity: 0.4 })}
    ${person(520, 430, 1.3, { hair: 'short', mouth: 'laugh', tilt: 5, hairColour: '#33241f' }, { fill: '#f3f1ea', collar: 'shirt', collarColour: '#fff', dark: '#c9c3b4' })}
    ${person(1080, 450, 1.2, { hair: 'long', mouth: 'laugh', tilt: -6, hairColour: '#5a382a' }, { fill: '#7fa9bd', collarColour: '#f6d3b8' }, 0.88)}
    ${person(800, 800, 1.06, { hair: 'pigtails', mouth: 'laugh', hairColour: '#45291f', extra: at(0, -96, '<path d="M-150 10C-100 40 100 40 150 10C110 -4 96 -16 90 -40C70 -100 -70 -100 -90 -40C-96 -16 -110 -4 -150 10Z" fill="#ecd7a2"/><path d="M-92 -34C-60 -14 60 -14 92 -34L98 -12C60 10 -60 10 -98 -12Z" fill="#d9695f"/>') }, { fill: '#f2b65c', collarColour: '#fff3dc' }, 0.8)}`,
    { leak: '#ffd9a0', x: 860, y: 540, strength: 0.5, vignette: 0.24 },
  );
}
