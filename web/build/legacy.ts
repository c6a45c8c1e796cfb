import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { transformAsync } from '@babel/core';
import legacy from '@vitejs/plugin-legacy';
import { parse } from 'acorn';
import { minify } from 'terser';
import { build, type InlineConfig } from 'vite';
import { type ChunkGroups, found } from './read-html.ts';

/** Browsers below Vite's baseline that the bundle is written for (spec §9); README says which of them are tested. */
const TARGETS = ['ie 11', 'android 4.1', 'ios 8', 'safari 9', 'firefox 52', 'chrome 56', 'edge 14'];

export type LegacyFiles = { readonly polyfills: string; readonly entry: string };

const isLegacy = (name: string): boolean => /-legacy-[\w-]+\.js$/.test(name);

/** The polyfills come with arrow functions (vitejs/rolldown-vite#452): they are lowered once more. */
async function toES5(file: string): Promise<void> {
  const lowered = await transformAsync(await readFile(file, 'utf8'), {
    cwd: import.meta.dirname,
    babelrc: false,
    configFile: false,
    compact: true,
    sourceType: 'script',
    presets: [['@babel/preset-env', { targets: TARGETS, modules: false }]],
  });
  const small = await minify(lowered?.code ?? '', { ecma: 5 });
  if (!small.code) throw new Error(`${file} became empty.`);
  await writeFile(file, small.code);
}

/** Throws where a file holds syntax that the oldest browsers can't read. */
async function assertES5(file: string): Promise<void> {
  try {
    parse(await readFile(file, 'utf8'), { ecmaVersion: 5 });
  } catch (error) {
    throw new Error(`${path.basename(file)} is no ES5: ${error instanceof Error ? error.message : error}`);
  }
}

/**
 * Builds the same application in ES5 beside the modern one. A build of its own: terser must write it, because the
 * usual minifier leaves newer syntax in (vitejs/vite#22468), and the modern chunks stay as they are.
 */
export async function buildLegacy(
  shared: InlineConfig,
  clientDir: string,
  groups: ChunkGroups,
): Promise<LegacyFiles> {
  await build({
    ...shared,
    plugins: [legacy({ targets: TARGETS, renderModernChunks: false })],
    build: {
      outDir: clientDir,
      emptyOutDir: false,
      copyPublicDir: false,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      minify: 'terser',
      rolldownOptions: { checks: { pluginTimings: false }, output: { codeSplitting: { groups } } },
    },
  });
  const html = await readFile(path.join(clientDir, 'index.html'), 'utf8');
  const files = {
    polyfills: found(html, /id="vite-legacy-polyfill"[^>]*\bsrc="([^"]+)"/, 'polyfills'),
    entry: found(html, /id="vite-legacy-entry"[^>]*\bdata-src="([^"]+)"/, 'legacy entry'),
  };
  await toES5(path.join(clientDir, files.polyfills));
  const assets = path.join(clientDir, 'assets');
  const names = (await readdir(assets)).filter(isLegacy);
  await Promise.all(names.map((name) => assertES5(path.join(assets, name))));
  return files;
}
