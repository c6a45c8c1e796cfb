/*
 * The few instructions of WebAssembly that the sums of the face finder are made of, by their numbers, and the file around
 * them. A vector is four numbers of 32 bits (SIMD); all other locals are addresses and lengths in bytes. The numbers are
 * those of WebAssembly's core specification, "Binary Format", whose names stand beside them:
 * https://webassembly.github.io/spec/core/binary/instructions.html
 */

export type Code = readonly number[];

/** A number without a sign (LEB128). */
const size = (value: number): Code => (value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...size(value >> 7)]);
/** With its length before it. */
const sized = (code: Code): Code => [...size(code.length), ...code];
/** With its count before it (vec). */
const list = (...items: readonly Code[]): Code => [...size(items.length), ...items.flat()];
/** A part of the file, which has one item each. */
const section = (id: number, item: Code): Code => [id, ...sized(list(item))];
/** A name of ASCII. */
const text = (letters: string): Code => sized([...letters].map((letter) => letter.charCodeAt(0)));

/** local.get */
export const get = (local: number): Code => [0x20, local];
/** local.set */
export const set = (local: number, value: Code): Code => [...value, 0x21, local];
/** i32.add */
export const plus = (a: Code, b: Code): Code => [...a, ...b, 0x6a];
/** i32.const, in two bytes, as one would have its sign in bit 6. */
const constant = (value: number): Code => [0x41, (value & 0x7f) | 0x80, value >> 7];
export const move = (local: number, by: number | Code): Code =>
  set(local, plus(get(local), typeof by === 'number' ? constant(by) : by));
/** Once, and again as long as the local is less than the end: loop … i32.lt_u, br_if, end. */
export const until = (local: number, end: number, ...body: readonly Code[]): Code => [
  ...[0x03, 0x40, ...body.flat()],
  ...[...get(local), ...get(end), 0x49, 0x0d, 0, 0x0b],
];

/** v128.load, so many bytes behind the address. */
export const load = (at: Code, offset = 0): Code => [...at, 0xfd, 0x00, 0, ...size(offset)];
/** v128.load32_splat: one number, four times. */
export const spread = (at: Code): Code => [...at, 0xfd, 0x09, 0, 0];
/** v128.store, so many bytes behind the address. */
export const store = (at: Code, value: Code, offset = 0): Code => [
  ...at,
  ...value,
  ...[0xfd, 0x0b, 0, ...size(offset)],
];
/** f32x4.add */
export const add = (a: Code, b: Code): Code => [...a, ...b, 0xfd, 0xe4, 1];
/** f32x4.mul */
export const times = (a: Code, b: Code): Code => [...a, ...b, 0xfd, 0xe6, 1];
/** f32x4.pmax: b where a is less, else a. */
export const larger = (a: Code, b: Code): Code => [...a, ...b, 0xfd, 0xeb, 1];

const I32 = 0x7f;
const V128 = 0x7b;

/** A routine that works in the memory; `body` gets the numbers of the locals. */
export function compile<Param extends string, Local extends string, Vector extends string>(
  memory: WebAssembly.Memory,
  names: {
    readonly params: readonly Param[];
    readonly locals: readonly Local[];
    readonly vectors: readonly Vector[];
  },
  body: (numbers: Record<Param | Local | Vector, number>) => readonly Code[],
): (values: Readonly<Record<Param, number>>) => void {
  const { params, locals, vectors } = names;
  const numbers = Object.fromEntries([...params, ...locals, ...vectors].map((name, index) => [name, index]));
  const kinds = list([locals.length, I32], [vectors.length, V128]);
  const file = [
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [0x60, ...sized(params.map(() => I32)), 0]),
    ...section(2, [...text('own'), ...text('memory'), 2, 0, 0]),
    ...section(3, [0]),
    ...section(7, [...text('run'), 0, 0]),
    ...section(
      10,
      sized([...kinds, ...body(numbers as Record<Param | Local | Vector, number>).flat(), 0x0b]),
    ),
  ];
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.from(file)), {
    own: { memory },
  });
  const run = exports.run as (...values: readonly number[]) => void;
  return (values) => run(...params.map((name) => values[name]));
}
