import type { Size } from '@fumi/domain';
import {
  FIRST_LAYER,
  LAST_LAYER,
  type LayerData,
  MEAN_COLOUR,
  MIDDLE_LAYERS,
  type Quantized,
} from './face-net.data.ts';
import { CHANNELS_AT_ONCE, compileConvolution, compileDepthwise, OUTPUTS_AT_ONCE } from './face-sums.ts';

/*
 *   photo ─ 3×3 colours ─ halved ─ [3×3 of a channel, all channels] ─ halved ─ … ─ all channels ─ 25 numbers a cell
 *
 * The forward pass of TinyFaceDetector (ADR 66). A map lies row by row, all channels of a point
 * together.
 */

/** Pixels, four bytes each; both sides are multiples of a cell. */
export type Pixels = Size & { readonly data: Uint8ClampedArray };

export type FeatureMap = Size & { readonly channels: number; readonly data: Float32Array };

/** Addresses in the net's memory and lengths, in bytes. */
type Layer = {
  readonly inputs: number;
  readonly outputs: number;
  readonly depthwise: number;
  readonly weights: number;
  readonly bias: number;
  readonly slope: number;
};

export type FaceNet = {
  readonly memory: WebAssembly.Memory;
  readonly convolve: ReturnType<typeof compileConvolution>;
  readonly convolveDepthwise: ReturnType<typeof compileDepthwise>;
  readonly first: Layer;
  readonly middle: readonly Layer[];
  readonly last: Layer;
  /** Where its numbers end, and maps have room. */
  readonly free: number;
};

/** What one cell of the last map stands for, in px of the photo. */
export const CELL_PX = 32;

/** Length of a number in the net's memory. */
const BYTES = 4;

/** Length of a page of WebAssembly's memory. */
const PAGE_BYTES = 65_536;

/** Fills a range of the memory with 0, and lets the memory grow where it is too short. */
function clear(memory: WebAssembly.Memory, at: number, bytes: number): Float32Array {
  const missing = at + bytes - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(missing / PAGE_BYTES));
  return new Float32Array(memory.buffer, at, bytes / BYTES).fill(0);
}

/** A value below 0 counts a tenth (leaky ReLU). */
const SLOPE = 0.1;

/** The net out of its file. */
export function readFaceNet(file: Uint8Array): FaceNet {
  const memory = new WebAssembly.Memory({ initial: 0 });
  let at = 0;
  let free = 0;
  const keep = (numbers: Float32Array): number => {
    const to = free;
    clear(memory, to, numbers.byteLength).set(numbers);
    free += numbers.byteLength;
    return to;
  };
  /** Reads a table and stores it in blocks of `atOnce` columns, each block row by row. */
  const table = (rows: number, columns: number, atOnce: number, { scale, least }: Quantized): number => {
    const sorted = new Float32Array(Math.ceil(columns / atOnce) * atOnce * rows);
    for (const [index, byte] of file.subarray(at, at + rows * columns).entries()) {
      const column = index % columns;
      const inBlock = column % atOnce;
      sorted[(column - inBlock) * rows + Math.floor(index / columns) * atOnce + inBlock] =
        byte * scale + least;
    }
    at += rows * columns;
    return keep(sorted);
  };
  const layer = ({ inputs, outputs, depthwise, weights, bias }: LayerData, slope = SLOPE): Layer => ({
    inputs: inputs * BYTES,
    outputs: Math.ceil(outputs / OUTPUTS_AT_ONCE) * OUTPUTS_AT_ONCE * BYTES,
    depthwise: depthwise ? table(9, inputs, CHANNELS_AT_ONCE, depthwise) : 0,
    weights: table(inputs, outputs, OUTPUTS_AT_ONCE, weights),
    bias: table(1, outputs, OUTPUTS_AT_ONCE, bias),
    slope: keep(Float32Array.of(slope)),
  });
  const first = layer(FIRST_LAYER);
  const middle = MIDDLE_LAYERS.map((data) => layer(data));
  const last = layer(LAST_LAYER, 1);
  if (at !== file.length) throw new Error(`The net has ${at} numbers, its file ${file.length}.`);
  return {
    first,
    middle,
    last,
    memory,
    free,
    convolve: compileConvolution(memory),
    convolveDepthwise: compileDepthwise(memory),
  };
}

/** A map in the memory, with a border of zeros one point wide; `point` is the length of a point, in bytes. */
type KeptMap = Size & { readonly at: number; readonly point: number };

