import { linear } from '../drawing/document.ts';
import { at, n } from '../drawing/geometry.ts';
import { person } from '../drawing/people.ts';
import { bokeh, developed, foliage } from '../drawing/photo-light.ts';
import { random } from '../drawing/random.ts';

function rose(x: number, y: number, r: number, fill: string, deep: string): string {
  const rings = [1, 0.78, 0.56, 0.34].map(
    (k, i) =>
      `<path d="M${n(-r * k)} 0C${n(-r * k)} ${n(-r * k * 1.3)} ${n(r * k)} ${n(-r * k * 1.2)} ${n(r * k)} 0C${n(r * k)} ${n(r * k * 1.25)} ${n(-r * k)} ${n(r * k * 1.2)} ${n(-r * k)} 0Z" transform="rotate(${i * 52})" fill="${i % 2 ? deep : fill}" opacity="${i % 2 ? 0.55 : 1}"/>`,
  );
  return at(x, y, rings.join(''));
}

/** Bride and groom in a garden, a bouquet between them. */
export function photo(): string {
  const sky = linear([
    [0, '#fbf3e2'],
    [0.6, '#f4e6cf'],
    [1, '#cfd7ac'],
  ]);
  const rand = random(8);
  const flowers = Array.from({ length: 17 }, (_, i) => {
    const a = i * 2.4;
    const r = 16 * Math.sqrt(i);
    return rose(
      Math.cos(a) * r * 1.9,
      Math.sin(a) * r * 1.6,
      40 + rand() * 12,
      rand.pick(['#fff6ef', '#f9d8cf', '#f3b8b0', '#fdeadf']),
      rand.pick(['#ecc3b4', '#e9a79b']),
    );
  }).join('');
  const leaves = Array.from(
    { length: 15 },
    (_, i) =>
      `<path transform="rotate(${i * 24})" d="M0 -90C-34 -120 -22 -176 0 -196C22 -176 34 -120 0 -90Z" fill="${i % 2 ? '#8ba678' : '#a9bf93'}"/>`,
  ).join('');
  const veil =
    'M-120 -70C-140 -170 140 -170 120 -70C170 120 260 420 330 860L-330 860C-260 420 -170 120 -120 -70Z';
  return developed(
    `${sky.defs}<rect width="1600" height="1200" fill="${sky.paint}"/>
    ${foliage(40, ['#c9d3a6', '#b3c492', '#e6e7c4', '#9fb57f', '#f3ead0'], { seed: 12, bottom: 900, size: 150, blur: 32 })}
    ${bokeh(56, ['#fffdf0', '#fff1cf', '#ffe4c4'], { seed: 3, bottom: 900, size: 56, opacity: 0.55 })}
    ${person(600, 420, 1.42, { hair: 'short', mouth: 'laugh', tilt: 5, hairColour: '#2e211d' }, { fill: '#4a5262', collar: 'shirt', collarColour: '#ffffff', dark: '#2a303c', art: '<path d="M-60 130L0 320L60 130Z" fill="#fff"/><path d="M-110 130L-8 420L-60 480L-190 200ZM110 130L8 420L60 480L190 200Z" fill="#3a4150"/><path d="M-30 196L0 214L30 196L30 236L0 220L-30 236Z" fill="#c9b48c"/>' })}
    ${at(1010, 470, `<path d="${veil}" fill="#ffffff" opacity=".55"/>`, 1.3)}
    ${person(1010, 470, 1.3, { hair: 'updo', hairColour: '#4a3026', mouth: 'smile', tilt: -5, extra: '<g fill="#fffaf2" stroke="#ead9c2" stroke-width="2"><circle cx="-70" cy="-92" r="19"/><circle cx="-40" cy="-112" r="23"/><circle cx="-4" cy="-120" r="24"/><circle cx="34" cy="-114" r="22"/><circle cx="66" cy="-94" r="18"/></g><g fill="#f3c9be"><circle cx="-40" cy="-112" r="8"/><circle cx="-4" cy="-120" r="9"/><circle cx="34" cy="-114" r="8"/></g><circle cx="-96" cy="42" r="6" fill="#fff"/><circle cx="96" cy="42" r="6" fill="#fff"/>' }, { fill: '#fffaf4', collar: 'round', collarColour: '#f6d3b8', art: '<path d="M-250 250C-120 300 -60 250 0 300C60 250 120 300 250 250V100H-250Z" fill="#f6d3b8"/><path d="M-220 262C-120 312 -60 262 0 310C60 262 120 312 220 262" fill="none" stroke="#e9dcc9" stroke-width="9"/>' }, 0.86)}
    ${at(1010, 470, `<path d="M-116 -60C-180 120 -240 420 -330 860L-180 860C-170 460 -140 160 -104 0Z" fill="#fff" opacity=".7"/><path d="M116 -60C180 120 240 420 330 860L180 860C170 460 140 160 104 0Z" fill="#fff" opacity=".7"/>`, 1.3)}
    ${at(850, 1020, leaves + flowers, 1.12)}`,
    { leak: '#ffe2a8', x: 1100, y: 0, strength: 0.62, vignette: 0.2 },
  );
}
