import type { Size } from '@fumi/domain';
import {
  FIRST_LAYER,
  LAST_LAYER,
  type LayerData,
  MEAN_COLOUR,
  MIDDLE_LAYERS,
  type Quantized,
} from './face-net.data.ts';

/*
 *   photo ─ 3×3 colours ─ halved ─ [3×3 of a channel, all channels] ─ halved ─ … ─ all channels ─ 25 numbers a cell
 *
 * The forward pass of TinyFaceDetector, in plain numbers (ADR 66). A map lies row by row, all channels of a point
 * together.
 */

/** Pixels, four bytes each; both sides are multiples of a cell. */
export type Pixels = Size & { readonly data: Uint8ClampedArray };

export type FeatureMap = Size & { readonly channels: number; readonly data: Float32Array };

type Layer = {
  readonly inputs: number;
  readonly depthwise: Float32Array | null;
  readonly weights: Float32Array;
  readonly bias: Float32Array;
};

export type FaceNet = { readonly first: Layer; readonly middle: readonly Layer[]; readonly last: Layer };

/** What one cell of the last map stands for, in px of the photo. */
export const CELL_PX = 32;

/** Outputs that are summed in one go, because their inputs are the same; a layer is filled up with idle ones. */
const AT_ONCE = 4;

/** Of each output all its inputs, one behind the other; the file has them the other way round. */
function byOutput(numbers: Float32Array, inputs: number, outputs: number): Float32Array {
  const sorted = new Float32Array(Math.ceil(outputs / AT_ONCE) * AT_ONCE * inputs);
  for (const [index, number] of numbers.entries())
    sorted[(index % outputs) * inputs + Math.floor(index / outputs)] = number;
  return sorted;
}

/** The net out of its file. */
export function readFaceNet(file: Uint8Array): FaceNet {
  let at = 0;
  const numbers = (count: number, { scale, least }: Quantized): Float32Array => {
    at += count;
    return Float32Array.from(file.subarray(at - count, at), (byte) => byte * scale + least);
  };
  const layer = ({ inputs, outputs, depthwise, weights, bias }: LayerData): Layer => ({
    inputs,
    depthwise: depthwise ? numbers(9 * inputs, depthwise) : null,
    weights: byOutput(numbers(inputs * outputs, weights), inputs, outputs),
    bias: byOutput(numbers(outputs, bias), 1, outputs),
  });
  const net = { first: layer(FIRST_LAYER), middle: MIDDLE_LAYERS.map(layer), last: layer(LAST_LAYER) };
  if (at !== file.length) throw new Error(`The net has ${at} numbers, its file ${file.length}.`);
  return net;
}

/** Writes the inputs of all points of a row. */
type FillRow = (row: Float32Array, y: number) => void;

/** What is below nothing counts a tenth (leaky ReLU). */
const SLOPE = 0.1;

/** Writes the outputs of all points of a row. */
type WriteRow = (into: Float32Array, y: number) => void;

function rowsOf({ width }: Size, { inputs, weights, bias }: Layer, fill: FillRow, slope = SLOPE): WriteRow {
  const row = new Float32Array(width * inputs);
  return (into, y) => {
    fill(row, y);
    let to = 0;
    for (let from = 0; from < row.length; from += inputs)
      for (let output = 0; output < bias.length; output += AT_ONCE) {
        let a = 0;
        let b = 0;
        let c = 0;
        let d = 0;
        let weight = output * inputs;
        for (let i = from; i < from + inputs; i += 1) {
          const value = row[i] as number;
          a += value * (weights[weight] as number);
          b += value * (weights[weight + inputs] as number);
          c += value * (weights[weight + 2 * inputs] as number);
          d += value * (weights[weight + 3 * inputs] as number);
          weight += 1;
        }
        into[to] = a + (bias[output] as number);
        into[to + 1] = b + (bias[output + 1] as number);
        into[to + 2] = c + (bias[output + 2] as number);
        into[to + 3] = d + (bias[output + 3] as number);
        to += AT_ONCE;
      }
    for (let at = 0; at < into.length; at += 1)
      if ((into[at] as number) < 0) into[at] = (into[at] as number) * slope;
  };
}

