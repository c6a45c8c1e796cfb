import { z } from 'zod';
import type { Shape } from './json-shape.ts';

/* The largest value that a schema lets in: what one caller may cost at most. A text or a list without a bound throws,
   so that no call can have one. */

/** Kanji by the thousand: three bytes each, each with an outline of its own. */
export const kanji = (length: number, from = 0): string =>
  Array.from({ length }, (_, index) => String.fromCharCode(0x4e00 + ((from + index) % 8000))).join('');

/** The longest text of each pattern that the contract uses. */
const LONGEST: Readonly<Record<string, string>> = {
  '^[a-z-]{1,20}$': 'a'.repeat(20),
  '^[A-Za-z0-9_-]{20,64}$': 'a'.repeat(64),
  '^\\d{4}-\\d{2}-\\d{2}$': '2026-12-31',
  '^[0-9]{7}$': '1060032',
  '^\\d[\\d-]{7,19}$': '1'.repeat(20),
  '^F\\d{6}-[0-9A-Z]{5}$': 'F261231-ZZZZZ',
  '^R\\d{6}-[0-9A-Z]{5}$': 'R261231-ZZZZZ',
  '^F\\d{6}-[0-9A-Z]{5}-\\d{1,2}$': 'F261231-ZZZZZ-20',
  '^\\d{1,3}$': '999',
  '^(\\d{1,3}(,\\d{1,3}){0,399})?$': Array.from({ length: 400 }, (_, index) => index + 1).join(','),
};

function longestText({ pattern, format, maxLength }: Shape, field: string): string {
  if (pattern !== undefined && LONGEST[pattern] !== undefined) return LONGEST[pattern];
  const [, length] = /^\^\[A-Za-z0-9_-\]\{1,(\d+)\}\$$/.exec(pattern ?? '') ?? [];
  if (length !== undefined) return 'a'.repeat(Number(length));
  if (maxLength !== undefined) return kanji(maxLength);
  if (format === 'uuid') return 'ffffffff-ffff-4fff-bfff-ffffffffffff';
  if (format === 'date-time') return '2026-11-20T12:00:00.000Z';
  throw new Error(`${field} has no bound${pattern ? ` that is known for ${pattern}` : ''}.`);
}

const KEYS_OF_RECORD = 1000;

/** `share` of the items of each list, where the whole would not fit into a body. */
function largest(shape: Shape, share: number, field: string): unknown {
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum.at(-1);
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) {
    const all = choices.map((choice) => largest(choice, share, field));
    return all.reduce((a, b) => (JSON.stringify(b).length > JSON.stringify(a).length ? b : a));
  }
  if (shape.prefixItems) return shape.prefixItems.map((part) => largest(part, share, field));
  if (shape.type === 'string') return longestText(shape, field);
  if (shape.type === 'boolean') return true;
  if (shape.type === 'integer' || shape.type === 'number') return shape.maximum ?? 1;
  if (shape.type === 'array') {
    if (shape.maxItems === undefined) throw new Error(`${field} is a list without a bound.`);
    const length = Math.max(1, Math.floor(shape.maxItems * share));
    const each = largest(shape.items ?? {}, share, `${field}[]`);
    return Array.from({ length }, () => each);
  }
  if (shape.properties) {
    return Object.fromEntries(
      Object.entries(shape.properties).map(([name, part]) => [
        name,
        largest(part, share, `${field}.${name}`),
      ]),
    );
  }
  if (typeof shape.additionalProperties === 'object') {
    const each = largest(shape.additionalProperties, share, `${field}{}`);
    const length = Math.max(1, Math.floor((shape.maxProperties ?? KEYS_OF_RECORD) * share));
    return Object.fromEntries(Array.from({ length }, (_, index) => [String(index), each]));
  }
  return null;
}

/** The largest value of a schema whose JSON has at most so many bytes. */
export function largestOf(schema: z.ZodType, maxBytes: number, field = 'body'): Record<string, unknown> {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
  for (let share = 1; share > 0.0001; share *= 0.8) {
    const value = largest(shape, share, field);
    if (Buffer.byteLength(JSON.stringify(value)) <= maxBytes) return value as Record<string, unknown>;
  }
  throw new Error(`${field} fits into no body.`);
}
