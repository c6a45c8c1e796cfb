import fc from 'fast-check';
import { z } from 'zod';
import type { Shape } from './json-shape.ts';

/* Values that fit a schema, or nearly do, filled with what hurts: for calls that must never fall over. */

const NAUGHTY = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udc00\ud800',
  "'; drop table member; --",
  '%00%0d%0aSet-Cookie: a=b',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '𠮷田',
  '葛󠄀',
  'か\u3099',
  '👨‍👩‍👧‍👦',
  '\u202e反転',
  '\u200b',
  '１２３４５６７',
  '1234567',
  'hanako@example.jp',
  'a@b.jp\r\nBcc: c@d.jp',
  '__proto__',
  'constructor',
  'NaN',
  '-1',
  '2026-02-30',
  'T0021',
  'あ'.repeat(255),
  '𠮷'.repeat(127),
  'x'.repeat(5000),
];

const hostileText = fc.oneof(fc.constantFrom(...NAUGHTY), fc.string({ unit: 'binary', maxLength: 40 }));
const hostileNumber = fc.constantFrom(0, -1, 1, 1.5, 2, 13, 60, 61, 400, 2 ** 31, -(2 ** 53), 1e308);
const anything = fc.oneof(
  hostileText,
  hostileNumber,
  fc.boolean(),
  fc.constant(null),
  fc.constant([]),
  fc.constant({}),
);

/** Values that exist, by the name of their field: with them a call gets further than its first look-up. */
export type Known = Readonly<Record<string, readonly unknown[]>>;

const textOf = (shape: Shape): fc.Arbitrary<unknown> =>
  shape.pattern
    ? fc.oneof(
        hostileText,
        fc
          .stringMatching(new RegExp(shape.pattern.replace(/\{0,399\}/, '{0,3}')))
          .filter((text) => text.length < 500),
      )
    : hostileText;

function fieldOf(name: string, part: Shape, known: Known): fc.Arbitrary<unknown> {
  const values = known[name];
  return values && values.length > 0
    ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...values) }, fitting(part, known))
    : fitting(part, known);
}

function objectOf(shape: Shape, known: Known): fc.Arbitrary<unknown> {
  const fields = Object.entries(shape.properties ?? {}).map(
    ([name, part]) => [name, fieldOf(name, part, known)] as const,
  );
  if (fields.length > 0) return fc.record(Object.fromEntries(fields));
  const values =
    typeof shape.additionalProperties === 'object' ? fitting(shape.additionalProperties, known) : anything;
  return fc.dictionary(fc.constantFrom('1', '2', '__proto__', '999'), values, { maxKeys: 3 });
}

/** A value that fits the schema, as far as texts of the wrong meaning fit. */
function fitting(shape: Shape, known: Known): fc.Arbitrary<unknown> {
  if (shape.const !== undefined) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => fitting(choice, known)));
  if (shape.type === 'string') return textOf(shape);
  if (shape.type === 'boolean') return fc.boolean();
  if (shape.type === 'null') return fc.constant(null);
  if (shape.type === 'array') return fc.array(fitting(shape.items ?? {}, known), { maxLength: 5 });
  if (shape.type === 'object') return objectOf(shape, known);
  if (shape.type === 'integer' || shape.type === 'number') {
    const [min, max] = [shape.minimum ?? -1000, shape.maximum ?? 1000];
    return fc.oneof(
      hostileNumber,
      fc.integer({ min: Math.max(min, -(2 ** 31)), max: Math.min(max, 2 ** 31) }),
    );
  }
  return anything;
}

/** Bodies for a schema: most fit, some have a field broken, some are something else. */
export function hostileBodies(schema: z.ZodType, known: Known = {}): fc.Arbitrary<unknown> {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
  const fits = fitting(shape, known);
  const broken = fc
    .tuple(fits, fc.constantFrom('x', ...Object.keys(shape.properties ?? {})), anything)
    .map(([body, field, value]) =>
      typeof body === 'object' && body !== null ? { ...body, [field]: value } : body,
    );
  return fc.oneof(
    { weight: 5, arbitrary: fits },
    { weight: 3, arbitrary: broken },
    { weight: 1, arbitrary: anything },
  );
}
