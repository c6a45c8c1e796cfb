import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FIRST_LAYER, LAST_LAYER, MEAN_COLOUR, MIDDLE_LAYERS, type Quantized } from './face-net.data.ts';
import { type Pixels, readFaceNet, runFaceNet } from './face-net.ts';
import { surest } from './find-faces.ts';

const file = readFileSync(new URL('./tiny-face-detector.bin', import.meta.url));
const net = readFaceNet(file);

/** A picture made by a formula, so that the test needs no photo of a person. */
function pattern(width: number, height: number, shift = 0): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      for (let colour = 0; colour < 3; colour += 1)
        data[(y * width + x) * 4 + colour] =
          ((x - shift) * 7 + y * 13 + colour * 50 + (((x - shift) * y) % 31) * 5) & 255;
  return { width, height, data };
}

test('the net gives the same numbers as the package that its weights come from', () => {
  const { width, height, channels, data } = runFaceNet(net, pattern(96, 96));
  expect([width, height]).toEqual([3, 3]);
  // `TinyFaceDetector.forward` of @vladmandic/face-api 1.7.15 on the CPU, the cell in the middle.
  const said = [
    [0.4007, -0.5903, -0.1794, -0.5959, -3.3793],
    [-0.3968, -0.4609, 0.0227, 0.1542, -27.1255],
    [-0.4724, -0.1785, 0.0671, -0.2697, -8.4515],
    [-2.3384, 0.1013, -0.0079, -0.3097, -20.5105],
    [0.8809, 2.0079, -0.2252, -0.0055, -33.6623],
  ].flat();
  const ours = data.subarray(4 * channels, 4 * channels + said.length);
  for (const [index, number] of said.entries()) expect(ours[index]).toBeCloseTo(number, 3);
});

/** A feature map in plain form: `of` gives a channel's number at a point, 0 outside of the map. */
type Plain = {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  readonly of: (x: number, y: number, channel: number) => number;
};

function plain(width: number, height: number, channels: number, of: Plain['of']): Plain {
  const numbers = Array.from({ length: width * height * channels }, (_, index) => {
    const point = Math.floor(index / channels);
    return of(point % width, Math.floor(point / width), index % channels);
  });
  const isIn = (x: number, y: number) => x >= 0 && x < width && y >= 0 && y < height;
  const at = (x: number, y: number, channel: number) => numbers[(y * width + x) * channels + channel] ?? 0;
  return { width, height, channels, of: (x, y, channel) => (isIn(x, y) ? at(x, y, channel) : 0) };
}

const sumOf = (count: number, term: (index: number) => number): number =>
  Array.from({ length: count }, (_, index) => term(index)).reduce((sum, each) => sum + each, 0);

const summed = ({ width, height, channels, of }: Plain, weights: number[], bias: number[], slope = 0.1) =>
  plain(width, height, bias.length, (x, y, output) => {
    const weight = (input: number) => weights[input * bias.length + output] ?? 0;
    const sum = sumOf(channels, (input) => of(x, y, input) * weight(input)) + (bias[output] ?? 0);
    return sum < 0 ? sum * slope : sum;
  });

const around = ({ width, height, channels, of }: Plain, weights: number[]) =>
  plain(width, height, channels, (x, y, channel) =>
    sumOf(9, (tap) => {
      const weight = weights[tap * channels + channel] ?? 0;
      return of(x + (tap % 3) - 1, y + Math.floor(tap / 3) - 1, channel) * weight;
    }),
  );

const pooled = ({ width, height, channels, of }: Plain, step: number) =>
  plain(Math.ceil(width / step), Math.ceil(height / step), channels, (x, y, channel) => {
    const [right, below] = [Math.min(x * step + 1, width - 1), Math.min(y * step + 1, height - 1)];
    return Math.max(...[x * step, right].flatMap((px) => [y * step, below].map((py) => of(px, py, channel))));
  });

