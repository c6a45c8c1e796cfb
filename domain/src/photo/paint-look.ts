import { clamp } from '../geometry/rect.ts';
import { MAX_LIGHT, type PhotoLook, type PhotoTone } from './look.ts';

/*
 * One arithmetic for every picture of a photo: the screen's and the press's. It stands apart from
 * look.ts because every page loads that with the draft, and few pages paint.
 */

/** At full brightness the middle is raised by this gamma: black and white stay. */
export const MOST_GAMMA = 1.6;
/** At full contrast the curve is this much steeper in the middle; above 0.5 its ends would fall. */
export const MOST_SLOPE = 0.45;
/** At full warmth red gains this share, and blue loses it. */
export const MOST_GAIN = 0.12;

/** Luma of sRGB values (ITU-R BT.601). */
export const LUMA = { red: 0.299, green: 0.587, blue: 0.114 } as const;

/** Sepia bends the middle of each channel and leaves black and white alone. */
const SEPIA_GAMMA = { red: 0.82, green: 1, blue: 1.34 } as const;

type Table = Uint8ClampedArray;

/** A table has all 256 values, and a pixel all its channels. */
const valueIn = (table: Table, value: number | undefined): number => table[value as number] as number;

const tableOf = (curve: (value: number) => number): Table =>
  Uint8ClampedArray.from({ length: 256 }, (_, value) => clamp(curve(value / 255), 0, 1) * 255);

/** A curve through black, white and the middle. */
const steepened = (value: number, slope: number): number =>
  value + slope * (2 * value - 1) * 2 * value * (1 - value);

function lightTable({ brightness, contrast }: PhotoLook, gain: number): Table {
  const gamma = MOST_GAMMA ** (-brightness / MAX_LIGHT);
  const slope = (MOST_SLOPE * contrast) / MAX_LIGHT;
  return tableOf((value) => steepened(clamp(value * gain, 0, 1) ** gamma, slope));
}

/** Changes pixels in place: red, green, blue, alpha of each. */
export function paintLook(pixels: Uint8ClampedArray, look: PhotoLook): void {
  const gain = (MOST_GAIN * look.warmth) / MAX_LIGHT;
  const [red, green, blue] = [1 + gain, 1, 1 - gain].map((each) => lightTable(look, each)) as Three;
  const tones = look.tone === 'colour' ? null : toneTables(look.tone);
  for (let at = 0; at < pixels.length; at += 4) {
    const r = valueIn(red, pixels[at]);
    const g = valueIn(green, pixels[at + 1]);
    const b = valueIn(blue, pixels[at + 2]);
    const grey = Math.round(LUMA.red * r + LUMA.green * g + LUMA.blue * b);
    pixels[at] = tones ? valueIn(tones[0], grey) : r;
    pixels[at + 1] = tones ? valueIn(tones[1], grey) : g;
    pixels[at + 2] = tones ? valueIn(tones[2], grey) : b;
  }
}

type Three = [Table, Table, Table];

function toneTables(tone: Exclude<PhotoTone, 'colour'>): Three {
  const { red, green, blue } = tone === 'sepia' ? SEPIA_GAMMA : { red: 1, green: 1, blue: 1 };
  return [red, green, blue].map((gamma) => tableOf((value) => value ** gamma)) as Three;
}
