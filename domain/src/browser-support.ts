/** The oldest versions that may enter the creation flow (spec §9). Data, in the order in which it is matched. */
export const SUPPORTED_BROWSERS = [
  { name: 'Edge', pattern: 'Edg(?:e|A|iOS)?/(\\d+)', minimum: [14] },
  { name: 'Internet Explorer', pattern: '(?:MSIE |Trident/.*rv:)(\\d+)', minimum: [11] },
  { name: 'Firefox', pattern: '(?:Firefox|FxiOS)/(\\d+)', minimum: [52] },
  { name: 'iOS', pattern: '(?:iPhone|iPad|iPod).* OS (\\d+)_(\\d+)(?:_(\\d+))?', minimum: [8, 0, 2] },
  { name: 'Chrome', pattern: '(?:Chrome|CriOS)/(\\d+)', minimum: [56] },
  { name: 'Android', pattern: 'Android (\\d+)\\.(\\d+)(?:\\.(\\d+))?', minimum: [4, 1, 0] },
  { name: 'Safari', pattern: 'Version/(\\d+).*Safari', minimum: [9] },
] as const;

const isAtLeast = (version: readonly number[], minimum: readonly number[]): boolean => {
  for (const [index, least] of minimum.entries()) {
    const part = version[index] ?? 0;
    if (part !== least) return part > least;
  }
  return true;
};

/** True unless the user agent names a browser older than spec §9 allows; unknown ones are judged by features. */
export function isSupportedBrowser(userAgent: string): boolean {
  for (const { pattern, minimum } of SUPPORTED_BROWSERS) {
    const match = new RegExp(pattern).exec(userAgent);
    if (match)
      return isAtLeast(
        match.slice(1).map((part) => Number(part ?? 0)),
        minimum,
      );
  }
  return true;
}
