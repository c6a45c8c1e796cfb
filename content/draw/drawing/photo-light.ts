import { define } from './document.ts';
import { n } from './geometry.ts';
import { random } from './random.ts';

/** What makes a drawing look photographed: blur behind, discs of light, a warm leak, grain, dark corners. */
export const PHOTO = { width: 1600, height: 1200 } as const;

export function blurred(deviation: number, art: string): string {
  const soft = define(
    (id) =>
      `<filter id="${id}" filterUnits="userSpaceOnUse" x="-200" y="-200" width="2000" height="1600"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
  );
  return `${soft.defs}<g filter="url(#${soft.id})">${art}</g>`;
}

/** Discs of light out of focus. */
export function bokeh(
  count: number,
  colours: readonly string[],
  { seed = 1, top = 0, bottom = 800, size = 60, opacity = 0.45 } = {},
): string {
  const rand = random(seed);
  return Array.from({ length: count }, () => {
    const r = size * (0.35 + rand());
    const [x, y] = [rand() * PHOTO.width, rand.between(top, bottom)];
    const colour = rand.pick(colours);
    const o = n(opacity * (0.3 + rand() * 0.7) * 10) / 10;
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${colour}" opacity="${o}"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 0.96)}" fill="none" stroke="#fff" stroke-width="2.5" opacity="${n(o * 4) / 10}"/>`;
  }).join('');
}

/** Leaves out of focus: a cloud of colour for a background. */
export function foliage(
  count: number,
  colours: readonly string[],
  { seed = 1, top = 0, bottom = 800, size = 130, blur = 26 } = {},
): string {
  const rand = random(seed);
  const blobs = Array.from({ length: count }, () => {
    const r = size * (0.4 + rand());
    return `<ellipse cx="${n(rand.between(-80, 1680))}" cy="${n(rand.between(top, bottom))}" rx="${n(r)}" ry="${n(r * 0.8)}" fill="${rand.pick(colours)}" opacity=".8"/>`;
  });
  return blurred(blur, blobs.join(''));
}

/** The last layer of each sample photo. */
export function developed(
  art: string,
  { leak = '#ffdf9e', x = 1250, y = 60, strength = 0.6, vignette = 0.3 } = {},
): string {
  const light = define(
    (id) =>
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="1250"><stop offset="0" stop-color="${leak}" stop-opacity="${strength}"/><stop offset=".5" stop-color="${leak}" stop-opacity="${strength * 0.25}"/><stop offset="1" stop-color="${leak}" stop-opacity="0"/></radialGradient>`,
  );
  const corners = define(
    (id) =>
      `<radialGradient id="${id}" cx=".5" cy=".46" r=".75"><stop offset=".6" stop-color="#3a2418" stop-opacity="0"/><stop offset="1" stop-color="#3a2418" stop-opacity="${vignette}"/></radialGradient>`,
  );
  const all = `width="${PHOTO.width}" height="${PHOTO.height}"`;
  return `${art}${light.defs}${corners.defs}<rect ${all} fill="url(#${light.id})" style="mix-blend-mode:screen"/><rect ${all} fill="url(#${corners.id})"/><rect ${all} fill="url(#grain)" opacity=".3"/>`;
}
