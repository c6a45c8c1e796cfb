/* A camera sees a card many times a second: one sighting counts it once. */

/** A code that was out of sight for so long is another card: copies of a book carry the same codes. */
const GONE_MS = 900;

/** When each code was seen last. */
export type Sightings = ReadonlyMap<string, number>;

/** The codes that have come into sight, and what is in sight now. */
export function sight(
  before: Sightings,
  codes: readonly string[],
  atMs: number,
): { readonly came: readonly string[]; readonly now: Sightings } {
  const still = [...before].filter(([, seenMs]) => atMs - seenMs <= GONE_MS);
  const known = new Map(still);
  const came = [...new Set(codes)].filter((code) => !known.has(code));
  return { came, now: new Map([...still, ...codes.map((code) => [code, atMs] as const)]) };
}
