import {
  add,
  type Code,
  compile,
  get,
  larger,
  load,
  move,
  plus,
  set,
  spread,
  store,
  times,
  until,
} from './simd-code.ts';

/*
 * The two sums that the net is made of, in SIMD instructions of WebAssembly, which JavaScript lacks: with the
 * best loops there it takes seven times as long (ADR 154). Addresses and lengths are in bytes.
 */

/** Outputs that are summed in one go; a layer is filled up with idle ones. Their weights lie side by side. */
export const OUTPUTS_AT_ONCE = 8;

/** Channels that are summed in one go. */
export const CHANNELS_AT_ONCE = 4;

/**
 * Convolution, 2×2 max pooling (none with `right` and `lower` 0) and leaky ReLU for points `advance` bytes apart. A
 * point's inputs are runs of `length` bytes, one every `line` bytes, within `lines` bytes. A number that is read goes
 * into eight sums, a weight into four.
 */
export const compileConvolution = (memory: WebAssembly.Memory) =>
  compile(
    memory,
    {
      params: [
        ...(['from', 'end', 'advance', 'right', 'lower', 'line', 'lines', 'length'] as const),
        ...(['weights', 'bias', 'slope', 'into', 'outputs'] as const),
      ],
      locals: ['biasEnd', 'point', 'to', 'start', 'startEnd', 'at', 'stop', 'weight'],
      vectors: ['w0', 'w1', 'input', 'a0', 'a1', 'b0', 'b1', 'c0', 'c1', 'd0', 'd1'],
    },
    (l) => {
      const addPoint = (address: Code, sum0: number, sum1: number): Code => [
        ...set(l.input, spread(address)),
        ...set(sum0, add(get(sum0), times(get(l.input), get(l.w0)))),
        ...set(sum1, add(get(sum1), times(get(l.input), get(l.w1)))),
      ];
      const right = plus(get(l.at), get(l.right));
      const keep = (a: number, b: number, c: number, d: number, offset: number): Code => [
        ...set(a, larger(larger(get(a), get(b)), larger(get(c), get(d)))),
        ...store(get(l.to), larger(get(a), times(get(a), spread(get(l.slope)))), offset),
      ];
      return [
        set(l.biasEnd, plus(get(l.bias), get(l.outputs))),
        until(
          l.bias,
          l.biasEnd,
          set(l.point, get(l.from)),
          set(l.to, get(l.into)),
          until(
            l.point,
            l.end,
            ...[l.a0, l.b0, l.c0, l.d0].map((sum) => set(sum, load(get(l.bias)))),
            ...[l.a1, l.b1, l.c1, l.d1].map((sum) => set(sum, load(get(l.bias), 16))),
            set(l.weight, get(l.weights)),
            set(l.start, get(l.point)),
            set(l.startEnd, plus(get(l.point), get(l.lines))),
            until(
              l.start,
              l.startEnd,
              set(l.at, get(l.start)),
              set(l.stop, plus(get(l.start), get(l.length))),
              until(
                l.at,
                l.stop,
                set(l.w0, load(get(l.weight))),
                set(l.w1, load(get(l.weight), 16)),
                addPoint(get(l.at), l.a0, l.a1),
                addPoint(right, l.b0, l.b1),
                addPoint(plus(get(l.at), get(l.lower)), l.c0, l.c1),
                addPoint(plus(right, get(l.lower)), l.d0, l.d1),
                move(l.weight, 32),
                move(l.at, 4),
              ),
              move(l.start, get(l.line)),
            ),
            keep(l.a0, l.b0, l.c0, l.d0, 0),
            keep(l.a1, l.b1, l.c1, l.d1, 16),
            move(l.to, get(l.outputs)),
            move(l.point, get(l.advance)),
          ),
          set(l.weights, get(l.weight)),
          move(l.bias, 32),
          move(l.into, 32),
        ),
      ];
    },
  );

/** Depthwise 3×3 convolution of the points of a row; `from` is the neighbour at the upper left. */
export const compileDepthwise = (memory: WebAssembly.Memory) =>
  compile(
    memory,
    {
      params: ['from', 'line', 'point', 'weights', 'weightsEnd', 'into', 'end'],
      locals: ['weight'],
      vectors: [],
    },
    (l) => {
      const tap = (address: Code, index: number): Code =>
        times(load(address), load(get(l.weight), index * 16));
      const below = plus(get(l.from), get(l.line));
      const sums = [get(l.from), below, plus(below, get(l.line))].flatMap((left, row) => {
        const right = plus(left, get(l.point));
        return [left, right, plus(right, get(l.point))].map((address, column) =>
          tap(address, row * 3 + column),
        );
      });
      return [
        until(
          l.into,
          l.end,
          set(l.weight, get(l.weights)),
          until(
            l.weight,
            l.weightsEnd,
            store(get(l.into), sums.reduce(add)),
            move(l.from, 16),
            move(l.into, 16),
            move(l.weight, 9 * 16),
          ),
        ),
      ];
    },
  );