/** Address of a row; row -1 is the border above. */
const rowIn = ({ at, point, width }: KeptMap, y: number): number => at + ((y + 1) * (width + 2) + 1) * point;

/** Allocates bytes, set to 0, after the net's numbers and earlier allocations; returns their address. */
type TakeRoom = (bytes: number) => number;

function roomBehind({ memory, free: start }: FaceNet): TakeRoom {
  let free = start;
  return (bytes) => {
    const at = free;
    clear(memory, at, bytes);
    free += bytes;
    return at;
  };
}

/** A map of so many points; with a step of 2 it is half as wide and as high. */
function mapOf(take: TakeRoom, size: Size, step: 1 | 2, point: number): KeptMap {
  const [width, height] = [Math.ceil(size.width / step), Math.ceil(size.height / step)];
  return { width, height, point, at: take((width + 2) * (height + 2) * point) };
}

/** 3×3 convolution of the colours without padding, 2×2 max pooling and leaky ReLU. */
function firstLayer(
  { memory, convolve, first }: FaceNet,
  take: TakeRoom,
  { width, height, data }: Pixels,
): KeptMap {
  const inner = { width: width - 2, height: height - 2 };
  const map = mapOf(take, inner, 2, first.outputs);
  const pixel = 3 * BYTES;
  const line = width * pixel;
  const from = take(4 * line);
  const colours = new Float32Array(memory.buffer, from, 4 * width * 3);
  for (let y = 0; y < inner.height; y += 2) {
    for (let at = 0; at < colours.length; at += 1) {
      const colour = at % 3;
      const value = data[(y * width + (at - colour) / 3) * 4 + colour] as number;
      colours[at] = (value - (MEAN_COLOUR[colour] as number)) / 255;
    }
    const points = { from, end: from + inner.width * pixel, advance: 2 * pixel, right: pixel, lower: line };
    convolve({ ...first, ...points, line, lines: 3 * line, length: 3 * pixel, into: rowIn(map, y / 2) });
  }
  return map;
}

/** Depthwise 3×3 convolution, pointwise convolution, 2×2 max pooling with stride `step`, and leaky ReLU. */
function separableLayer(net: FaceNet, take: TakeRoom, before: KeptMap, layer: Layer, step: 1 | 2): KeptMap {
  const { memory, convolve, convolveDepthwise } = net;
  const { point, width, height } = before;
  const map = mapOf(take, before, step, layer.outputs);
  const around = { weights: layer.depthwise, weightsEnd: layer.depthwise + 9 * point, point };
  // The last point of a row is repeated after it, as pooling finds no neighbour at the edge.
  const row = (width + 1) * point;
  const from = take(2 * row);
  const end = from + width * point;
  for (let y = 0; y < height; y += step) {
    const lower = y + 1 < height ? row : 0;
    for (let below = 0; below <= lower; below += row) {
      const upperLeft = rowIn(before, y - 1 + below / row) - point;
      const rows = { from: upperLeft, line: (width + 2) * point, into: from + below, end: end + below };
      convolveDepthwise({ ...around, ...rows });
      new Uint8Array(memory.buffer).copyWithin(end + below, end + below - point, end + below);
    }
    const points = { from, end, advance: step * point, right: point, lower };
    convolve({ ...layer, ...points, line: point, lines: point, length: point, into: rowIn(map, y / step) });
  }
  return map;
}

/** Pointwise convolution to the output of the net. */
function lastLayer({ memory, convolve, last }: FaceNet, take: TakeRoom, map: KeptMap): FeatureMap {
  const { width, height, point } = map;
  const bytes = width * height * last.outputs;
  const cells = take(bytes);
  for (let y = 0; y < height; y += 1) {
    const from = rowIn(map, y);
    const points = { from, end: from + width * point, advance: point, right: 0, lower: 0 };
    const into = cells + y * width * last.outputs;
    convolve({ ...last, ...points, line: point, lines: point, length: point, into });
  }
  const data = new Float32Array(memory.buffer.slice(cells, cells + bytes));
  return { width, height, channels: last.outputs / BYTES, data };
}

/** The output of the net for each cell of a picture, whose sides are multiples of a cell. */
export function runFaceNet(net: FaceNet, pixels: Pixels): FeatureMap {
  const take = roomBehind(net);
  let map = firstLayer(net, take, pixels);
  for (const [index, layer] of net.middle.entries())
    map = separableLayer(net, take, map, layer, index < net.middle.length - 1 ? 2 : 1);
  return lastLayer(net, take, map);
}
