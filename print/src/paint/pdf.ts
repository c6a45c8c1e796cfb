import type { Page } from '../display-list.ts';
import type { Font } from '../font/font.ts';
import { addFonts } from '../pdf/add-fonts.ts';
import { hexBytes, latin1 } from '../pdf/bytes.ts';
import { type Content, type ContentContext, pageContent } from '../pdf/content-stream.ts';
import { embedImage, type PdfImage } from '../pdf/embed-image.ts';
import { addInfo, addXmp, type Conformance } from '../pdf/metadata.ts';
import { addOutputIntent, type OutputIntent } from '../pdf/output-intent.ts';
import { type Deflate, type PdfFile, type Ref, ref, startPdf } from '../pdf/pdf-file.ts';
import { type SheetOptions, sheetBoxes, sheetOf } from '../pdf/sheet.ts';
import { srgbProfile } from '../pdf/srgb-profile.ts';

export { type PdfSource, parsePdf } from '../pdf/parsed-pdf.ts';
export { type PreflightFinding, preflight } from '../pdf/preflight.ts';
export { type PageForm, type SheetSide, type SheetsPdf, startSheets } from './sheets-pdf.ts';
export type { Conformance, Deflate, OutputIntent, PdfImage };

export type PdfOptions = {
  /** In print order. A page object that comes more than once is drawn once. */
  readonly pages: readonly Page[];
  readonly fonts: readonly Font[];
  readonly images: ReadonlyMap<string, PdfImage>;
  readonly title: string;
  readonly createdAt: Date;
  readonly outputIntent: OutputIntent;
  /** X-4: PDF 1.6, alpha and ICC colours. X-1a: PDF 1.3; the pictures must come flattened and in CMYK. */
  readonly conformance?: Conformance;
  /** Embedded subsets, or filled paths for presses that take no fonts. */
  readonly text?: 'fonts' | 'outlines';
  readonly sheet?: Partial<SheetOptions>;
  /** zlib compression and a digest of at least 16 bytes: the platform's, because this package has none. */
  readonly deflate: Deflate;
  readonly hash: (bytes: Uint8Array) => Uint8Array;
};

/** Paints pages as a press file: boxes, embedded fonts, shared fronts, pictures byte for byte. */
export function paintPdf(options: PdfOptions): Uint8Array {
  const conformance = options.conformance ?? 'X-4';
  const file = startPdf(conformance === 'X-1a' ? '1.3' : '1.6', options.deflate);
  const documentId = hexBytes(options.hash(latin1(`${options.title}\n${options.createdAt.toISOString()}`)));
  const metadata = {
    title: options.title,
    createdAt: options.createdAt,
    conformance,
    documentId: documentId.slice(0, 32),
  };
  const fonts = addFonts(file, options);
  const context: ContentContext = {
    paintText: fonts.paintText,
    images: addImages(file, options, conformance),
  };
  const tree = addPages(file, options, context, fonts.resources);
  const xmp = addXmp(file, metadata);
  const intent = addOutputIntent(file, options.outputIntent);
  const root = file.add(`<</Type/Catalog/Pages ${ref(tree)}/Metadata ${ref(xmp)}${intent}>>`);
  return file.finish({ root, info: addInfo(file, metadata), hash: options.hash });
}

function addImages(file: PdfFile, { images, pages }: PdfOptions, conformance: Conformance) {
  const used = new Set<string>();
  for (const page of new Set(pages)) {
    for (const operation of page.operations) if (operation.kind === 'image') used.add(operation.imageId);
  }
  // Photos are sRGB (design §7); X-1a knows no ICC colours and gets CMYK pictures.
  const needsRgb = conformance === 'X-4' && used.size > 0;
  const profile = needsRgb
    ? file.addStream({ entries: '/N 3', bytes: srgbProfile(), coding: 'deflate' })
    : null;
  const space = profile === null ? '/DeviceCMYK' : `[/ICCBased ${ref(profile)}]`;
  const embedded = new Map<string, { name: string; id: Ref }>();
  for (const imageId of used) {
    const image = images.get(imageId);
    if (image) embedded.set(imageId, { name: `I${embedded.size}`, id: embedImage(file, image, space) });
  }
  return embedded;
}

function addPages(file: PdfFile, options: PdfOptions, context: ContentContext, fonts: string): Ref {
  const tree = file.reserve();
  const counts = new Map<Page, number>();
  for (const page of options.pages) counts.set(page, (counts.get(page) ?? 0) + 1);
  const bodies = new Map<Page, string>();
  const kids = options.pages.map((page) => {
    const body =
      bodies.get(page) ?? pageBody(file, page, (counts.get(page) ?? 0) > 1, options, context, fonts);
    bodies.set(page, body);
    return file.add(`<</Type/Page/Parent ${ref(tree)}${body}>>`);
  });
  file.set(tree, `<</Type/Pages/Count ${kids.length}/Kids[${kids.map(ref).join(' ')}]>>`);
  return tree;
}

/** Everything of a page dictionary but its parent; pages of the same object share contents and resources. */
function pageBody(
  file: PdfFile,
  page: Page,
  shared: boolean,
  { sheet: wanted }: PdfOptions,
  context: ContentContext,
  fonts: string,
): string {
  const sheet = sheetOf(page, { orientation: 'landscape', portraitTop: 'left', ...wanted });
  const content = pageContent(page, context);
  const boxes = sheetBoxes(sheet, page.bleedPt);
  if (!shared) {
    const operators = `q ${sheet.matrix} cm\n${content.operators}Q\n`;
    return `${boxes}/Resources${resources(content, fonts)}/Contents ${ref(addOperators(file, operators))}`;
  }
  const form = file.addStream({
    entries: `/Type/XObject/Subtype/Form/BBox[0 0 ${page.widthPt} ${page.heightPt}]/Matrix[${sheet.matrix}]/Resources${resources(content, fonts)}`,
    bytes: latin1(content.operators),
    coding: 'deflate',
  });
  return `${boxes}/Resources<</XObject<</F ${ref(form)}>>>>/Contents ${ref(addOperators(file, '/F Do\n'))}`;
}

const addOperators = (file: PdfFile, operators: string): Ref =>
  file.addStream({ entries: '', bytes: latin1(operators), coding: 'deflate' });

const resources = ({ xObjects }: Content, fonts: string): string =>
  `<<${fonts}${xObjects === '' ? '' : `/XObject<<${xObjects}>>`}>>`;
