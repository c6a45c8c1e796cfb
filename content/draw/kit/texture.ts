import { Resvg } from '@resvg/resvg-js';

/**
 * Turbulence is what costs time, so it is run once per process into seamless tiles,
 * and the designs use those as patterns: `url(#gold)`, `url(#washi)` and so on.
 */
type Texture = { readonly size: number; readonly scale?: number; readonly art: string };

const noise = (frequency: string, octaves: number, seed: number) =>
  `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}" stitchTiles="stitch" result="t"/>`;
/** Paints one colour with the noise as its alpha: alpha = red × gain + offset. */
const alpha = (rgb: readonly [number, number, number], gain: number, offset: number) =>
  `<feColorMatrix in="t" values="0 0 0 0 ${rgb[0]} 0 0 0 0 ${rgb[1]} 0 0 0 0 ${rgb[2]} ${gain} 0 0 0 ${offset}"/>`;
const filtered = (size: number, steps: string, fill = '#fff') =>
  `<filter id="f" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">${steps}</filter><rect width="${size}" height="${size}" fill="${fill}" filter="url(#f)"/>`;

const GOLD_STOPS = ['#a57c2d', '#e9cf86', '#b98f3a', '#f5e6ab', '#b08835', '#e4c878', '#a57c2d']
  .map((colour, i, all) => `<stop offset="${i / (all.length - 1)}" stop-color="${colour}"/>`)
  .join('');
const foil = (stops: string, seed: number) =>
  `<linearGradient id="g" gradientUnits="userSpaceOnUse" spreadMethod="repeat" x1="0" y1="0" x2="320" y2="320">${stops}</linearGradient><rect width="640" height="640" fill="url(#g)"/>${filtered(640, noise('0.0125 0.0375', 4, seed) + alpha([1, 0.96, 0.78], 2, -0.86))}`;
const SILVER_STOPS = GOLD_STOPS.replace(/#[0-9a-f]{6}/g, (hex) => {
  const grey = Number.parseInt(hex.slice(3, 5), 16);
  return `rgb(${grey},${grey + 3},${Math.min(255, grey + 9)})`;
});

const TEXTURES: Record<string, Texture> = {
  gold: { size: 640, art: foil(GOLD_STOPS, 8) },
  silver: { size: 640, art: foil(SILVER_STOPS, 12) },
  /** Light over the hills of handmade paper; multiply. */
  washi: {
    size: 900,
    art: filtered(
      900,
      `${noise('0.035 0.05', 5, 3)}<feDiffuseLighting in="t" lighting-color="#fffaf2" surfaceScale="1.25" diffuseConstant="1.13"><feDistantLight azimuth="50" elevation="62"/></feDiffuseLighting>`,
    ),
  },
  /** Fine tooth of drawing paper; multiply. */
  tooth: {
    size: 700,
    art: filtered(
      700,
      `${noise('0.16', 3, 6)}<feDiffuseLighting in="t" lighting-color="#fffdf9" surfaceScale="0.9" diffuseConstant="1.12"><feDistantLight azimuth="235" elevation="64"/></feDiffuseLighting>`,
    ),
  },
  /** White with uneven alpha: where water left less pigment. */
  bloom: {
    size: 1000,
    scale: 1.6,
    art: filtered(1000, noise('0.006 0.008', 4, 21) + alpha([1, 1, 1], 3.4, -1.45)),
  },
  /** White specks: pigment that sits on the tooth of the paper. */
  speck: { size: 400, art: filtered(400, noise('0.55', 2, 31) + alpha([1, 1, 1], 1.5, -0.62)) },
  /** Dark with uneven alpha: pools and shadows; multiply. */
  pool: {
    size: 1000,
    scale: 1.3,
    art: filtered(1000, noise('0.007 0.006', 4, 44) + alpha([0.25, 0.22, 0.3], 2.6, -1.25)),
  },
  /** Long dry streaks for a half-dry brush. */
  streak: { size: 800, art: filtered(800, noise('0.006 0.13', 3, 9) + alpha([1, 1, 1], 9, -5.4)) },
  /** Film grain for the sample photos. */
  grain: { size: 300, art: filtered(300, noise('0.9', 2, 17) + alpha([0.2, 0.16, 0.12], 0.9, -0.42)) },
};

const tiles = new Map<string, string>();

function tile(name: string, { size, art }: Texture): string {
  const known = tiles.get(name);
  if (known) return known;
  const source = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${art}</svg>`;
  const uri = `data:image/png;base64,${new Resvg(source).render().asPng().toString('base64')}`;
  tiles.set(name, uri);
  return uri;
}

/** Definitions of the textures that the art names. */
export function textureDefs(art: string): string {
  const defs = Object.entries(TEXTURES).flatMap(([name, texture]) => {
    if (!art.includes(`url(#${name})`)) return [];
    const side = texture.size * (texture.scale ?? 1);
    return `<pattern id="${name}" width="${side}" height="${side}" patternUnits="userSpaceOnUse"><image width="${side}" height="${side}" href="${tile(name, texture)}"/></pattern>`;
  });
  return defs.length ? `<defs>${defs.join('')}</defs>` : '';
}
