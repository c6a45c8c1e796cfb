import type { Plugin } from 'vite';

/*
 * React is published as CommonJS: each file is one function, which bundlers keep whole and browsers compile at once when
 * it is called, 175 kB in one task of the main thread. As modules, what no page uses is left out, and the rest is read
 * off the main thread while it arrives.
 */

const FILE = /\/node_modules\/(?:react|react-dom|scheduler)\/.+\.js$/;
/** The file that another only chooses, of those for production and for developers. */
const CHOSEN = /module\.exports = require\('(\.\/cjs\/[^']+\.production\.js)'\)/;
const REQUIRES = /^var (?:\w+ = require\("[^"]+"\)[,;]\s*)+/m;
const REQUIRE = /(\w+) = require\("([^"]+)"\)/g;
/** Files that import React by its default export, which the module form does not have. */
const IMPORTER = /\/node_modules\/(?:react-router|zustand)\/.+\.m?js$/;
const DEFAULT_IMPORT = /^import React from (['"]react['"]);$/m;

/** The file as a module. One that is written in other ways stops the build, so that somebody looks. */
export function asModule(source: string): string {
  const chosen = CHOSEN.exec(source)?.[1];
  if (chosen !== undefined) return `export * from '${chosen}';`;
  const imports = [...(REQUIRES.exec(source)?.[0] ?? '').matchAll(REQUIRE)].map(
    ([, name, from]) => `import * as ${name} from '${from}';`,
  );
  const names = new Set([...source.matchAll(/\bexports\.(\w+)/g)].map(([, name]) => name));
  const body = source
    .replace(REQUIRES, '')
    .replace(/^exports\.(?=\w+\s*=)/gm, 'var exported_')
    .replace(/\bexports\./g, 'exported_');
  const undeclared = [...names].filter((name) => !body.includes(`var exported_${name}`));
  if (names.size === 0 || undeclared.length > 0 || /\b(?:require|module\.exports)\b/.test(body))
    throw new Error(`React is written in another way now: ${undeclared.join(', ')}`);
  const exported = [...names].map((name) => `exported_${name} as ${name}`);
  return `${imports.join('\n')}\n${body}\nexport { ${exported.join(', ')} };\n`;
}

/** In the browser's build alone: the server renders with React as it is. */
export const reactAsModules: Plugin = {
  name: 'react-as-modules',
  enforce: 'pre',
  transform: {
    filter: { id: [FILE, IMPORTER] },
    handler: (source, id) => ({
      code: FILE.test(id) ? asModule(source) : source.replace(DEFAULT_IMPORT, 'import * as React from $1;'),
      map: null,
    }),
  },
};
