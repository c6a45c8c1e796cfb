import { readdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import type { Log } from '../log.ts';
import { contentFolder } from './content-folder.ts';
import { type Drawing, openDrawing } from './drawing.ts';
import { type Goods, readGoods } from './goods.ts';
import { type KitFiles, openKitFiles } from './kit-files.ts';
import { openPrintMaterial, type PrintMaterial } from './print-material.ts';
import { kitFilesBelow } from './written-catalogue.ts';

/** Everything of content/ that the server reads at run time. */
export type Content = {
  readonly goods: Goods;
  readonly kits: KitFiles;
  readonly print: PrintMaterial;
  readonly drawing: Drawing;
  /** Kit files, and what else changes with a release alone; mirrors the URLs below `/material/`. */
  readonly catalogueDir: string;
  /** Drawn art; mirrors the URLs below `/material/`. */
  readonly staticDir: string;
};

/** The content around kit files that have been written. */
export function assembleContent(catalogueDir: string, staticDir: string, drawing: Drawing): Content {
  const goods = readGoods(contentFolder);
  const materialIds = goods.materials.map(({ id }) => id);
  return {
    goods,
    kits: openKitFiles(catalogueDir, materialIds),
    print: openPrintMaterial(contentFolder),
    drawing,
    catalogueDir,
    staticDir,
  };
}

/** Kit files of so many releases are kept, those that started last: the one before may still run beside this one. */
const KEPT_CATALOGUES = 3;

/** Notes that these kit files are in use, and removes those of releases of long ago. */
async function keepLatest(catalogueDir: string): Promise<void> {
  const now = new Date();
  await utimes(catalogueDir, now, now);
  const below = path.dirname(catalogueDir);
  const folders = (await readdir(below)).map((name) => path.join(below, name));
  const dated = await Promise.all(
    folders.map(async (folder) => ({ folder, at: (await stat(folder)).mtimeMs })),
  );
  const old = dated.sort((a, b) => b.at - a.at).slice(KEPT_CATALOGUES);
  await Promise.all(old.map(({ folder }) => rm(folder, { recursive: true, force: true })));
}

/** Opens the content, with the kit files; drawing starts when somebody asks for it. */
export async function openContent({ dataDir, log }: { dataDir: string; log: Log }): Promise<Content> {
  const staticDir = path.join(dataDir, 'static');
  const drawing = openDrawing({ staticDir, log });
  const catalogueDir = await kitFilesBelow(path.join(dataDir, 'catalogue'), drawing.writeCatalogue);
  await keepLatest(catalogueDir);
  return assembleContent(catalogueDir, staticDir, drawing);
}
