import { api, type CallName, everyCall, toWire } from '@fumi/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { withoutLimits, writeAnswers } from './checked-answer.ts';

/** Kinds of schemas that answer something else than they were given, what coerces, and what trims or changes case. */
function changes(schema: z.ZodType): string[] {
  const found: string[] = [];
  z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema: { _zod } }) => {
      const { type, ...def } = _zod.def;
      const isChange = ['pipe', 'transform', 'default', 'prefault', 'catch'].includes(type);
      const overwrites = (def.checks ?? []).some(
        ({
          _zod: {
            def: { check },
          },
        }) => check === 'overwrite',
      );
      if (isChange || overwrites || ('coerce' in def && def.coerce === true)) found.push(type);
    },
  });
  return found;
}

test('a schema that changes what it reads is seen', () => {
  const inner = z.object({ page: z.coerce.number(), name: z.string().transform((text) => text.trim()) });
  expect(changes(z.object({ list: z.array(inner) }))).toEqual(expect.arrayContaining(['number', 'pipe']));
  expect(changes(z.object({ name: z.string().trim() }))).toEqual(['string']);
  expect(changes(z.object({ prints: z.boolean().default(false) }))).toEqual(['default']);
});

test.each(Object.keys(everyCall) as CallName[])('the schema of the answer of %s changes nothing', (name) => {
  expect(changes(api[name].response)).toEqual([]);
});

const write = writeAnswers({ schema: z.object({ total: z.int() }), method: 'GET', url: '/orders' });

test('what a schema does not have is left out of the answer', () => {
  expect(write(toWire({ total: 3, passwordHash: 'x' }))).toBe('{"total":3}');
});

test('an answer that its schema refuses throws', () => {
  expect(() => write({ total: 'three' })).toThrow(/match the schema/);
});

test('an answer whose texts, numbers and lists are beyond the limits of what is posted is answered as it is', () => {
  const short = z.strictObject({
    name: z.string().max(3),
    zip: z
      .string()
      .regex(/^[0-9]{7}$/)
      .nullable(),
    count: z.int().max(9).optional(),
    groups: z.array(z.string().min(1)).max(1).exactOptional(),
  });
  const long = { name: '髙橋花子', zip: '106', count: 10, groups: ['', '友人'] };
  expect(short.safeParse(long).success).toBe(false);
  expect(withoutLimits(short).parse(long)).toEqual(long);
});

test.each([
  ['a field is missing', {}],
  ['a text is none', { name: 3, kind: 'one' }],
  ['a word is none of those that there are', { name: 'a', kind: 'three' }],
  ['there is a field more than may be', { name: 'a', kind: 'one', secret: 'x' }],
])('without limits it is refused all the same where %s', (_, answer) => {
  const schema = z.strictObject({ name: z.string().max(3), kind: z.enum(['one', 'two']) });
  expect(withoutLimits(schema).safeParse(answer).success).toBe(false);
});
