import { define } from './document.ts';
import { fray, n, type Point, polygon, ring } from './geometry.ts';
import { random } from './random.ts';

type Wash = {
  /** How far the edge wanders, share of each side. */
  readonly wobble?: number;
  readonly opacity?: number;
  /** How much the water bloomed: 0 flat, 1 strong. */
  readonly bloom?: number;
  /** Dark rim where pigment dried. */
  readonly rim?: number;
  readonly seed?: number;
};

const softened = (deviation: number) =>
  define(
    (id) =>
      `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
  );

/**
 * A watercolour wash: one flat shape with a frayed edge, blooms and specks from the shared
 * textures, and a darker rim inside. No turbulence of its own, so it is quick.
 */
export function wash(points: readonly Point[], fill: string, options: Wash = {}): string {
  const { wobble = 0.28, opacity = 0.85, bloom = 0.6, rim = 0.5, seed = 1 } = options;
  const rand = random(seed);
  const edge = polygon(fray(points, points.length > 40 ? 2 : 4, wobble, rand));
  return washPath(edge, fill, { opacity, bloom, rim, seed });
}

/** The same on a path that is already as it should be. */
function washPath(edge: string, fill: string, options: Wash = {}): string {
  const { opacity = 0.85, bloom = 0.6, rim = 0.5, seed = 1 } = options;
  const inside = define((id) => `<clipPath id="${id}"><path d="${edge}"/></clipPath>`);
  const soft = softened(4);
  const shift = `translate(${(seed * 137) % 400} ${(seed * 251) % 400})`;
  const undo = `translate(${-((seed * 137) % 400)} ${-((seed * 251) % 400)})`;
  const textured = (paint: string, o: number) =>
    o > 0
      ? `<g transform="${shift}"><path d="${edge}" transform="${undo}" fill="${paint}" opacity="${n(o * 10) / 10}"/></g>`
      : '';
  const line = rim
    ? `${soft.defs}<g clip-path="url(#${inside.id})"><path d="${edge}" fill="none" stroke="${fill}" stroke-width="9" opacity="${rim}" filter="url(#${soft.id})" style="mix-blend-mode:multiply"/></g><path d="${edge}" fill="none" stroke="${fill}" stroke-width="1.6" opacity="${rim * 0.55}"/>`
    : '';
  return `${inside.defs}<g opacity="${opacity}"><path d="${edge}" fill="${fill}"/>${textured('url(#bloom)', bloom)}${textured('url(#speck)', bloom * 0.55)}${line}</g>`;
}

/** A round drop of colour. */
export const blot = (x: number, y: number, r: number, fill: string, options: Wash = {}) =>
  wash(ring(x, y, r, r * 0.94, 14, 0.14, options.seed ?? 1), fill, { wobble: 0.16, ...options });

/** A soft glow without an edge. */
export function glow(x: number, y: number, rx: number, ry: number, fill: string, opacity = 0.6): string {
  const light = define(
    (id) =>
      `<radialGradient id="${id}"><stop offset="0" stop-color="${fill}" stop-opacity="${opacity}"/><stop offset=".55" stop-color="${fill}" stop-opacity="${opacity * 0.45}"/><stop offset="1" stop-color="${fill}" stop-opacity="0"/></radialGradient>`,
  );
  return `${light.defs}<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="url(#${light.id})"/>`;
}

/** A shadow under a shape: the shape again, blurred. */
export function shadow(
  path: string,
  { dx = 0, dy = 6, blur = 9, colour = '#3a2a20', opacity = 0.3 } = {},
): string {
  const soft = softened(blur);
  return `${soft.defs}<path d="${path}" transform="translate(${dx} ${dy})" fill="${colour}" opacity="${opacity}" filter="url(#${soft.id})"/>`;
}
