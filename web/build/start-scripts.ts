/*
 * How the application starts, unless the first script found the browser too old for it (browser-check.ts): what such a
 * browser shows is the server's HTML.
 */

/** The word alone would look like an import of ours. */
const IMPORT = 'import';

type StartScripts = {
  /** For frames that are empty without the application. */
  readonly now: string;
  /** For complete pages: when everything that is visible has arrived. */
  readonly late: string;
};

/** The inline scripts, without their tags. */
export function startScripts(entry: string): StartScripts {
  const now = `window.fumiTooOld||${IMPORT}('${entry}')`;
  return { now, late: `addEventListener('load',function(){setTimeout(function(){${now}})})` };
}
