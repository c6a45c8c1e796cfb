import { recall } from '../platform/storage.ts';

const KEY = 'visit-source';

/**
 * Remembers where a visitor came from (`?from=smartpass`) for the whole visit, sign-in redirects included. An inline
 * script in the oldest syntax: complete pages can be left before the application starts. Without session storage the
 * source counts for its page only.
 */
export const rememberVisitSourceScript = (): string =>
  `(function () {
  try {
    var from = /[?&]from=([^&]*)/.exec(location.search);
    if (from) sessionStorage.setItem('${KEY}', decodeURIComponent(from[1]));
  } catch (error) {}
})();`;

export const visitSource = (): string | null =>
  new URLSearchParams(location.search).get('from') ?? recall('sessionStorage', KEY);