/** The same net, written layer by layer as they are described, however slow. */
function saidPlainly({ width, height, data }: Pixels): Plain {
  let at = 0;
  const numbers = (count: number, { scale, least }: Quantized): number[] => {
    at += count;
    return Array.from(file.subarray(at - count, at), (byte) => byte * scale + least);
  };
  const colours = plain(width - 2, height - 2, 27, (x, y, index) => {
    const [tap, colour] = [Math.floor(index / 3), index % 3];
    const pixel = (y + Math.floor(tap / 3)) * width + x + (tap % 3);
    return ((data[pixel * 4 + colour] ?? 0) - (MEAN_COLOUR[colour] ?? 0)) / 255;
  });
  const first = summed(colours, numbers(27 * 16, FIRST_LAYER.weights), numbers(16, FIRST_LAYER.bias));
  const middle = MIDDLE_LAYERS.reduce(
    (map, { inputs, outputs, depthwise, weights, bias }) => {
      const inner = depthwise ? around(map, numbers(9 * inputs, depthwise)) : map;
      const sums = summed(inner, numbers(inputs * outputs, weights), numbers(outputs, bias));
      return pooled(sums, outputs === 512 ? 1 : 2);
    },
    pooled(first, 2),
  );
  return summed(middle, numbers(512 * 25, LAST_LAYER.weights), numbers(25, LAST_LAYER.bias), 1);
}

/** Noise that is the same each time. */
function noise(width: number, height: number): Pixels {
  let last = width;
  const data = Uint8ClampedArray.from({ length: width * height * 4 }, () => {
    last = (last * 1_664_525 + 12_345) % 4_294_967_296;
    return (last / 65_536) & 255;
  });
  return { width, height, data };
}

test.each([
  [96, 64],
  [32, 96],
  [160, 32],
])('for noise of %i by %i the net gives what its layers give, computed plainly', (wide, high) => {
  const plainly = saidPlainly(noise(wide, high));
  // The memory holds maps of another picture.
  const used = readFaceNet(file);
  runFaceNet(used, pattern(128, 128));
  const { width, height, channels, data } = runFaceNet(used, noise(wide, high));
  expect([width, height]).toEqual([plainly.width, plainly.height]);
  for (let cell = 0; cell < width * height; cell += 1)
    for (let number = 0; number < 25; number += 1)
      expect(data[cell * channels + number]).toBeCloseTo(
        plainly.of(cell % width, Math.floor(cell / width), number),
        3,
      );
});

test('a picture that is shifted by a cell gives numbers shifted by a cell', () => {
  const still = runFaceNet(net, pattern(512, 96));
  const moved = runFaceNet(net, pattern(512, 96, 32));
  const cell = (map: typeof still, x: number) =>
    Array.from(map.data.subarray((still.width + x) * map.channels, (still.width + x + 1) * map.channels));
  for (const [index, number] of cell(still, 7).entries())
    expect(cell(moved, 8)[index]).toBeCloseTo(number, 4);
});

test('a file of the wrong length is refused', () => {
  expect(() => readFaceNet(file.subarray(1))).toThrow('193321');
});

const box = (x: number, y: number, side: number, score: number) => ({
  x,
  y,
  width: side,
  height: side,
  score,
});

test.each([
  ['one face seen twice is one, the surer', [box(0, 0, 10, 0.6), box(1, 1, 10, 0.9)], [0.9]],
  ['neighbours stay two', [box(0, 0, 10, 0.6), box(9, 0, 10, 0.9)], [0.9, 0.6]],
  ['a small one far inside a large one stays', [box(0, 0, 30, 0.8), box(10, 10, 10, 0.7)], [0.8, 0.7]],
  [
    'what the surest covers goes on both sides',
    [box(0, 0, 10, 0.8), box(3, 0, 10, 0.9), box(6, 0, 10, 0.7)],
    [0.9],
  ],
  ['nothing stays nothing', [], []],
])('of boxes over each other, %s', (_, boxes, scores) => {
  expect(surest(boxes).map(({ score }) => score)).toEqual(scores);
});
