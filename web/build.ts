// Builds the pages: web/dist/client for the browser, web/dist/server/render.mjs for the server that renders them,
// web/dist/desk.html for operators.
// `--out DIR` builds elsewhere.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build, type InlineConfig } from 'vite';
import { builtDocument, readBuiltFiles } from './build/built-document.ts';
import { compressAssets } from './build/compress.ts';
import { writeDecoderLicence } from './build/decoder-licence.ts';
import { buildDesk } from './build/desk.ts';
import { reactAsModules } from './build/react-as-modules.ts';
import { unusedReact } from './build/unused-react.ts';
import { unusedRouter } from './build/unused-router.ts';

const root = import.meta.dirname;
const { out } = parseArgs({ options: { out: { type: 'string' } }, strict: false }).values;
const distDir = typeof out === 'string' ? path.resolve(out) : path.join(root, 'dist');
const clientDir = path.join(distDir, 'client');

/** The oldest browsers that have what no polyfill brings: modal dialogs and cascade layers (ADR 56). */
const FLOOR = ['chrome99', 'edge99', 'firefox98', 'safari15.4'];

/** How modules come together in chunks. */
type ChunkGroup = { name: string; test: RegExp; minShareCount?: number };

/**
 * What every page is made with changes seldom and is kept by caches; what nearly every page uses comes in one piece,
 * not in twenty. Other packages come with the pages that use them.
 */
const CHUNKS: readonly ChunkGroup[] = [
  { name: 'packages', test: /node_modules\/(?:react|react-dom|react-router|scheduler|zustand)\// },
  {
    name: 'shell',
    test: /\/(?:domain|contract)\/src\/|\/web\/src\/(?:ui|copy|platform)\//,
    minShareCount: 30,
  },
  // What the application starts with, and small pieces that the front, the roots and the lists share.
  {
    name: 'start',
    test: /preload-helper|\/domain\/src\/(?:kit\/kit|geometry\/length|product\/price)\.ts|\/web\/src\/(?:draft\/draft-store|shop\/(?:boot|shop|static-url)|ui\/(?:Badge|Card|dialog-notice|hear-first|Message|Note|Scroller|spoken|VisuallyHidden)\.|card\/(?:card-shape|DesignThumb)|platform\/(?:answer|storage|in-phrases|use-is-hydrated)|paths|api|copy\/(?:kits|money))/,
  },
  // What every page with fields or questions shows.
  {
    name: 'forms',
    test: /\/web\/src\/(?:ui\/(?:AnnouncedMessage|Checkbox|Column|ConfirmDialog|Dialog|Field|first-click|IconButton|LackingButton|LeaveQuestion|Problem|QuestionDialog|RadioGroup|Row|Select|TextArea|TextField|use-announced)|platform\/(?:focus-first-wrong|focus-heading|leave-warning|lock-fields|next-tab|use-form|use-idempotency-key)|session\/waiting-pin|copy\/failure)\./,
    minShareCount: 3,
  },
  // What tells the front and the roots when cards arrive.
  {
    name: 'arrival',
    test: /\/(?:domain\/src\/(?:calendar\/plain-date|order\/schedule)|web\/src\/copy\/arrival)/,
    minShareCount: 3,
  },
  // What lists show, and the pages that follow them.
  {
    name: 'lists',
    test: /\/web\/src\/(?:ui\/(?:ActionBar|Chip|Tabs\.module)|photo\/picture-cache|platform\/(?:cache|favourites))/,
    minShareCount: 3,
  },
  // What a tab knows of who is signed in, and what ends with them.
  {
    name: 'session',
    test: /\/web\/src\/(?:session\/(?:last-member|left-sign-in)|address\/typed-address)\./,
  },
  // Rules that many pages share, in small files: the entry would name each of them.
  { name: 'addresses', test: /\/domain\/src\/(?:address|contacts|recipients)\//, minShareCount: 3 },
  { name: 'photos', test: /\/domain\/src\/photo\//, minShareCount: 3 },
];

/** The files that the entry itself imports. */
const ALWAYS_LOADED = /\/(?:packages|rolldown-runtime|shell|start)-/;

const shared: InlineConfig = { root, configFile: path.join(root, 'vite.config.ts'), logLevel: 'warn' };

const client: InlineConfig = {
  ...shared,
  plugins: [unusedReact, reactAsModules, unusedRouter],
  build: {
    target: FLOOR,
    outDir: clientDir,
    emptyOutDir: true,
    // One stylesheet: complete pages carry it inline, and no later chunk waits for another.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Half a kilobyte less of the first load than with the usual minifier (ADR 0021). `pure_getters`: no
    // getter of ours or React's has a side effect.
    minify: 'terser',
    terserOptions: { module: true, ecma: 2020, compress: { passes: 4, pure_getters: true } },
    // No polyfill: a browser without preload requests the files a moment later. Pages don't list files that
    // the entry has loaded already.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => !ALWAYS_LOADED.test(file)) : files,
    },
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: { groups: [...CHUNKS] },
        // The entry lists every chunk by name, and hashes don't compress: 28 bits beside a name tell versions apart.
        hashCharacters: 'hex',
        chunkFileNames: 'assets/[name]-[hash:7].js',
      },
    },
  },
};

const server = (facts: unknown, hashes: readonly string[]): InlineConfig => ({
  ...shared,
  define: { __FUMI_DOCUMENT__: JSON.stringify(facts) },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/app/entry-server.tsx',
    outDir: path.join(distDir, 'server'),
    emptyOutDir: true,
    minify: false,
    copyPublicDir: false,
    rolldownOptions: {
      output: {
        entryFileNames: 'render.mjs',
        codeSplitting: false,
        footer: `export const scriptHashes = ${JSON.stringify(hashes)};`,
      },
    },
  },
});

await build(client);
const { facts, scriptHashes } = await builtDocument(clientDir, await readBuiltFiles(clientDir));
await build(server(facts, scriptHashes));
await buildDesk(shared, clientDir, distDir);
await writeDecoderLicence(clientDir);
await compressAssets(clientDir);
