/*
 * A return URL is valid when it names a place on one of our own origins (spec §5).
 * The literal rule "starts with a single slash" lets `/\evil.example` and `/<tab>/evil.example` through,
 * so the caller parses with the WHATWG URL parser and this function judges both the text and what was parsed.
 */

/** What `new URL(text, base)` yields; `null` when it throws. `URL` itself is not part of the pure core. */
type ParsedUrl = {
  readonly origin: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
};

/** Path, query and fragment to go to, or null when the URL leaves our origins or hides where it leads. */
export function safeReturnPath(
  text: string,
  parsed: ParsedUrl | null,
  ownOrigins: readonly string[],
): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  if (parsed === null || /[\u0000-\u0020\u007f\\]/.test(text)) return null;
  const namesPlace = text.startsWith('/') || ownOrigins.some((origin) => text.startsWith(`${origin}/`));
  if (!namesPlace) return null;
  if (!ownOrigins.includes(parsed.origin) || parsed.pathname.startsWith('//')) return null;
  return `${parsed.pathname}${parsed.search}${parsed.hash}`;
}
