import { clip, radial } from './document.ts';
import { at, n, type Point, repeat, ring, smooth } from './geometry.ts';
import { random } from './random.ts';

type SheepLook = {
  readonly wool?: string;
  readonly shade?: string;
  readonly face?: string;
  readonly ear?: string;
  readonly cheek?: string;
  readonly curl?: string;
  readonly extra?: string;
  readonly seed?: number;
};

const spiral = (cx: number, cy: number, r: number, phase: number) =>
  smooth(
    Array.from({ length: 12 }, (_, i): Point => {
      const a = phase + (i / 11) * 4.4;
      const k = r * (1 - i / 15);
      return [cx + Math.cos(a) * k, cy + Math.sin(a) * k];
    }),
    false,
  );

/** A puffy outline: circles along an ellipse, as one shape. */
export const fleece = (rx: number, ry: number, count: number, puff: number, seed = 1) => {
  const rand = random(seed);
  return `<ellipse rx="${rx}" ry="${ry}"/>${repeat(count, (i) => {
    const a = (i / count) * Math.PI * 2;
    return `<circle cx="${n(Math.cos(a) * rx * 0.92)}" cy="${n(Math.sin(a) * ry * 0.9)}" r="${n(puff * (0.88 + rand() * 0.3))}"/>`;
  })}`;
};

/** Head seen from the front, 130 px wide, its middle at the origin. */
export function sheepHead({
  wool = '#fffdf6',
  face = '#5b463f',
  ear = '#e8a9a0',
  cheek = '#f08a80',
  curl = '#c9b5b3',
  extra = '',
}: SheepLook = {}): string {
  return `<path d="M-34 -30Q-88 -46 -98 -14Q-72 6 -40 -4Z" fill="${face}"/><path d="M-44 -24Q-74 -32 -84 -15Q-66 -6 -44 -10Z" fill="${ear}"/><path d="M34 -30Q88 -46 98 -14Q72 6 40 -4Z" fill="${face}"/><path d="M44 -24Q74 -32 84 -15Q66 -6 44 -10Z" fill="${ear}"/><path d="M-48 -24Q-52 -66 0 -68Q52 -66 48 -24Q50 34 28 58Q0 78 -28 58Q-50 34 -48 -24Z" fill="${face}"/><g fill="${wool}"><circle cx="-32" cy="-54" r="24"/><circle cx="0" cy="-66" r="30"/><circle cx="32" cy="-54" r="24"/><circle cx="-10" cy="-42" r="22"/><circle cx="16" cy="-42" r="20"/></g><path d="${spiral(2, -58, 15, 2.4)}" fill="none" stroke="${curl}" stroke-width="4" stroke-linecap="round"/><g fill="#1f1513"><ellipse cx="-21" cy="0" rx="7" ry="8.6"/><ellipse cx="21" cy="0" rx="7" ry="8.6"/></g><g fill="#fff"><circle cx="-18.6" cy="-3" r="2.7"/><circle cx="23.4" cy="-3" r="2.7"/></g><g fill="${cheek}" opacity=".55"><ellipse cx="-32" cy="21" rx="11" ry="7.5"/><ellipse cx="32" cy="21" rx="11" ry="7.5"/></g><path d="M-6 22Q0 29 6 22Q0 17 -6 22Z" fill="#f5d9cf"/><path d="M0 27V33M-11 33Q-5 40 0 33Q5 40 11 33" fill="none" stroke="#f5d9cf" stroke-width="3.4" stroke-linecap="round"/>${extra}`;
}

/** A standing sheep, 300 px long, its feet 150 px under the origin; `extra` is drawn on the head. */
export function sheep(
  x: number,
  y: number,
  scale: number,
  look: SheepLook & { flip?: boolean; scarf?: string } = {},
): string {
  const {
    wool = '#fffdf6',
    shade = '#c9b9c4',
    face = '#5b463f',
    curl = '#d3c3c2',
    seed = 1,
    flip = false,
    scarf,
  } = look;
  const rand = random(seed);
  const legs = [-68, -30, 44, 80]
    .map(
      (lx, i) =>
        `<path d="M${lx - 11} 64L${lx - 8} ${i % 2 ? 146 : 138}q8 8 17 0L${lx + 11} 64Z" fill="${face}"/>`,
    )
    .join('');
  const puffs = fleece(118, 84, 13, 36, seed);
  const curls = repeat(11, () => {
    const a = rand() * Math.PI * 2;
    const m = Math.sqrt(rand()) * 0.82;
    return `<path d="${spiral(14 + Math.cos(a) * 108 * m, Math.sin(a) * 74 * m, 10 + rand() * 9, rand() * 6.3)}"/>`;
  });
  const dim = radial(
    [
      [0, shade, 0.85],
      [1, shade, 0],
    ],
    0.5,
    0.5,
    0.5,
  );
  const body = `<g fill="#e4d9d6" transform="translate(3 5)">${puffs}</g><g fill="${wool}">${puffs}</g>${dim.defs}${clip(smooth(ring(0, 0, 158, 122, 24)), `<ellipse cx="22" cy="86" rx="150" ry="74" fill="${dim.paint}"/>`)}<g fill="none" stroke="${curl}" stroke-width="4" stroke-linecap="round">${curls}</g>`;
  const muffler = scarf
    ? `<path d="M-172 2Q-126 34 -80 0Q-72 14 -78 26Q-126 58 -176 28Q-182 14 -172 2Z" fill="${scarf}"/><path d="M-98 24Q-84 58 -92 96L-122 92Q-120 58 -128 34Z" fill="${scarf}"/><path d="M-121 78L-93 82M-122 66L-94 69" stroke="#fff3e6" stroke-width="4" opacity=".85"/>`
    : '';
  const tail = `<g fill="${wool}"><circle cx="146" cy="-18" r="26"/><circle cx="160" cy="-2" r="18"/></g>`;
  return at(
    x,
    y,
    `<ellipse cx="6" cy="150" rx="146" ry="15" fill="#3c4a38" opacity=".16"/>${legs}${tail}${body}${at(-124, -44, sheepHead(look))}${muffler}`,
    scale,
    0,
    flip,
  );
}
