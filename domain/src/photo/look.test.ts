import fc from 'fast-check';
import { expect, test } from 'vitest';
import { autoLook } from './auto-look.ts';
import { isPlainLook, PHOTO_TONES, type PhotoLook, PLAIN_LOOK } from './look.ts';
import { paintLook } from './paint-look.ts';

const light = fc.integer({ min: -100, max: 100 });
const look: fc.Arbitrary<PhotoLook> = fc.record({
  brightness: light,
  contrast: light,
  warmth: light,
  tone: fc.constantFrom(...PHOTO_TONES),
});

const greys = (...values: number[]): Uint8ClampedArray =>
  Uint8ClampedArray.from(values.flatMap((value) => [value, value, value, 255]));

function painted(pixels: Uint8ClampedArray, change: Partial<PhotoLook>): number[] {
  const copy = new Uint8ClampedArray(pixels);
  paintLook(copy, { ...PLAIN_LOOK, ...change });
  return [...copy];
}

const firstOf = (pixels: number[]): number[] => pixels.filter((_, index) => index % 4 === 0);

test('a plain look leaves every pixel', () => {
  fc.assert(
    fc.property(fc.uint8ClampedArray({ minLength: 4, maxLength: 4 }), (pixel) => {
      expect(painted(pixel, {})).toEqual([...pixel]);
    }),
  );
  expect(isPlainLook(PLAIN_LOOK)).toBe(true);
});

test('what was brighter stays brighter, black stays black, and nothing becomes transparent', () => {
  fc.assert(
    fc.property(look, (wanted) => {
      const pixels = painted(greys(...Array.from({ length: 256 }, (_, value) => value)), wanted);
      expect(pixels.slice(0, 3)).toEqual([0, 0, 0]);
      for (let at = 4; at < pixels.length; at += 4) {
        for (const channel of [0, 1, 2]) {
          expect(pixels[at + channel]).toBeGreaterThanOrEqual(pixels[at + channel - 4] ?? 0);
        }
        expect(pixels[at + 3]).toBe(255);
      }
    }),
    { numRuns: 20 },
  );
});

test.each([
  ['brighter', { brightness: 100 }, [0, 166, 255]],
  ['darker', { brightness: -100 }, [0, 85, 255]],
  ['more contrast', { contrast: 100 }, [0, 128, 255]],
])('%s: black and white stay', (_, change, middle) => {
  expect(firstOf(painted(greys(0, 128, 255), change))).toEqual(middle);
});

test('contrast moves quarters apart, warmth moves red up and blue down', () => {
  const [dark = 0, bright = 0] = firstOf(painted(greys(64, 191), { contrast: 100 }));
  expect([dark < 64, bright > 191]).toEqual([true, true]);
  expect(painted(greys(128), { warmth: 100 })).toEqual([143, 128, 113, 255]);
});

test('black and white has one value a pixel; sepia is redder than blue between black and white', () => {
  const colour = Uint8ClampedArray.from([200, 100, 50, 255]);
  const [r, g, b] = painted(colour, { tone: 'mono' });
  expect([r, g, b]).toEqual([124, 124, 124]);
  const [red = 0, green = 0, blue = 0] = painted(colour, { tone: 'sepia' });
  expect([red > green, green > blue]).toEqual([true, true]);
  // The middle bent by the gammas 0.82, 1 and 1.34.
  expect(painted(greys(128), { tone: 'sepia' })).toEqual([145, 128, 101, 255]);
  expect(painted(greys(255), { tone: 'sepia' })).toEqual([255, 255, 255, 255]);
});

const ramp = (from: number, to: number, tint = 1): Uint8ClampedArray =>
  Uint8ClampedArray.from(
    Array.from({ length: 1000 }, (_, index) => from + ((to - from) * index) / 999).flatMap((value) => [
      value,
      value,
      value * tint,
      255,
    ]),
  );

test('自動補正 brightens what is dark, spreads what is flat, cools what is yellow', () => {
  expect(autoLook(ramp(0, 150))).toMatchObject({ warmth: 0, tone: 'colour' });
  expect(autoLook(ramp(0, 150)).brightness).toBeGreaterThan(10);
  expect(autoLook(ramp(60, 200)).contrast).toBe(50);
  expect(autoLook(ramp(0, 255, 0.7)).warmth).toBeLessThan(-10);
});

test('自動補正 leaves a good photo, a night and a snow scene, and keeps the tone', () => {
  const good = autoLook(ramp(0, 240));
  expect(Math.abs(good.brightness)).toBeLessThanOrEqual(5);
  expect(autoLook(ramp(0, 40))).toEqual(PLAIN_LOOK);
  expect(autoLook(ramp(215, 255), { ...PLAIN_LOOK, tone: 'mono', contrast: 40 })).toEqual({
    ...PLAIN_LOOK,
    tone: 'mono',
  });
});

// Contrast by the range without its ends, brightness by half the way to a mean of 0.46, warmth by the root of the cast.
test.each([
  ['dark', ramp(0, 150), { brightness: 48, contrast: 50, warmth: 0 }],
  ['narrow', ramp(10, 230), { brightness: -3, contrast: 38, warmth: 0 }],
  ['flat', ramp(20, 235), { brightness: -12, contrast: 44, warmth: 0 }],
  ['yellow', ramp(0, 255, 0.9), { brightness: -10, contrast: 4, warmth: -22 }],
  ['blue', ramp(40, 200, 1.2), { brightness: -6, contrast: 50, warmth: 38 }],
])('自動補正 sets the lights of a photo that is %s', (_, pixels, lights) => {
  expect(autoLook(pixels)).toEqual({ ...lights, tone: 'colour' });
});

test('自動補正 goes half the way to the mean that prints well', () => {
  for (const value of [90, 100, 117, 130, 150]) {
    const { brightness } = autoLook(greys(value));
    const [middle = 0] = painted(greys(value), { brightness });
    expect(Math.abs(middle - (value + 0.46 * 255) / 2)).toBeLessThanOrEqual(1);
  }
});

/** So many of a hundred pixels are of one grey, the others of another. */
const mixed = (share: number, value: number, other: number): Uint8ClampedArray =>
  greys(...Array.from({ length: 100 }, (_, index) => (index < share ? value : other)));

test.each([
  ['60 of 100 pixels are dark', mixed(60, 37, 128), false],
  ['61 of 100 pixels are dark', mixed(61, 37, 128), true],
  ['61 of 100 are not quite dark', mixed(61, 38, 128), false],
  ['60 of 100 pixels are bright', mixed(60, 217, 128), false],
  ['61 of 100 pixels are bright', mixed(61, 217, 128), true],
  ['61 of 100 are not quite bright', mixed(61, 216, 128), false],
  ['all pixels are white', mixed(100, 255, 255), true],
  ['there is none', greys(), true],
])('where %s, 自動補正 changes nothing: %s', (_, pixels, isLeft) => {
  expect(autoLook(pixels)).toEqual(isLeft ? PLAIN_LOOK : expect.not.objectContaining({ contrast: 0 }));
});

test('a single pixel of another light does not make a flat photo full of contrast', () => {
  const flat = greys(
    ...Array.from({ length: 300 }, (_, index) => (index === 0 ? 0 : 100 + (index % 2) * 20)),
  );
  expect(autoLook(flat).contrast).toBe(50);
});

test('a photo without any blue or any red has no cast that could be judged', () => {
  expect(autoLook(Uint8ClampedArray.from([200, 120, 0, 255])).warmth).toBe(0);
  expect(autoLook(Uint8ClampedArray.from([0, 120, 200, 255])).warmth).toBe(0);
});
