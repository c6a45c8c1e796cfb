import path from 'node:path';
import type { Log } from '../log.ts';
import { compressCatalogue } from './compress-catalogue.ts';
import { contentFolder } from './content-folder.ts';
import { type Drawing, openDrawing } from './drawing.ts';
import { type Goods, readGoods } from './goods.ts';
import { type KitFiles, openKitFiles } from './kit-files.ts';
import { openPrintMaterial, type PrintMaterial } from './print-material.ts';

/** Everything of content/ that the server reads at run time. */
export type Content = {
  readonly goods: Goods;
  readonly kits: KitFiles;
  readonly print: PrintMaterial;
  readonly drawing: Drawing;
  /** Mirrors the URLs below `/material/`. */
  readonly staticDir: string;
};

/** The content around kit files that have been written. */
export function assembleContent(staticDir: string, drawing: Drawing): Content {
  const goods = readGoods(contentFolder);
  const materialIds = goods.materials.map(({ id }) => id);
  return {
    goods,
    kits: openKitFiles(staticDir, materialIds),
    print: openPrintMaterial(contentFolder),
    drawing,
    staticDir,
  };
}

/** Opens the content and writes the kit files; drawing starts when somebody asks for it. */
export async function openContent({ dataDir, log }: { dataDir: string; log: Log }): Promise<Content> {
  const staticDir = path.join(dataDir, 'static');
  const drawing = openDrawing({ staticDir, log });
  await drawing.writeCatalogue();
  await compressCatalogue(staticDir);
  return assembleContent(staticDir, drawing);
}
