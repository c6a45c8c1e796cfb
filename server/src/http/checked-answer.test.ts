import { api, type CallName, everyCall, toWire } from '@fumi/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { writeAnswers } from './checked-answer.ts';

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

test('an answer that its schema refuses is none', () => {
  expect(() => write({ total: 'three' })).toThrow(/match the schema/);
});
