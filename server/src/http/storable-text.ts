/** NUL, which PostgreSQL keeps nowhere, and halves of surrogate pairs, which are no characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const UNSTORABLE = /\u0000|\p{Cs}/u;

/**
 * The first field whose name or text nothing can keep, or null; fields of fields are joined by dots. It is refused
 * before any module sees it: no schema has to think of it, and no query falls over it.
 */
export function unstorableField(value: unknown, field = ''): string | null {
  if (typeof value === 'string') return UNSTORABLE.test(value) ? field || 'body' : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, part] of Object.entries(value)) {
    if (UNSTORABLE.test(name)) return field || 'body';
    const found = unstorableField(part, field ? `${field}.${name}` : name);
    if (found !== null) return found;
  }
  return null;
}
