import { createHash, randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { assembleContent, type Content, openContent } from '../src/content/content.ts';
import { contentFolder } from '../src/content/content-folder.ts';
import { openDrawing } from '../src/content/drawing.ts';
import { createLog } from '../src/log.ts';

const silent = createLog(() => {}, Date.now);

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fumi-content-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Changes whenever the kit files would look different. */
function catalogueStamp(): string {
  const folder = path.join(contentFolder, 'draw');
  const hash = createHash('sha256');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  for (const name of names.sort()) hash.update(name).update(readFileSync(path.join(folder, name)));
  return hash.digest('hex').slice(0, 16);
}

/** The kit files, written once for all test processes that come after. */
async function writtenCatalogue(): Promise<string> {
  const folder = path.join(os.tmpdir(), `fumi-test-catalogue-${catalogueStamp()}`);
  if (existsSync(folder)) return folder;
  const own = `${folder}.${randomBytes(6).toString('hex')}`;
  const written = await openDrawing({ staticDir: own, log: silent }).writeCatalogue(own);
  try {
    renameSync(written, folder);
  } catch {
    // Another process was first; its files are the same.
  }
  rmSync(own, { recursive: true, force: true });
  return folder;
}

const smallPng = (): Promise<Buffer> =>
  sharp({
    create: { width: 16, height: 11, channels: 4, background: { r: 240, g: 230, b: 220, alpha: 0.5 } },
  })
    .png()
    .toBuffer();

/** Writes small pictures instead of drawing: the program that draws has tests of its own. */
const quickly =
  (content: Content) =>
  async (kitId: number): Promise<void> => {
    const kits = content.goods.materials.flatMap(({ id }) => content.kits.info(id)?.kits.kits ?? []);
    const kit = kits.find(({ id }) => id === kitId);
    const png = await smallPng();
    for (const { itemId } of Object.values(kit?.pages ?? {}).flat()) {
      const folder = path.join(content.staticDir, `material/v2/item/media/${itemId}`);
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, 'preview.png'), png);
    }
  };

async function open(): Promise<Content> {
  const staticDir = path.join(temporaryFolder(), 'static');
  const drawing = openDrawing({ staticDir, log: silent });
  const content = assembleContent(await writtenCatalogue(), staticDir, drawing);
  return { ...content, drawing: { ...drawing, drawKit: quickly(content), close: () => {} } };
}

let opened: Promise<Content> | undefined;

/** The real content, shared by all shops of a test process, with small pictures instead of drawn designs. */
export function testContent(): Promise<Content> {
  opened ??= open();
  return opened;
}

/** The real content with the program that really draws. */
export const drawnContent = (): Promise<Content> => openContent({ dataDir: temporaryFolder(), log: silent });

/** The same, with designs that never go off sale: for tests of years of orders. */
export async function everOnSale(): Promise<Content> {
  const content = await testContent();
  const info: Content['kits']['info'] = (materialId) => {
    const file = content.kits.info(materialId);
    if (file === null) return null;
    const tagGroups = file.kits.tagGroups.map((group) => ({ ...group, expirationDate: null }));
    const kits = file.kits.kits.map((kit) => ({ ...kit, endDate: '2999-12-31' }));
    return { ...file, kits: { ...file.kits, tagGroups, kits } };
  };
  return { ...content, kits: { ...content.kits, info } };
}
