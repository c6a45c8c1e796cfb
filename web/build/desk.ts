import { glob, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type InlineConfig } from 'vite';
import { LAYERS } from '../src/app/document.ts';

/**
 * Builds the operators' side: a page of its own with its own scripts and styles, so that no customer loads a byte of
 * it, and newer than what the shop's baseline asks of browsers. Its assets lie beside the shop's; its page lies outside
 * of what is served by name.
 */
export async function buildDesk(shared: InlineConfig, clientDir: string, distDir: string): Promise<void> {
  await build({
    ...shared,
    build: {
      outDir: clientDir,
      emptyOutDir: false,
      copyPublicDir: false,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        input: path.join(shared.root ?? '', 'desk.html'),
        checks: { pluginTimings: false },
        output: {
          entryFileNames: 'assets/desk-[name]-[hash].js',
          chunkFileNames: 'assets/desk-[name]-[hash].js',
          assetFileNames: 'assets/desk-[name]-[hash][extname]',
        },
      },
    },
  });
  await sayLayersFirst(path.join(clientDir, 'assets'));
  await rename(path.join(clientDir, 'desk.html'), path.join(distDir, 'desk.html'));
}

/**
 * The first of a page's stylesheets decides the order of the cascade's layers, and the build decides which file that
 * is: so each begins with it.
 */
async function sayLayersFirst(assetsDir: string): Promise<void> {
  for await (const file of glob('desk-*.css', { cwd: assetsDir })) {
    const css = path.join(assetsDir, file);
    await writeFile(css, LAYERS + (await readFile(css, 'utf8')));
  }
}
