import { Resvg } from '@resvg/resvg-js';
import { type Cells, type Field, fractalNoise } from './noise.ts';
import { squarePng } from './png.ts';

/**
 * Noise is what costs time, so it is made once per process into seamless tiles,
 * and the designs use those as patterns: `url(#gold)`, `url(#washi)` and so on.
 */
type Texture = {
  readonly size: number;
  readonly scale?: number;
  /** Cells of the coarsest noise from edge to edge, octaves, seed. */
  readonly noise: readonly [cells: Cells, octaves: number, seed: number];
  /** What is seen of the noise, red, green, blue and alpha. */
  readonly look: (noise: Field) => Uint8ClampedArray;
  /** Drawn below it. */
  readonly ground?: string;
};

type Rgb = readonly [red: number, green: number, blue: number];

/** One colour with the noise as its alpha: noise × gain + offset. */
const alpha =
  ([red, green, blue]: Rgb, gain: number, offset: number): Texture['look'] =>
  ({ values }) => {
    const rgba = new Uint8ClampedArray(values.length * 4);
    values.forEach((value, at) => {
      rgba.set([red * 255, green * 255, blue * 255, (value * gain + offset) * 255], at * 4);
    });
    return rgba;
  };

type Light = {
  readonly colour: Rgb;
  readonly height: number;
  readonly gain: number;
  readonly azimuth: number;
  readonly elevation: number;
};

/** The noise as hills under a distant light, as `feDiffuseLighting` has it (Filter Effects §9.4). */
const lit =
  ({ colour, height, gain, azimuth, elevation }: Light): Texture['look'] =>
  ({ side, values }) => {
    const [turn, rise] = [(azimuth * Math.PI) / 180, (elevation * Math.PI) / 180];
    const rgba = new Uint8ClampedArray(values.length * 4);
    for (let y = 0; y < side; y += 1) {
      for (let x = 0; x < side; x += 1) {
        const at = (dx: number, dy: number) =>
          values[((y + dy + side) % side) * side + ((x + dx + side) % side)] ?? 0;
        const across = at(1, -1) + 2 * at(1, 0) + at(1, 1) - at(-1, -1) - 2 * at(-1, 0) - at(-1, 1);
        const down = at(-1, 1) + 2 * at(0, 1) + at(1, 1) - at(-1, -1) - 2 * at(0, -1) - at(1, -1);
        const [nx, ny] = [(-height * across) / 4, (-height * down) / 4];
        const towards = nx * Math.cos(turn) * Math.cos(rise) + ny * Math.sin(turn) * Math.cos(rise);
        const light = (gain * (towards + Math.sin(rise))) / Math.hypot(nx, ny, 1);
        rgba.set([...colour.map((channel) => channel * light), 255], (y * side + x) * 4);
      }
    }
    return rgba;
  };

const GOLD_STOPS = ['#a57c2d', '#e9cf86', '#b98f3a', '#f5e6ab', '#b08835', '#e4c878', '#a57c2d']
  .map((colour, i, all) => `<stop offset="${i / (all.length - 1)}" stop-color="${colour}"/>`)
  .join('');
const foil = (stops: string, seed: number): Texture => ({
  size: 640,
  noise: [[8, 24], 4, seed],
  look: alpha([1, 0.96, 0.78], 2, -0.86),
  ground: `<linearGradient id="g" gradientUnits="userSpaceOnUse" spreadMethod="repeat" x1="0" y1="0" x2="320" y2="320">${stops}</linearGradient><rect width="640" height="640" fill="url(#g)"/>`,
});
const SILVER_STOPS = GOLD_STOPS.replace(/#[0-9a-f]{6}/g, (hex) => {
  const grey = Number.parseInt(hex.slice(3, 5), 16);
  return `rgb(${grey},${grey + 3},${Math.min(255, grey + 9)})`;
});

export const TEXTURES: Readonly<Record<string, Texture>> = {
  gold: foil(GOLD_STOPS, 8),
  silver: foil(SILVER_STOPS, 12),
  /** Light over the hills of handmade paper; multiply. */
  washi: {
    size: 900,
    noise: [[32, 45], 5, 3],
    look: lit({ colour: [255, 250, 242], height: 1.25, gain: 1.13, azimuth: 50, elevation: 62 }),
  },
  /** Fine tooth of drawing paper; multiply. */
  tooth: {
    size: 700,
    noise: [[112, 112], 3, 6],
    look: lit({ colour: [255, 253, 249], height: 0.9, gain: 1.12, azimuth: 235, elevation: 64 }),
  },
  /** White with uneven alpha: where water left less pigment. */
  bloom: { size: 1000, scale: 1.6, noise: [[6, 8], 4, 21], look: alpha([1, 1, 1], 3.4, -1.45) },
  /** White specks: pigment that sits on the tooth of the paper. */
  speck: { size: 400, noise: [[220, 220], 2, 31], look: alpha([1, 1, 1], 1.5, -0.62) },
  /** Dark with uneven alpha: pools and shadows; multiply. */
  pool: { size: 1000, scale: 1.3, noise: [[7, 6], 4, 44], look: alpha([0.25, 0.22, 0.3], 2.6, -1.25) },
  /** Long dry streaks for a half-dry brush. */
  streak: { size: 800, noise: [[5, 104], 3, 9], look: alpha([1, 1, 1], 9, -5.4) },
  /** Film grain for the sample photos. */
  grain: { size: 300, noise: [[270, 270], 2, 17], look: alpha([0.2, 0.16, 0.12], 0.9, -0.42) },
};

const onGround = (size: number, ground: string, over: Buffer): Buffer =>
  new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${ground}<image width="${size}" height="${size}" href="${uri(over)}"/></svg>`,
  )
    .render()
    .asPng();
const uri = (png: Buffer): string => `data:image/png;base64,${png.toString('base64')}`;

const tiles = new Map<string, Buffer>();

/** A texture as a picture whose opposite edges meet. */
export function tileOf(name: string, { size, noise, look, ground }: Texture): Buffer {
  const known = tiles.get(name);
  if (known) return known;
  const drawn = squarePng(size, look(fractalNoise(size, ...noise)));
  const tile = ground ? onGround(size, ground, drawn) : drawn;
  tiles.set(name, tile);
  return tile;
}

/** Definitions of the textures that the art names. */
export function textureDefs(art: string): string {
  const defs = Object.entries(TEXTURES).flatMap(([name, texture]) => {
    if (!art.includes(`url(#${name})`)) return [];
    const side = texture.size * (texture.scale ?? 1);
    return `<pattern id="${name}" width="${side}" height="${side}" patternUnits="userSpaceOnUse"><image width="${side}" height="${side}" href="${uri(tileOf(name, texture))}"/></pattern>`;
  });
  return defs.length ? `<defs>${defs.join('')}</defs>` : '';
}
