import { readdirSync } from 'node:fs';
import type { Design } from './drawing/design.ts';

const folder = new URL('./designs/', import.meta.url);

/** Every design, in the order of the shop: one file each, named by its slug. */
export const designs: readonly Design[] = (
  await Promise.all(
    readdirSync(folder)
      .filter((name) => name.endsWith('.ts'))
      .map(async (name) => ((await import(new URL(name, folder).href)) as { design: Design }).design),
  )
).sort((a, b) => a.id - b.id);
