import { gate } from './gate.ts';

/** NUL, which PostgreSQL keeps nowhere, and halves of surrogate pairs, which are no characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const UNSTORABLE = /\u0000|\p{Cs}/u;

/** No schema asks for fields as deep as these; a body of brackets is deeper than the stack. */
const MAX_DEPTH = 32;

/** The first field whose name or text nothing can keep, or that lies too deep, or null; fields of fields are joined by dots. */
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
 * Hook that refuses what nothing can keep in these parts of a request, before any module sees it: no schema has to think
 * of it, and no query falls over it.
 */
export const refuseUnstorable = (...parts: readonly ('params' | 'query' | 'body')[]) =>
  gate((request) => {
    for (const part of parts) {
      const field = unstorableField(request[part] ?? {});
      if (field !== null) return { code: 'bad_request', fields: { [field]: ['characters'] } };
    }
    return null;
  });
