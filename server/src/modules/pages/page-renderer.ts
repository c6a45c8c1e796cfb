import { existsSync, statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { PageFacts } from './page-facts.ts';

export type Rendered = { readonly status: number; readonly html: string; readonly location?: string };

/** What web/dist/server/render.mjs exports. It is built apart and loaded at run time: we import nothing of web. */
export type PageRenderer = {
  readonly render: (request: { readonly url: string; readonly data: PageFacts }) => Promise<Rendered>;
  readonly scriptHashes: readonly string[];
};

const isRenderer = (module: object): module is PageRenderer =>
  'render' in module && typeof module.render === 'function' && 'scriptHashes' in module;

/** Gives the renderer, or null where the pages are not built. A new build is taken up without a restart. */
export function openRenderer(file: string): () => Promise<PageRenderer | null> {
  let known: { modifiedMs: number; renderer: Promise<PageRenderer> } | null = null;
  const load = async (modifiedMs: number): Promise<PageRenderer> => {
    const loaded: object = await import(`${pathToFileURL(file).href}?${modifiedMs}`);
    if (!isRenderer(loaded)) throw new Error('web/dist/server/render.mjs has no render and no scriptHashes.');
    return loaded;
  };
  return async () => {
    if (!existsSync(file)) return null;
    const modifiedMs = statSync(file).mtimeMs;
    if (known?.modifiedMs !== modifiedMs) known = { modifiedMs, renderer: load(modifiedMs) };
    return known.renderer;
  };
}
