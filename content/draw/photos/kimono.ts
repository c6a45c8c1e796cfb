import { linear } from '../drawing/document.ts';
import { RED_UME, SAKURA, sakura, ume, WHITE_UME } from '../drawing/flowers.ts';
import { at, repeat } from '../drawing/geometry.ts';
import { seigaiha } from '../drawing/pattern.ts';
import { person } from '../drawing/people.ts';
import { blurred, bokeh, developed, foliage } from '../drawing/photo-light.ts';

/** A couple in kimono on the way to the shrine on New Year's Day. */
export function photo(): string {
  const sky = linear([
    [0, '#f7efe2'],
    [0.6, '#f3dfc8'],
    [1, '#d8b994'],
  ]);
  const wave = seigaiha(34, '#5f7796', '#3f5878', 2);
  const blossoms = repeat(14, (i) =>
    ume(
      -190 + ((i * 97) % 400),
      210 + ((i * 61) % 520),
      34 + (i % 3) * 8,
      i % 2 ? WHITE_UME : RED_UME,
      i * 33,
    ),
  );
  const pin = at(
    84,
    -96,
    `${sakura(0, 0, 34, SAKURA)}${sakura(30, 28, 24, SAKURA, 20)}<path d="M34 40v54M24 44v44M44 44v44" stroke="#e9b8c4" stroke-width="5" stroke-dasharray="9 4"/>`,
  );
  return developed(
    `${sky.defs}${wave.defs}<rect width="1600" height="1200" fill="${sky.paint}"/>
    ${blurred(20, '<path d="M180 1300V120M1420 1300V120" stroke="#c8452f" stroke-width="84"/><path d="M40 160C500 220 1100 220 1560 160V60C1100 110 500 110 40 60Z" fill="#c8452f"/><path d="M150 360H1450" stroke="#c8452f" stroke-width="58"/>')}
    ${foliage(26, ['#c7cda2', '#a9b583', '#e6dfb9'], { seed: 7, top: 420, bottom: 900, size: 110, blur: 34 })}
    ${bokeh(44, ['#fffdf0', '#fff0d2', '#ffe0b8'], { seed: 5, bottom: 900, size: 50, opacity: 0.5 })}
    ${person(580, 470, 1.42, { hair: 'short', tilt: 4, mouth: 'smile', hairColour: '#2d211d' }, { fill: '#3f5878', collar: 'kimono', collarColour: '#f4efe6', art: `<rect x="-260" y="100" width="520" height="800" fill="${wave.paint}"/><path d="M-60 130L40 400L-20 520L-200 160ZM60 130L-20 380L-30 520L200 160Z" fill="#34495f"/>` })}
    ${person(1020, 540, 1.3, { hair: 'bun', tilt: -5, mouth: 'laugh', hairColour: '#3a2520', extra: pin }, { fill: '#d9606a', collar: 'kimono', collarColour: '#fff8f2', art: `<rect x="-260" y="100" width="520" height="800" fill="#d9606a"/>${blossoms}<rect x="-260" y="560" width="520" height="190" fill="#e8c46e"/>` }, 0.86)}`,
    { leak: '#ffe1ae', x: 1100, y: 60, strength: 0.5, vignette: 0.24 },
  );
}
