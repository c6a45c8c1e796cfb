import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { browserCheckScript } from '../src/app/browser-check.ts';
import type { BuiltDocument } from '../src/app/document.ts';

const sha256 = (script: string): string => `sha256-${createHash('sha256').update(script).digest('base64')}`;

/** Part of a script that we write; the word alone would look like an import of ours. */
const DYNAMIC_IMPORT = 'import';

/** The one tag that matches, or a build that went wrong. */
function found(html: string, pattern: RegExp, what: string): string {
  const match = pattern.exec(html)?.[1];
  if (match === undefined) throw new Error(`The built index.html has no ${what}.`);
  return match;
}

/** Tags of the legacy plugin: nomodule scripts, inline ones among them. */
const legacyTagsOf = (html: string): string =>
  (html.match(/<script nomodule[^>]*>[\s\S]*?<\/script>/g) ?? []).join('');

const inlineScriptsOf = (tags: string): string[] =>
  [...tags.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, script]) => script ?? '');

/** Reads what the browser's build produced; its index.html served only to learn the names, and goes. */
export async function readBuiltDocument(
  clientDir: string,
): Promise<{ facts: BuiltDocument; scriptHashes: string[] }> {
  const index = path.join(clientDir, 'index.html');
  const html = await readFile(index, 'utf8');
  await rm(index);
  const entry = found(html, /<script type="module"[^>]*\bsrc="([^"]+)"/, 'entry script');
  const cssHref = found(html, /<link rel="stylesheet"[^>]*\bhref="([^"]+)"/, 'stylesheet');
  const lateScript = `addEventListener('load',function(){setTimeout(function(){${DYNAMIC_IMPORT}('${entry}')})})`;
  const facts: BuiltDocument = {
    css: (await readFile(path.join(clientDir, cssHref), 'utf8')).trim(),
    cssHref,
    browserCheck: browserCheckScript(),
    startNow: `<script type="module" src="${entry}"></script>`,
    startLate: `<script type="module">${lateScript}</script>`,
    legacyTags: legacyTagsOf(html),
  };
  const inline = [facts.browserCheck, lateScript, ...inlineScriptsOf(facts.legacyTags)];
  return { facts, scriptHashes: inline.map(sha256) };
}
