import { clamp } from '../geometry/rect.ts';
import { MAX_LIGHT, type PhotoLook, PLAIN_LOOK } from './look.ts';
import { LUMA, MOST_GAIN, MOST_GAMMA, MOST_SLOPE } from './paint-look.ts';

/*
 * 自動補正 sets the same brightness, contrast and warmth as a person, so that what it did is seen and can be
 * changed. A night or a snow scene stays as it is.
 */

/** Share of the darkest and of the lightest pixels that may be clipped to black or white. */
const CUT_SHARE = 0.005;
const MOST_STRETCH = 1.25;
/** Target mean luma of a print; the correction moves the mean of a photo half of the way to it. */
const WANTED_MEAN = 0.46;
/** Dark and light ends, of luma up to 255, and the share of pixels there that makes a night or a snow scene. */
const DARK = 38;
const LIGHT = 217;
const ONE_END_SHARE = 0.6;
/** The automatic correction sets none of the three further than this, of MAX_LIGHT. */
const MOST_BY_ITSELF = 50;
/** Bright pixels say more of the light's colour than dark ones: the norm of "shades of grey". */
const NORM = 6;

type Measured = {
  /** Pixels by luma. */
  readonly histogram: readonly number[];
  readonly count: number;
  /** How red the light is beside blue; 1 is neutral. */
  readonly cast: number;
};

function measure(pixels: Uint8ClampedArray): Measured {
  const histogram = Array.from({ length: 256 }, () => 0);
  let [reds, blues] = [0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    const [r, g, b] = [pixels[at], pixels[at + 1], pixels[at + 2]] as [number, number, number];
    const luma = Math.round(LUMA.red * r + LUMA.green * g + LUMA.blue * b);
    histogram[luma] = (histogram[luma] as number) + 1;
    reds += (r / 255) ** NORM;
    blues += (b / 255) ** NORM;
  }
  const cast = reds > 0 && blues > 0 ? (reds / blues) ** (1 / NORM) : 1;
  return { histogram, count: pixels.length / 4, cast };
}

const shareOf = ({ histogram, count }: Measured, from: number, to: number): number =>
  histogram.slice(from, to).reduce((sum, pixels) => sum + pixels, 0) / count;

/** The luma, up to 1, below which a share of the pixels lies. */
function quantile({ histogram, count }: Measured, share: number): number {
  let below = 0;
  const at = histogram.findIndex((pixels) => {
    below += pixels;
    return below > share * count;
  });
  return at / 255;
}

const meanOf = ({ histogram, count }: Measured): number =>
  histogram.reduce((sum, pixels, luma) => sum + pixels * luma, 0) / count / 255;

const step = (share: number): number =>
  Math.round(clamp(share * MAX_LIGHT, -MOST_BY_ITSELF, MOST_BY_ITSELF)) || 0;

/** The look with which a photo prints well, by its pixels; a small copy is enough. The given tone stays. */
export function autoLook(pixels: Uint8ClampedArray, { tone }: PhotoLook = PLAIN_LOOK): PhotoLook {
  const measured = measure(pixels);
  const isOneEnd =
    shareOf(measured, 0, DARK) > ONE_END_SHARE || shareOf(measured, LIGHT, 256) > ONE_END_SHARE;
  if (isOneEnd || measured.count === 0) return { ...PLAIN_LOOK, tone };
  const range = quantile(measured, 1 - CUT_SHARE) - quantile(measured, CUT_SHARE);
  const stretch = Math.min(MOST_STRETCH, 1 / Math.max(range, 1 / 255));
  const mean = clamp(meanOf(measured), 0.02, 0.98);
  const gamma = Math.log((mean + WANTED_MEAN) / 2) / Math.log(mean);
  const cooler = measured.cast ** -0.5;
  return {
    brightness: step(-Math.log(gamma) / Math.log(MOST_GAMMA)),
    contrast: step((stretch - 1) / MOST_SLOPE),
    warmth: step((cooler - 1) / (cooler + 1) / MOST_GAIN),
    tone,
  };
}
