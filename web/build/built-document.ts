import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { browserCheckScript } from '../src/app/browser-check.ts';
import type { BuiltDocument } from '../src/app/document.ts';
import { rememberVisitSourceScript } from '../src/session/visit-source.ts';
import type { LegacyFiles } from './legacy.ts';
import { found } from './read-html.ts';
import { startScripts } from './start-scripts.ts';

/** What the modern build names; read before the legacy build writes its own index.html. */
type ModernFiles = {
  readonly entry: string;
  readonly cssHref: string;
  readonly preloads: readonly string[];
};

const sha256 = (script: string): string => `sha256-${createHash('sha256').update(script).digest('base64')}`;

const inModule = (script: string): string => `<script type="module">${script}</script>`;

const preloadTag = (href: string): string => `<link rel="modulepreload" href="${href}">`;

export async function readModernFiles(clientDir: string): Promise<ModernFiles> {
  const html = await readFile(path.join(clientDir, 'index.html'), 'utf8');
  const preloads = [...html.matchAll(/<link rel="modulepreload"[^>]*\bhref="([^"]+)"/g)];
  return {
    entry: found(html, /<script type="module"[^>]*\bsrc="([^"]+)"/, 'entry script'),
    cssHref: found(html, /<link rel="stylesheet"[^>]*\bhref="([^"]+)"/, 'stylesheet'),
    preloads: preloads.map(([, href]) => href ?? ''),
  };
}

function legacyTags(files: LegacyFiles | null, oldest: string | null): string {
  if (files === null || oldest === null) return '';
  return `<script nomodule src="${files.polyfills}"></script><script nomodule>${oldest}</script>`;
}

/** What the server's pages need of both builds. The built index.html served to learn the names, and goes. */
export async function builtDocument(
  clientDir: string,
  modern: ModernFiles,
  legacy: LegacyFiles | null,
): Promise<{ facts: BuiltDocument; scriptHashes: string[] }> {
  await rm(path.join(clientDir, 'index.html'));
  const scripts = startScripts(modern.entry, legacy);
  const firstScript = browserCheckScript() + rememberVisitSourceScript();
  const preloads = [modern.entry, ...modern.preloads].map(preloadTag).join('');
  const facts: BuiltDocument = {
    css: (await readFile(path.join(clientDir, modern.cssHref), 'utf8')).trim(),
    cssHref: modern.cssHref,
    firstScript,
    startNow: preloads + inModule(scripts.detect) + inModule(scripts.now),
    startLate: inModule(scripts.detect) + inModule(scripts.late),
    legacyTags: legacyTags(legacy, scripts.oldest),
  };
  const inline = [firstScript, scripts.detect, scripts.now, scripts.late, scripts.oldest ?? ''];
  return { facts, scriptHashes: inline.filter((script) => script !== '').map(sha256) };
}
