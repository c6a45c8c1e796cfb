import { snowfall } from '../drawing/cosy.ts';
import { linear } from '../drawing/document.ts';
import { at } from '../drawing/geometry.ts';
import { person } from '../drawing/people.ts';
import { bokeh, developed, foliage } from '../drawing/photo-light.ts';

/** A couple in scarves under the lights of a winter street. */
export function photo(): string {
  const dusk = linear([
    [0, '#5c7396'],
    [0.6, '#a8b4c8'],
    [1, '#dfe3ea'],
  ]);
  const scarf = (fill: string, deep: string) =>
    `<path d="M-96 96C-60 150 60 150 96 96L112 150C60 214 -60 214 -112 150Z" fill="${fill}"/><path d="M30 160L96 150L120 400H44Z" fill="${fill}"/><path d="M44 380H120M48 350H116" stroke="${deep}" stroke-width="9"/><path d="M-80 130C-40 166 40 166 84 126" stroke="${deep}" stroke-width="6" fill="none" opacity=".6"/>`;
  const hat = at(
    0,
    -64,
    '<path d="M-108 20C-112 -90 112 -90 108 20Z" fill="#f6ead8"/><rect x="-116" y="4" width="232" height="44" rx="20" fill="#e2cfb4"/><circle cy="-78" r="34" fill="#fffaf0"/>',
  );
  return developed(
    `${dusk.defs}<rect width="1600" height="1200" fill="${dusk.paint}"/>${foliage(30, ['#6f86a6', '#8fa3be', '#c3cede', '#5c7396'], { seed: 24, bottom: 900, size: 130, blur: 34 })}${bokeh(64, ['#ffe9b0', '#fff6dc', '#ffd98a', '#dfeaff'], { seed: 15, bottom: 900, size: 50, opacity: 0.65 })}
    ${person(580, 470, 1.42, { hair: 'short', mouth: 'laugh', tilt: 5, hairColour: '#33251f' }, { fill: '#3f4f63', collar: 'round', collarColour: '#3f4f63' })}${at(580, 470, scarf('#5f8a6a', '#3f6a4c'), 1.42)}
    ${person(1030, 530, 1.32, { hair: 'long', mouth: 'laugh', tilt: -6, hairColour: '#57382a', extra: hat }, { fill: '#efe0cc', collarColour: '#efe0cc' }, 0.88)}${at(1030, 530, scarf('#c8473d', '#f6ead8'), 1.32)}
    ${snowfall(1600, 1200, 150, 8, '#fff', 8)}`,
    { leak: '#ffe2a8', x: 1150, y: 120, strength: 0.4, vignette: 0.26 },
  );
}
