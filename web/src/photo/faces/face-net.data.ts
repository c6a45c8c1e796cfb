/*
 * How the numbers of `tiny-face-detector.bin` are meant (its manifest): one byte each, value = byte × scale + least.
 * They lie one list behind the other in the order of this table. Sizes of the boxes are in cells of 32 px.
 */

/** How a list of numbers is quantized. */
export type Quantized = { readonly scale: number; readonly least: number };

/** A layer: how many inputs each output is summed from, how many outputs, how its numbers are quantized. */
export type LayerData = {
  readonly inputs: number;
  readonly outputs: number;
  /** 3 × 3 weights of each channel; absent where a layer has none of its own. */
  readonly depthwise?: Quantized;
  readonly weights: Quantized;
  readonly bias: Quantized;
};

const q = (scale: number, least: number): Quantized => ({ scale, least });

/** 3 × 3 pixels of three colours. */
export const FIRST_LAYER: LayerData = {
  inputs: 27,
  outputs: 16,
  weights: q(0.009007044399485869, -1.2069439495311063),
  bias: q(0.005263455241334205, -0.9211046672334858),
};

export const MIDDLE_LAYERS: readonly LayerData[] = [
  {
    inputs: 16,
    outputs: 32,
    depthwise: q(0.004001977630690033, -0.5042491814669441),
    weights: q(0.013836609615999109, -1.411334180831909),
    bias: q(0.0015159862590771096, -0.30926119685173037),
  },
  {
    inputs: 32,
    outputs: 64,
    depthwise: q(0.002666276225856706, -0.317286870876948),
    weights: q(0.015265831292844286, -1.6792414422128714),
    bias: q(0.0020280554598453, -0.37113414915168985),
  },
  {
    inputs: 64,
    outputs: 128,
    depthwise: q(0.006100742489683862, -0.8907084034938438),
    weights: q(0.016276211832083907, -2.0508026908425725),
    bias: q(0.003394414279975143, -0.7637432129944072),
  },
  {
    inputs: 128,
    outputs: 256,
    depthwise: q(0.006716050119961009, -0.8059260143953211),
    weights: q(0.021875603993733724, -2.8875797271728514),
    bias: q(0.0041141652009066415, -0.8187188749804216),
  },
  {
    inputs: 256,
    outputs: 512,
    depthwise: q(0.008423839597141042, -0.9013508368940915),
    weights: q(0.030007277283014035, -3.8709387695088107),
    bias: q(0.008402082966823203, -1.4871686851277068),
  },
];

/** Five boxes a cell: place, size, score. */
export const LAST_LAYER: LayerData = {
  inputs: 512,
  outputs: 25,
  weights: q(0.028336129469030042, -4.675461362389957),
  bias: q(0.002268134028303857, -0.41053225912299807),
};

/** Width and height of the five boxes of a cell (anchors), which the net's numbers scale. */
export const BOX_SIZES = [
  [1.603231, 2.094468],
  [6.041143, 7.080126],
  [2.882459, 3.518061],
  [4.266906, 5.178857],
  [9.041765, 10.66308],
] as const;

/** Mean of red, green and blue in the photos that the net has learnt from. */
export const MEAN_COLOUR = [117.001, 114.697, 97.404] as const;
