const KEY = 'visit-source';

/** Remembers where a visitor came from (`?from=smartpass`) for the whole visit, sign-in redirects included. */
export function rememberVisitSource(search: string): void {
  const from = new URLSearchParams(search).get('from');
  if (from === null) return;
  try {
    sessionStorage.setItem(KEY, from);
  } catch {
    // Without session storage the source counts for this page only.
  }
}

export function visitSource(): string | null {
  try {
    return new URLSearchParams(location.search).get('from') ?? sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
