// Builds the pages: web/dist/client for the browser, web/dist/server/render.mjs for the server that renders them.
import path from 'node:path';
import { build, type InlineConfig } from 'vite';
import { readBuiltDocument } from './build/built-document.ts';
import { compressAssets } from './build/compress.ts';

const root = import.meta.dirname;
const clientDir = path.join(root, 'dist/client');

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
    rollupOptions: {
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
