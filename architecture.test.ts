// ARCHITECTURE.md as a test: the tables are the rules, the code only walks them.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import * as tree from './tools/source-files.ts';

const root = import.meta.dirname;
const files = tree.filesIn(root);
const sources = tree.readSource(root, files);
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const isTest = (file: string) => /\.(test|e2e|visual)\.tsx?$|(^|\/)(test|e2e|golden|fixtures)\//.test(file);
const isData = (file: string) => /\.data\.ts$|^content\/(?!draw\/)/.test(file);
const workspaceOf = (file: string) => (file.includes('/') ? file.replace(/\/.*/, '') : 'tools');

/** ARCHITECTURE.md: who may import whom. Content is read at run time, so nobody imports it. */
const ARROWS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [...read('ARCHITECTURE.md').matchAll(/^([\w/]+) +→ ?([\w, ]*?)(?: {2,}.*)?$/gm)].map(
    ([, from = '', to = '']) => [from, to.split(', ').filter(Boolean)],
  ),
);

/** Imports that the arrows would allow: who may not import what. Types vanish at run time, and may be imported. */
const REFUSED: [reason: string, who: RegExp, what: RegExp][] = [
  ['pure packages know no Node', /^(domain|print|contract)\/src\//, /^node:/],
  ['the browser paints no PDF', /^web\//, /^@fumi\/print\/pdf$/],
  ['the browser carries no schemas', /^web\/src\//, /^(zod|@fumi\/contract)$/],
  ['the client of the contract runs in the browser', /^contract\/src\/client\.ts$/, /^zod$/],
  [
    'a draft knows nothing of what is done with it',
    /^web\/src\/draft\/[^/]+$/,
    /^web\/src\/draft\/(account|layouts|ordered)\//,
  ],
  [
    'what is said of an order on several of its pages knows none of them',
    /^web\/src\/features\/order\/[^/]+$/,
    /^web\/src\/features\/order\/(form|payment|placed|again)\//,
  ],
  ['ui knows nothing of the shop', /^web\/src\/ui\//, /^@fumi\/|^web\/(?!src\/ui\/)/],
  [
    'SQL stands in repositories',
    /^server\/src\/(?!db\/|(.*\/)?[^/]+\.repository\.ts$)/,
    /^server\/src\/db\/drizzle\.ts$/,
  ],
];

type Rule = (entry: tree.Import, target: string | null) => boolean;
const breaks = (rule: Rule) =>
  sources
    .flatMap((source) => source.imports)
    .filter((entry) => rule(entry, tree.targetOf(entry)))
    .map(({ from, specifier }) => `${from} → ${specifier}`);

function destination({ from, specifier }: tree.Import, target: string | null) {
  if (target !== null) return workspaceOf(target);
  return specifier.startsWith('@fumi/') ? (specifier.split('/')[1] ?? '') : workspaceOf(from);
}

test('ARCHITECTURE.md has a line for each workspace and each room of web', () => {
  const rooms = files.flatMap((file) => /^web\/src\/[^/]+(?=\/)/.exec(file)?.[0] ?? []);
  const workspaces: string[] = JSON.parse(read('package.json')).workspaces;
  expect(new Set(Object.keys(ARROWS))).toEqual(new Set([...workspaces, 'tools', ...rooms]));
});

test('what a file imports of the tree is there', () => {
  // Types know nothing of style sheets: only a build would miss one.
  const wrong = breaks(
    ({ from }, target) => !isTest(from) && target !== null && !existsSync(path.join(root, target)),
  );
  expect(wrong).toEqual([]);
});

test('no pattern of the browser has a lookbehind: Safari before 16.4 loads no file with one', () => {
  const loaded = files.filter(
    (file) => /^(domain|print|contract|web)\/src\/.*\.tsx?$/.test(file) && !isTest(file),
  );
  expect(loaded.length).toBeGreaterThan(100);
  expect(loaded.filter((file) => /\(\?<[=!]/.test(read(file)))).toEqual([]);
});

test('imports follow the arrows', () => {
  const wrong = breaks((entry, target) => {
    const [from, to] = [workspaceOf(entry.from), destination(entry, target)];
    return !isTest(entry.from) && from !== to && !ARROWS[from]?.includes(to);
  });
  expect(wrong).toEqual([]);
});

test('a workspace reaches another by its package name, never through its folders', () => {
  const isInside = (file: string | null): file is string => file?.includes('/') ?? false;
  const wrong = breaks(
    ({ from }, to) => isInside(from) && isInside(to) && workspaceOf(from) !== workspaceOf(to),
  );
  expect(wrong).toEqual([]);
});

test.each(REFUSED)('%s', (_, who, what) => {
  const wrong = breaks(
    ({ from, specifier, isTypeOnly }, target) =>
      !isTypeOnly && !isTest(from) && who.test(from) && what.test(target ?? specifier),
  );
  expect(wrong).toEqual([]);
});

test('drizzle-orm is loaded by one file, in tests too: an import of it costs what a hundred of other packages do', () => {
  const wrong = breaks(
    ({ from, specifier, isTypeOnly }) =>
      tree.packageOf(specifier) === 'drizzle-orm' && !(isTypeOnly && from === 'server/src/db/drizzle.ts'),
  );
  expect(wrong).toEqual([]);
});

/** Libraries of the server that are loaded for the configuration, the call or the process that needs them. */
const LOADED_LATER = [
  '@electric-sql/pglite',
  '@fastify/swagger',
  '@simplewebauthn/server',
  '@zxcvbn-ts/language-common',
  'nodemailer',
  'openid-client',
  'sharp',
  'stripe',
];

test('a start loads no library that only some configurations, calls or other processes need', () => {
  const own = sources.filter(({ path: file }) => /^server\/src\//.test(file) && !isTest(file));
  const everywhere = own.flatMap(({ imports }) => imports.filter(({ isTypeOnly }) => !isTypeOnly));
  const loadedBy = (file: string) => everywhere.filter(({ from, isLater }) => from === file && !isLater);
  const files = new Set(['server/src/main.ts']);
  for (const file of files)
    for (const entry of loadedBy(file)) {
      const target = tree.targetOf(entry);
      if (target !== null) files.add(target);
    }
  const packagesOf = (imports: readonly tree.Import[]) =>
    new Set(imports.map(({ specifier }) => tree.packageOf(specifier)));
  const atStart = packagesOf([...files].flatMap(loadedBy));
  expect(atStart).toContain('fastify');
  expect(LOADED_LATER.filter((name) => atStart.has(name))).toEqual([]);
  const used = packagesOf(everywhere);
  expect(LOADED_LATER.filter((name) => !used.has(name))).toEqual([]);
});

test('rooms of web import those below them', () => {
  const roomOf = (file: string) => /^web\/src\/([^/]+)\//.exec(file)?.[1] ?? null;
  const wrong = breaks(({ from }, target) => {
    const [room, to] = [roomOf(from), target === null ? null : roomOf(target)];
    const below =
      room === null || isTest(from) ? null : [...(ARROWS[`web/src/${room}`] ?? []), 'ui', 'copy', 'platform'];
    return below !== null && to !== null && to !== room && !below.includes(to);
  });
  expect(wrong).toEqual([]);
});

/** Modules of the server, from the top down as in ARCHITECTURE.md: which may import which; nobody imports upwards. */
const MODULES: Readonly<Record<string, readonly string[]>> = {
  sandbox: ['mail', 'operator'],
  trial: [
    'book',
    'checkout',
    'inquiry',
    'member',
    'order',
    'packing',
    'parcel',
    'payment',
    'print-run',
    'print-shop',
  ],
  'press-sample': ['book', 'delivery'],
  retention: [
    'audit',
    'book',
    'address-request',
    'contacts',
    'draft',
    'event',
    'kept-words',
    'identity',
    'inquiry',
    'rate-limit',
    'mail',
    'member',
    'mailbox',
    'my-page',
    'operator',
    'order',
    'passkey',
    'session',
    'print-run',
  ],
  desk: [
    'audit',
    'book',
    'daily-close',
    'inquiry',
    'mail',
    'mailbox',
    'operator',
    'order',
    'packing',
    'parcel',
    'payment',
    'print-run',
    'print-shop',
  ],
  'print-run': ['book', 'order', 'print-shop'],
  'print-shop': ['book', 'checkout', 'mail', 'order', 'packing', 'parcel', 'payment'],
  pages: ['product'],
  operator: ['audit', 'rate-limit', 'mail', 'member', 'passkey', 'session'],
  'my-page': [
    'audit',
    'book',
    'contacts',
    'draft',
    'identity',
    'rate-limit',
    'mail',
    'mailbox',
    'member',
    'order',
    'passkey',
    'session',
  ],
  monthly: ['mail'],
  kit: [],
  inquiry: ['rate-limit', 'mail', 'mailbox', 'member', 'order'],
  identity: ['audit', 'coupon', 'rate-limit', 'mail', 'mailbox', 'member', 'session'],
  member: ['audit', 'rate-limit', 'mail', 'mailbox', 'session'],
  glyph: ['rate-limit'],
  event: ['rate-limit', 'order', 'session'],
  checkout: [
    'audit',
    'book',
    'campaign',
    'coupon',
    'rate-limit',
    'mail',
    'mailbox',
    'order',
    'parcel',
    'payment',
    'product',
    'session',
  ],
  parcel: ['mail', 'order', 'packing'],
  packing: ['book', 'order'],
  payment: ['coupon', 'mail', 'mailbox', 'order'],
  coupon: ['order'],
  campaign: ['book', 'rate-limit', 'order'],
  'kept-words': ['book', 'order', 'rate-limit'],
  order: ['book', 'contacts', 'delivery', 'draft', 'mail', 'mailbox'],
  delivery: ['rate-limit'],
  book: ['contacts', 'rate-limit', 'photo', 'product', 'session'],
  draft: ['rate-limit'],
  'address-request': ['contacts', 'mail', 'mailbox', 'rate-limit', 'session'],
  contacts: ['rate-limit', 'session'],
  session: ['audit', 'mail', 'mailbox', 'passkey'],
  mail: ['mailbox', 'rate-limit'],
  mailbox: [],
  passkey: [],
  photo: [],
  product: [],
  audit: [],
  'rate-limit': [],
  'daily-close': [],
};

test('modules of the server import those that the table says, all of them below', () => {
  const moduleOf = (file: string) => /^server\/src\/modules\/([^/]+)\//.exec(file)?.[1] ?? null;
  const names = Object.keys(MODULES);
  const upwards = names.filter((name, at) => MODULES[name]?.some((below) => names.indexOf(below) <= at));
  const wrong = breaks(({ from }, target) => {
    const [module, to] = [moduleOf(from), target === null ? null : moduleOf(target)];
    return module !== null && to !== null && to !== module && !isTest(from) && !MODULES[module]?.includes(to);
  });
  expect({ upwards, wrong }).toEqual({ upwards: [], wrong: [] });
  expect(new Set(files.flatMap((file) => moduleOf(file) ?? []))).toEqual(new Set(names));
  const told = [...read('ARCHITECTURE.md').matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name]) => name);
  expect(told).toEqual(names);
});

/** What code inside a transaction must not hold, and why. `setImmediate` waits for nothing outside. */
const NOT_INSIDE: [reason: string, what: RegExp][] = [
  [
    'awaits something else',
    /\bawait (?!(?:tx|db)\b|setImmediate\(\)|(?:\(const \w+ of )?[\w.]+\(\s*(?:tx|db)\b)[^\n]*/g,
  ],
  ['has the outer handle', /[^\n]*(?:\.db\b|: Context\b)[^\n]*/g],
];
/** The same for a transaction's callback; a function that takes its handle has no outer one, by type. */
const NOT_IN_CALLBACK: typeof NOT_INSIDE = [
  ...NOT_INSIDE,
  ['has the outer handle', /[^\n]*(?<!\.)\bdb\b[^\n]*/g],
  ['hands it on', /[^\n]*(?<!\(tx, )\bcontext\b(?!\.(?:clock|config|content|jobs|log)\b)[^\n]*/g],
];

/** The callbacks of transactions, and of the desk's `change`, in some code; its strings may hold brackets. */
const transactionsIn = (code: string): string[] =>
  code
    .replace(/'(?:\\.|[^'\\\n])*'/g, "''")
    .split(/(?:\.transaction(?=\()|\bchange(?=\(async))/)
    .slice(1)
    .map((rest) => {
      let depth = 0;
      const end = Array.from(rest).findIndex((letter) => {
        depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
        return depth === 0;
      });
      return rest.slice(1, end);
    });

test('nothing in a transaction uses the outer handle of the database, or awaits anything else', () => {
  const find = (texts: string[], rules: typeof NOT_INSIDE) =>
    texts.flatMap((text) =>
      rules.flatMap(([reason, what]) => (text.match(what) ?? []).map((line) => `${reason}: ${line.trim()}`)),
    );
  const server = sources.filter(({ path: file }) => file.startsWith('server/src/') && !isTest(file));
  const wrong = server.flatMap(({ path: file, text }) => {
    const code = tree.withoutComments(text);
    const declarations = code.split(/\n(?=(?:export|async|function|const|type)\b)/);
    const inside = declarations.filter((each) => /(?:\btx: |\| )Transaction\b/.test(each));
    const started = transactionsIn(code);
    const unnamed = started.filter((work) => !/^(?:async )?\((?:tx|_)\) =>/.test(work.trim()));
    const found = [...unnamed, ...find(inside, NOT_INSIDE), ...find(started, NOT_IN_CALLBACK)];
    return found.map((what) => `${file}: ${what}`);
  });
  expect(wrong).toEqual([]);
});

test('no file of the shop’s pages is longer than 250 lines', () => {
  const long = sources
    .filter(
      ({ path: file, text }) => /^web\/src\//.test(file) && !isTest(file) && text.split('\n').length > 251,
    )
    .map(({ path: file }) => file);
  expect(long).toEqual([]);
});

test('features never import each other', () => {
  const feature = (file: string) => /^web\/src\/features\/[^/]+\//.exec(file)?.[0];
  const wrong = breaks(
    ({ from }, to) => Boolean(to && feature(to) && feature(from)) && feature(from) !== feature(to ?? ''),
  );
  expect(wrong).toEqual([]);
});

test('no file imports itself through others', () => {
  const edges = sources.map(
    (source) => [source.path, source.imports.flatMap((entry) => tree.targetOf(entry) ?? [])] as const,
  );
  expect(tree.findCycle(new Map(edges))).toBeNull();
});

test('every package that is imported is listed where it is used', () => {
  const listed = (folder: string, forTools: boolean) => {
    const { name, dependencies, optionalDependencies, devDependencies } = JSON.parse(
      read(path.join(folder, 'package.json')),
    );
    return [
      name,
      ...Object.keys({ ...dependencies, ...optionalDependencies, ...(forTools && devDependencies) }),
    ];
  };
  const wrong = breaks(({ from, specifier, isTypeOnly }, target) => {
    const forTools = isTypeOnly || isTest(from) || !from.includes('/src/');
    const own = workspaceOf(from);
    const known = [...(own === 'tools' ? [] : listed(own, forTools)), ...(forTools ? listed('.', true) : [])];
    return target === null && !specifier.startsWith('node:') && !known.includes(tree.packageOf(specifier));
  });
  expect(wrong).toEqual([]);
});

test('files are small: half of them up to 80 lines, nine of ten up to 200, none over 400', () => {
  const counted = sources.filter((source) => !isTest(source.path) && !isData(source.path));
  const lines = counted.map((source) => source.text.split('\n').length - 1);
  expect(counted.filter((_, i) => (lines[i] ?? 0) > 400).map((source) => source.path)).toEqual([]);
  expect(tree.quantile(lines, 0.5)).toBeLessThanOrEqual(80);
  expect(tree.quantile(lines, 0.9)).toBeLessThanOrEqual(200);
});

test('files are named in kebab-case, components after themselves, and none is a util, helper or misc', () => {
  const kebabOrComponent =
    /(^|\/)([a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)+|[A-Z][A-Za-z0-9]*(\.[a-z0-9-]+)*\.(tsx|css))$/;
  const nothing = /(^|\/)(utils?|helpers?|commons?|misc|types)(\/|\.)/i;
  const code = files.filter((file) => /\.(ts|tsx|mjs|css)$/.test(file));
  expect(code.filter((file) => nothing.test(file) || !kebabOrComponent.test(file))).toEqual([]);
});

test('no file has a default export, except the configuration of tools', () => {
  const wrong = sources.filter(
    (source) => !/\.config\.ts$/.test(source.path) && /^export default\b/m.test(source.text),
  );
  expect(wrong.map((source) => source.path)).toEqual([]);
});

test('no text names a folder of somebody’s machine', () => {
  const texts = files.filter((file) => /\.(tsx?|mjs|css|json|md|html)$|(^|\/)\.[^/]+$|^\.ci\//.test(file));
  const machine = /(?<![\w.~:/*-])\/(tmp|work|root|home|Users)\/[\w.-]+/;
  expect(texts.filter((file) => machine.test(read(file)))).toEqual([]);
});

test('there are no more than twelve npm scripts, all of them in the root', () => {
  const scripts = (file: string) => Object.keys(JSON.parse(read(file)).scripts ?? {});
  const manifests = files.filter((file) => /(^|\/)package\.json$/.test(file));
  expect(manifests.filter((file) => scripts(file).length > 0)).toEqual(['package.json']);
  expect(scripts('package.json').length).toBeLessThanOrEqual(12);
});

test.runIf(existsSync(path.join(root, 'web/dist')))(
  'the built pages carry no schema library and no PDF painter',
  () => {
    const scripts = tree
      .filesIn(path.join(root, 'web/dist'))
      .filter((file) => /\.m?js$/.test(file) && !/^(server|ssr)\//.test(file));
    const wrong = scripts.filter((file) =>
      /\bZodError\b|\$ZodType|invalid_union|%PDF-1/.test(read(`web/dist/${file}`)),
    );
    expect(wrong).toEqual([]);
  },
);
