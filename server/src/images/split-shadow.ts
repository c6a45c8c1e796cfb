import { bleedOpacity, FAINT, neighbours } from './bleed-colours.ts';

/*
 *   drawn            in the press file
 *   ░░▒▒█████   →    █████  what is solid, with its edges
 *                  ░░▒▒▒▒▒  its shadow below, going on under the edge
 *
 * A picture keeps colour and opacity apart, and a renderer that scales it mixes each by itself. Where a
 * dark shadow meets what is light and solid, the mixture is darker than both: a line that nobody drew. In
 * two pictures colours go on evenly.
 */

/** From this opacity on a pixel is no shadow. */
const SOLID = 200;
/** Edges alone, which are smoothed over a pixel or two, need no picture of their own. */
const LEAST_SHADOW_PX = 400;

type Split = { readonly solid: Uint8Array; readonly shadow: Uint8Array };

const opacity = (rgba: Uint8Array, at: number): number => rgba[at * 4 + 3] ?? 0;

/** Shadow and what is solid as pictures of their own; null where there is no shadow beside anything solid. */
export function splitShadow(rgba: Uint8Array, widthPx: number, heightPx: number): Split | null {
  const count = widthPx * heightPx;
  const isShadow = new Uint8Array(count);
  let [shadows, solids] = [0, 0];
  for (let at = 0; at < count; at += 1) {
    if (opacity(rgba, at) >= SOLID) solids += 1;
    else if (isSoft(rgba, at, widthPx, count)) {
      isShadow[at] = 1;
      shadows += 1;
    }
  }
  if (shadows < LEAST_SHADOW_PX || solids === 0) return null;
  const shadow = new Uint8Array(rgba.length);
  const solid = Uint8Array.from(rgba);
  for (let at = 0; at < count; at += 1) {
    if (isShadow[at] === 0) continue;
    shadow.set(rgba.subarray(at * 4, at * 4 + 4), at * 4);
    solid[at * 4 + 3] = 0;
  }
  bleedOpacity(shadow, Uint8Array.from(isShadow), (at) => opacity(rgba, at) >= FAINT, widthPx);
  for (let at = 0; at < count; at += 1) if (isShadow[at] === 0) liftEdge(solid, shadow, at);
  return { solid, shadow };
}

/** By how much, of 255, a pixel must be darker than its neighbour to be shadow and no edge. */
const RIM_DARKER = 64;

/** Neither solid nor the edge of anything solid, which is two pixels wide. */
function isSoft(rgba: Uint8Array, at: number, widthPx: number, count: number): boolean {
  const own = opacity(rgba, at);
  if (own < FAINT || own >= SOLID) return false;
  const near = neighbours(at, widthPx, count);
  const around = new Set([...near, ...near.flatMap((each) => neighbours(each, widthPx, count))]);
  return [...around].every(
    (each) => opacity(rgba, each) < SOLID || lightness(rgba, each) - lightness(rgba, at) > RIM_DARKER,
  );
}

const lightness = (rgba: Uint8Array, at: number): number =>
  ((rgba[at * 4] ?? 0) + (rgba[at * 4 + 1] ?? 0) + (rgba[at * 4 + 2] ?? 0)) / 3;

/** How far, of 255, a lifted colour may lie out of range before the pixel is no such mixture. */
const SLACK = 6;
/** An edge pixel with less opacity of its own than this counts as shadow. */
const LEAST_OWN = 0.06;

/** Leaves of an edge pixel what lies above the shadow, in place; removes the shadow where no such split is possible. */
function liftEdge(solid: Uint8Array, shadow: Uint8Array, at: number): void {
  const [whole, below] = [opacity(solid, at) / 255, opacity(shadow, at) / 255];
  if (whole === 0 || whole >= 0.999 || below === 0) return;
  const own = (whole - below) / (1 - below);
  const lifted = [0, 1, 2].map((channel) => {
    const [seen, under] = [solid[at * 4 + channel] ?? 0, shadow[at * 4 + channel] ?? 0];
    return (seen * whole - under * below * (1 - own)) / own;
  });
  if (own < LEAST_OWN) {
    shadow.set(solid.subarray(at * 4, at * 4 + 4), at * 4);
    solid[at * 4 + 3] = 0;
    return;
  }
  if (lifted.some((value) => value < -SLACK || value > 255 + SLACK)) {
    shadow[at * 4 + 3] = 0;
    return;
  }
  solid.set(
    lifted.map((value) => Math.round(Math.min(255, Math.max(0, value)))),
    at * 4,
  );
  solid[at * 4 + 3] = Math.round(own * 255);
}
