// Builds the pages: web/dist/client for the browser, web/dist/server/render.mjs for the server that renders them.
import path from 'node:path';
import { build, type InlineConfig } from 'vite';
import { readBuiltDocument } from './build/built-document.ts';
import { compressAssets } from './build/compress.ts';

const root = import.meta.dirname;
const clientDir = path.join(root, 'dist/client');

/** Packages change seldom and are kept by caches; what nearly every page uses comes in one piece, not in twenty. */
const CHUNKS = [
  { name: 'packages', test: /node_modules/ },
  {
    name: 'shell',
    test: /\/(?:domain|contract)\/src\/|\/web\/src\/(?:ui|copy|platform)\//,
    minShareCount: 15,
  },
];

const shared: InlineConfig = { root, configFile: path.join(root, 'vite.config.ts'), logLevel: 'warn' };

const client: InlineConfig = {
  ...shared,
  build: {
    outDir: clientDir,
    emptyOutDir: true,
    // One stylesheet: complete pages carry it inline, and no later chunk waits for another.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { checks: { pluginTimings: false }, output: { codeSplitting: { groups: CHUNKS } } },
  },
};

const server = (facts: unknown, hashes: readonly string[]): InlineConfig => ({
  ...shared,
  define: { __FUMI_DOCUMENT__: JSON.stringify(facts) },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/app/entry-server.tsx',
    outDir: path.join(root, 'dist/server'),
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
const { facts, scriptHashes } = await readBuiltDocument(clientDir);
await build(server(facts, scriptHashes));
await compressAssets(clientDir);
