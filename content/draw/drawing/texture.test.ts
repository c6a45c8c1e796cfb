import sharp from 'sharp';
import { expect, it } from 'vitest';
import { TEXTURES, tileOf } from './texture.ts';

const STEEPER = 1.1;

type Steps = { readonly seam: number; readonly largest: number };

/** Mean difference of neighbouring lines, of all channels: across the seam, and the largest inside. */
function stepsOf(data: Buffer, side: number, at: (line: number, along: number) => number): Steps {
  const steps = Array.from({ length: side }, (_, line) => {
    let sum = 0;
    for (let along = 0; along < side; along += 1) {
      const [here, next] = [at(line, along) * 4, at((line + 1) % side, along) * 4];
      for (let channel = 0; channel < 4; channel += 1)
        sum += Math.abs((data[here + channel] ?? 0) - (data[next + channel] ?? 0));
    }
    return sum / side;
  });
  return { seam: steps.at(-1) ?? 0, largest: Math.max(...steps.slice(0, -1)) };
}

it.each(Object.entries(TEXTURES))(
  'the texture %s runs over its own edges without a seam',
  async (name, texture) => {
    const { data, info } = await sharp(tileOf(name, texture))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const side = info.width;
    expect([side, info.height]).toEqual([texture.size, texture.size]);
    const across = stepsOf(data, side, (x, y) => y * side + x);
    const down = stepsOf(data, side, (y, x) => y * side + x);
    // Some lines of the noise's own lattice are steeper than others; a seam was three times as steep and more.
    expect(across.seam).toBeLessThanOrEqual(across.largest * STEEPER);
    expect(down.seam).toBeLessThanOrEqual(down.largest * STEEPER);
  },
);