/** All rows of a layer. */
function allRows({ width, height }: Size, channels: number, write: WriteRow): FeatureMap {
  const data = new Float32Array(width * height * channels);
  for (let y = 0; y < height; y += 1)
    write(data.subarray(y * width * channels, (y + 1) * width * channels), y);
  return { width, height, channels, data };
}

/** Of each point the colours of nine pixels; the map ends where there are no nine. */
const coloursOf =
  ({ width, data }: Pixels): FillRow =>
  (row, y) => {
    let to = 0;
    for (let x = 0; x < width - 2; x += 1)
      for (let tap = 0; tap < 9; tap += 1) {
        const pixel = ((y + Math.floor(tap / 3)) * width + x + (tap % 3)) * 4;
        for (let colour = 0; colour < 3; colour += 1) {
          row[to] = ((data[pixel + colour] as number) - (MEAN_COLOUR[colour] as number)) / 255;
          to += 1;
        }
      }
  };

/** Of each point every channel, summed with what lies around it. */
const aroundOf =
  ({ width, height, channels, data }: FeatureMap, depthwise: Float32Array): FillRow =>
  (row, y) => {
    row.fill(0);
    for (let tap = 0; tap < 9; tap += 1) {
      const [dx, dy] = [(tap % 3) - 1, Math.floor(tap / 3) - 1];
      if (y + dy < 0 || y + dy >= height) continue;
      const from = ((y + dy) * width + dx) * channels;
      const weight = tap * channels;
      for (let x = Math.max(0, -dx); x < Math.min(width, width - dx); x += 1)
        for (let channel = 0; channel < channels; channel += 1)
          row[x * channels + channel] =
            (row[x * channels + channel] as number) +
            (data[from + x * channels + channel] as number) * (depthwise[weight + channel] as number);
    }
  };

const pointsOf =
  ({ width, channels, data }: FeatureMap): FillRow =>
  (row, y) =>
    row.set(data.subarray(y * width * channels, (y + 1) * width * channels));

/**
 * The largest of each two by two points (max pooling) of a layer; `step` 1 keeps the size, and edges have no neighbours.
 * Two rows are held at a time: whole maps before this, of many photos, would wait for their collection by the 100 MB.
 */
function largest({ width, height }: Size, channels: number, write: WriteRow, step: 1 | 2): FeatureMap {
  const size = { width: Math.ceil(width / step), height: Math.ceil(height / step) };
  const pooled = new Float32Array(size.width * size.height * channels);
  let here = new Float32Array(width * channels);
  let below = new Float32Array(width * channels);
  let to = 0;
  for (let y = 0; y < height; y += step) {
    if (step === 2 || y === 0) write(here, y);
    const isLast = y + 1 === height;
    if (!isLast) write(below, y + 1);
    const next = isLast ? here : below;
    for (let x = 0; x < width; x += step) {
      const point = x * channels;
      const right = x + 1 < width ? channels : 0;
      for (let at = point; at < point + channels; at += 1) {
        pooled[to] = Math.max(
          here[at] as number,
          here[at + right] as number,
          next[at] as number,
          next[at + right] as number,
        );
        to += 1;
      }
    }
    if (step === 1) [here, below] = [below, here];
  }
  return { ...size, channels, data: pooled };
}

/** What the net says of each cell of a picture, whose sides are multiples of a cell. */
export function runFaceNet({ first, middle, last }: FaceNet, pixels: Pixels): FeatureMap {
  const inner = { width: pixels.width - 2, height: pixels.height - 2 };
  let map = largest(inner, first.bias.length, rowsOf(inner, first, coloursOf(pixels)), 2);
  for (const [index, layer] of middle.entries()) {
    const around = layer.depthwise ? aroundOf(map, layer.depthwise) : pointsOf(map);
    map = largest(map, layer.bias.length, rowsOf(map, layer, around), index < middle.length - 1 ? 2 : 1);
  }
  return allRows(map, last.bias.length, rowsOf(map, last, pointsOf(map), 1));
}
