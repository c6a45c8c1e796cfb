import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { browserCheckScript } from '../src/app/browser-check.ts';
import type { BuiltDocument } from '../src/app/document.ts';
import { rememberVisitSourceScript } from '../src/session/visit-source.ts';
import { found } from './read-html.ts';
import { startScripts } from './start-scripts.ts';

/** What the build names. */
type BuiltFiles = {
  readonly entry: string;
  readonly cssHref: string;
  readonly preloads: readonly string[];
};

const sha256 = (script: string): string => `sha256-${createHash('sha256').update(script).digest('base64')}`;

const inModule = (script: string): string => `<script type="module">${script}</script>`;

const preloadTag = (href: string): string => `<link rel="modulepreload" href="${href}">`;

export async function readBuiltFiles(clientDir: string): Promise<BuiltFiles> {
  const html = await readFile(path.join(clientDir, 'index.html'), 'utf8');
  const preloads = [...html.matchAll(/<link rel="modulepreload"[^>]*\bhref="([^"]+)"/g)];
  return {
    entry: found(html, /<script type="module"[^>]*\bsrc="([^"]+)"/, 'entry script'),
    cssHref: found(html, /<link rel="stylesheet"[^>]*\bhref="([^"]+)"/, 'stylesheet'),
    preloads: preloads.map(([, href]) => href ?? ''),
  };
}

/** Facts for the server's pages, and hashes of the inline scripts. Deletes index.html, which only named the files. */
export async function builtDocument(
  clientDir: string,
  built: BuiltFiles,
): Promise<{ facts: BuiltDocument; scriptHashes: string[] }> {
  await rm(path.join(clientDir, 'index.html'));
  const scripts = startScripts(built.entry);
  const firstScript = browserCheckScript() + rememberVisitSourceScript();
  const preloads = [built.entry, ...built.preloads].map(preloadTag).join('');
  const facts: BuiltDocument = {
    css: (await readFile(path.join(clientDir, built.cssHref), 'utf8')).trim(),
    cssHref: built.cssHref,
    firstScript,
    startNow: preloads + inModule(scripts.now),
    startLate: inModule(scripts.late),
  };
  return { facts, scriptHashes: [firstScript, scripts.now, scripts.late].map(sha256) };
}
