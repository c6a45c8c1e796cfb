import type { Color } from '../display-list.ts';

type Rgb = readonly [red: number, green: number, blue: number];

/*
 * How the full inks and their overprints look on coated paper (FOGRA39, as sRGB). Tints lie between them in
 * proportion to the paper that each combination covers (Demichel's equations). Index: cyan 1, magenta 2, yellow 4.
 */
const PRIMARIES: readonly Rgb[] = [
  [255, 255, 255],
  [0, 159, 227],
  [230, 0, 126],
  [49, 39, 131],
  [255, 237, 0],
  [0, 150, 64],
  [227, 6, 19],
  [60, 60, 59],
];

/** A press colour as a screen shows it: near for colours, exact for paper and black, which stay #fff and #000. */
export function cssColor([cyan, magenta, yellow, key]: Color): string {
  const channels = ([0, 1, 2] as const).map((channel) =>
    PRIMARIES.reduce((sum, primary, index) => {
      const covered =
        ((index & 1) === 0 ? 1 - cyan : cyan) *
        ((index & 2) === 0 ? 1 - magenta : magenta) *
        ((index & 4) === 0 ? 1 - yellow : yellow);
      return sum + covered * primary[channel];
    }, 0),
  );
  return `#${channels.map((value) => hex(value * (1 - key))).join('')}`;
}

const hex = (value: number): string => Math.round(value).toString(16).padStart(2, '0');
