import { random } from './random.ts';

/** A square of values from 0 to 1, row by row, whose opposite edges meet. */
export type Field = { readonly side: number; readonly values: Float32Array };

/** Whole cells from edge to edge. */
export type Cells = readonly [across: number, down: number];

const CELLS = 256;
/** Cells by which each octave is moved: else the lines of all lattices lie on each other, and show. */
const SHIFT = [0.37, 0.59] as const;

type Slope = (column: number, row: number, dx: number, dy: number) => number;

/** How far a point beside a corner of the lattice lies in the corner's direction. */
function slopes(seed: number): Slope {
  const rand = random(seed);
  const order = Uint8Array.from({ length: CELLS }, (_, index) => index);
  for (let at = CELLS - 1; at > 0; at -= 1) {
    const other = Math.floor(rand() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  const angles = Float32Array.from(order, () => rand() * 2 * Math.PI);
  const [across, down] = [angles.map(Math.cos), angles.map(Math.sin)];
  return (column, row, dx, dy) => {
    const corner = order[((order[column % CELLS] ?? 0) + row) % CELLS] ?? 0;
    return (across[corner] ?? 0) * dx + (down[corner] ?? 0) * dy;
  };
}

const ease = (t: number): number => t * t * (3 - 2 * t);
const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/** One octave of gradient noise (Perlin 1985) with so many cells each way, added to the values. */
function addOctave({ side, values }: Field, [across, down]: Cells, share: number, seed: number): void {
  const slope = slopes(seed);
  for (let at = 0; at < values.length; at += 1) {
    const u = (((at % side) * across) / side + SHIFT[0]) % across;
    const v = ((Math.floor(at / side) * down) / side + SHIFT[1]) % down;
    const [left, upper] = [Math.floor(u), Math.floor(v)];
    const [right, lower] = [(left + 1) % across, (upper + 1) % down];
    const [dx, dy] = [u - left, v - upper];
    const above = mix(slope(left, upper, dx, dy), slope(right, upper, dx - 1, dy), ease(dx));
    const below = mix(slope(left, lower, dx, dy - 1), slope(right, lower, dx - 1, dy - 1), ease(dx));
    values[at] = (values[at] ?? 0) + mix(above, below, ease(dy)) * share;
  }
}

/**
 * Fractal noise as `feTurbulence` makes it, but with whole cells from edge to edge: the renderer does not
 * know `stitchTiles`.
 */
export function fractalNoise(side: number, [across, down]: Cells, octaves: number, seed: number): Field {
  const field: Field = { side, values: new Float32Array(side * side).fill(0.5) };
  for (let octave = 0; octave < octaves; octave += 1) {
    const times = 2 ** octave;
    addOctave(field, [across * times, down * times], 0.5 / times, seed * 16 + octave);
  }
  return field;
}
