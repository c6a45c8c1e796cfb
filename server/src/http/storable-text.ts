import { gate } from './gate.ts';

/** NUL, which PostgreSQL keeps nowhere, and halves of surrogate pairs, which are no characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const UNSTORABLE = /\u0000|\p{Cs}/u;

/** Deeper than any schema; a body of nested brackets could overflow the stack. */
const MAX_DEPTH = 32;

/** Path of the first field whose name or text cannot be stored, or that is too deep; else null. */
function unstorableField(value: unknown, field = '', depth = 0): string | null {
  if (typeof value === 'string') return UNSTORABLE.test(value) ? field || 'body' : null;
  if (typeof value !== 'object' || value === null) return null;
  if (depth > MAX_DEPTH) return field || 'body';
  for (const [name, part] of Object.entries(value)) {
    if (UNSTORABLE.test(name)) return field || 'body';
    const found = unstorableField(part, field ? `${field}.${name}` : name, depth + 1);
    if (found !== null) return found;
  }
  return null;
}

/**
 * Hook that refuses text which cannot be stored, in these parts of a request: no schema has to
 * check for it, and no query fails with it.
 */
export const refuseUnstorable = (...parts: readonly ('params' | 'query' | 'body')[]) =>
  gate((request) => {
    for (const part of parts) {
      const field = unstorableField(request[part] ?? {});
      if (field !== null) return { code: 'bad_request', fields: { [field]: ['characters'] } };
    }
    return null;
  });
