import { linear } from '../drawing/document.ts';
import { at, repeat } from '../drawing/geometry.ts';
import { person } from '../drawing/people.ts';
import { blurred, bokeh, developed } from '../drawing/photo-light.ts';
import { asagao } from '../drawing/summer.ts';

/** Two girls in yukata among the lanterns of a summer night. */
export function photo(): string {
  const dusk = linear([
    [0, '#25305c'],
    [0.6, '#5b4f86'],
    [1, '#c77f6c'],
  ]);
  const lantern = (x: number, y: number, r: number) =>
    `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 1.2}" fill="#ffb45c"/><ellipse cx="${x}" cy="${y}" rx="${r * 0.6}" ry="${r * 0.8}" fill="#ffe3a0"/>`;
  const flowers = (petal: string, deep: string) =>
    repeat(12, (i) =>
      asagao(-190 + ((i * 109) % 400), 210 + ((i * 67) % 520), 40 + (i % 3) * 9, petal, deep, i * 31),
    );
  const pin = at(
    78,
    -98,
    asagao(0, 0, 40, '#ff9fb8', '#d95f86', 10) + asagao(40, 22, 26, '#ffd9e2', '#f09ab4', 40),
  );
  return developed(
    `${dusk.defs}<rect width="1600" height="1200" fill="${dusk.paint}"/>${blurred(16, `${repeat(7, (i) => lantern(60 + i * 250, 150 + (i % 2) * 70, 66))}${repeat(5, (i) => lantern(180 + i * 320, 420 + (i % 2) * 60, 44))}<rect y="860" width="1600" height="400" fill="#5a3a4a"/>`)}
    ${bokeh(56, ['#ffd98a', '#ffb46a', '#fff0c0', '#ff9a8a'], { seed: 10, bottom: 900, size: 48, opacity: 0.5 })}
    ${person(560, 500, 1.48, { hair: 'bun', hairColour: '#2c201d', mouth: 'laugh', tilt: 5, extra: pin }, { fill: '#fbf6ee', collar: 'kimono', collarColour: '#ffffff', art: `<rect x="-260" y="100" width="520" height="800" fill="#fbf6ee"/>${flowers('#6f8fd8', '#3f5cb0')}<rect x="-260" y="540" width="520" height="200" fill="#e8604c"/>` }, 0.86)}
    ${person(1050, 560, 1.36, { hair: 'pigtails', hairColour: '#3a2822', mouth: 'laugh', tilt: -6 }, { fill: '#f3b8c4', collar: 'kimono', collarColour: '#fff3f4', art: `<rect x="-260" y="100" width="520" height="800" fill="#f6c6d0"/>${flowers('#fff3f6', '#e8799c')}<rect x="-260" y="520" width="520" height="200" fill="#f6d062"/>` }, 0.82)}`,
    { leak: '#ffb46a', x: 800, y: 160, strength: 0.45, vignette: 0.3 },
  );
}
