import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Pixels, readFaceNet, runFaceNet } from './face-net.ts';
import { surest } from './find-faces.ts';

const file = readFileSync(new URL('./tiny-face-detector.bin', import.meta.url));
const net = readFaceNet(file);

/** A picture that anybody can make again: no photo of anybody. */
function pattern(width: number, height: number, shift = 0): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      for (let colour = 0; colour < 3; colour += 1)
        data[(y * width + x) * 4 + colour] =
          ((x - shift) * 7 + y * 13 + colour * 50 + (((x - shift) * y) % 31) * 5) & 255;
  return { width, height, data };
}

test('the net says of a picture what the package that its numbers come from says of it', () => {
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

test('a picture that lies a cell further right is seen a cell further right', () => {
  const still = runFaceNet(net, pattern(512, 96));
  const moved = runFaceNet(net, pattern(512, 96, 32));
  const cell = (map: typeof still, x: number) =>
    Array.from(map.data.subarray((still.width + x) * map.channels, (still.width + x + 1) * map.channels));
  for (const [index, number] of cell(still, 7).entries())
    expect(cell(moved, 8)[index]).toBeCloseTo(number, 4);
});

test('a file of another length is no net', () => {
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
