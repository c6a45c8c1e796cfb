import type { Plugin } from 'vite';

/*
 * What of the router no page of ours uses, and what keeps bundlers from leaving it out: components that are made when
 * the file is read, names for developers, prefetching of another way to run, measuring, and what forms with actions
 * ask for. 7.5 kB of the first load.
 */

const LIBRARY = /\/react-router\/dist\/production\/lib\/.+\.js$/;

type Edit = readonly [file: RegExp, from: RegExp, to: string];

/** A function of the router that nothing here comes to: there are no actions, no fetchers, no routes to be found later. */
const emptied = (name: string): Edit => [
  /\/router\/router\.js$/,
  new RegExp(`^(\t(?:async )?function ${name}\\(.*\\) \\{)\\n[\\s\\S]*?^\\t\\}`, 'm'),
  '$1}',
];

const EDITS: readonly Edit[] = [
  ...['handleAction', 'handleFetcherAction', 'handleFetcherLoader', 'discoverRoutes'].map(emptied),
  [/\/dom\/lib\.js$/, /= React\$1\.forwardRef\(/g, '= /* @__PURE__ */ React$$1.forwardRef('],
  [/\/(?:dom\/lib|context)\.js$/, /^\w+\.displayName = "[^"]*";$/gm, ''],
  [/\/context\.js$/, /= React\$1\.createContext\(/g, '= /* @__PURE__ */ React$$1.createContext('],
  [/\/dom\/lib\.js$/, /usePrefetchBehavior\(prefetch, rest\)/, '[false, null, {}]'],
  [/\/dom\/lib\.js$/, /return shouldPrefetch && !isAbsolute \? .+ : link;/, 'return link;'],
  // No form is sent through the router: it never has a submission to make of one.
  [/\/router\/router\.js$/, /if \(!opts \|\| !isSubmissionNavigation\(opts\)\) return/, 'return'],
  [/\/router\/router\.js$/, /if \((?:init|opts\?)\.instrumentations\)/g, 'if (false)'],
];

/** The file without these. An update that is written otherwise stops the build, so that somebody looks. */
export function withoutUnused(id: string, source: string): string {
  return EDITS.filter(([file]) => file.test(id)).reduce((text, [, from, to]) => {
    const edited = text.replace(from, to);
    if (edited === text) throw new Error(`${from} is no longer in ${id}.`);
    return edited;
  }, source);
}

/** In the browser's build alone: the server renders with the library as it is. */
export const unusedRouter: Plugin = {
  name: 'unused-router',
  transform: {
    filter: { id: LIBRARY },
    handler: (source, id) => ({ code: withoutUnused(id, source), map: null }),
  },
};
