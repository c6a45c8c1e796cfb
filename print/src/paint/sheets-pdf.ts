import type { Rect, SheetPlace } from '@fumi/domain';
import { BLACK, type Page } from '../display-list.ts';
import type { Font } from '../font/font.ts';
import { addFonts } from '../pdf/add-fonts.ts';
import { hexBytes, inkOperator, latin1, num } from '../pdf/bytes.ts';
import { type Content, pageContent } from '../pdf/content-stream.ts';
import { copyPages, type KnownObjects, type PageForm } from '../pdf/copy-pages.ts';
import { addCover, type Cover } from '../pdf/cover-form.ts';
import { addInfo, addXmp, type Conformance } from '../pdf/metadata.ts';
import { addOutputIntent, type OutputIntent } from '../pdf/output-intent.ts';
import type { ParsedPdf } from '../pdf/parsed-pdf.ts';
import { type Deflate, type Ref, ref, streamPdf } from '../pdf/pdf-file.ts';

export type { PageForm };

export type SheetsOptions = {
  readonly widthPt: number;
  readonly heightPt: number;
  /** Every page of our own that will be drawn: banner cards and slugs; they hold text and boxes, and no pictures. */
  readonly drawn: readonly Page[];
  readonly fonts: readonly Font[];
  readonly text?: 'fonts' | 'outlines';
  readonly conformance: Conformance;
  readonly title: string;
  readonly createdAt: Date;
  readonly outputIntent: OutputIntent;
  /** Where the bytes go, in order: a run of a hundred orders need not lie in memory. */
  readonly write: (bytes: Uint8Array) => void;
  readonly deflate: Deflate;
  readonly hash: (bytes: Uint8Array) => Uint8Array;
};

export type SheetSide = {
  readonly faces: readonly { readonly form: PageForm; readonly place: SheetPlace }[];
  readonly marks: readonly Rect[];
  /** The line outside of what is kept; null on a side without one. */
  readonly slug: { readonly page: Page; readonly x: number; readonly y: number } | null;
};

/** Imposed sheets under construction: first what lies on them, then the sides in the order of printing. */
export type SheetsPdf = {
  /** Pages of a press file by number, copied; what is equal to something that came before is stored once. */
  readonly copy: (pressFile: ParsedPdf, pageNos: ReadonlySet<number>) => ReadonlyMap<number, PageForm>;
  /** A cover around its book, of forms that are here already. */
  readonly cover: (cover: Cover) => PageForm;
  /** A page of our own, one of `drawn`. */
  readonly draw: (page: Page) => PageForm;
  readonly side: (side: SheetSide) => void;
  readonly end: () => void;
};

const resourcesOf = (fonts: string, { xObjects }: Content): string =>
  `<<${fonts}${xObjects === '' ? '' : `/XObject<<${xObjects}>>`}>>`;

/** Begins a file of imposed sheets. It has no margin of its own: the sheet is what the machine prints. */
export function startSheets(options: SheetsOptions): SheetsPdf {
  const { conformance, deflate, hash, widthPt, heightPt } = options;
  const file = streamPdf(conformance === 'X-1a' ? '1.3' : '1.6', deflate, options.write);
  const fonts = addFonts(file, { ...options, pages: options.drawn });
  const context = { paintText: fonts.paintText, images: new Map() };
  const known: KnownObjects = new Map();
  const tree = file.reserve();
  const kids: Ref[] = [];
  const box = `[0 0 ${num(widthPt)} ${num(heightPt)}]`;
  const documentId = hexBytes(
    hash(latin1(`${encodeURI(options.title)}\n${options.createdAt.toISOString()}`)),
  );
  return {
    copy: (pressFile, pageNos) => copyPages(file, pressFile, pageNos, known, hash),
    cover: (cover) => addCover(file, cover),
    draw: (page) => {
      const content = pageContent(page, context);
      const id = file.addStream({
        entries:
          `/Type/XObject/Subtype/Form/BBox[0 0 ${num(page.widthPt)} ${num(page.heightPt)}]` +
          `/Matrix[1 0 0 -1 0 ${num(page.heightPt)}]/Resources${resourcesOf(fonts.resources, content)}`,
        bytes: latin1(content.operators),
        coding: 'deflate',
      });
      return { id, widthPt: page.widthPt, heightPt: page.heightPt };
    },
    side: ({ faces, marks, slug }) => {
      const forms = [...new Set(faces.map(({ form }) => form.id))];
      const nameOf = (id: Ref): string => `F${forms.indexOf(id)}`;
      const line = slug ? pageContent(slug.page, context) : null;
      const operators = [
        `1 0 0 -1 0 ${num(heightPt)} cm\n`,
        ...faces.map(({ form, place }) => faceOperators(nameOf(form.id), form, place)),
        marks.length === 0 ? '' : `${inkOperator(BLACK, 'k')}${marks.map(rectangle).join('')}f\n`,
        slug && line ? `q 1 0 0 1 ${num(slug.x)} ${num(slug.y)} cm\n${line.operators}Q\n` : '',
      ].join('');
      const contents = file.addStream({ entries: '', bytes: latin1(operators), coding: 'deflate' });
      const xObjects = forms.map((id) => `/${nameOf(id)} ${ref(id)}`).join('') + (line?.xObjects ?? '');
      kids.push(
        file.add(
          `<</Type/Page/Parent ${ref(tree)}/MediaBox${box}/BleedBox${box}/TrimBox${box}` +
            `/Resources<<${fonts.resources}/XObject<<${xObjects}>>>>/Contents ${ref(contents)}>>`,
        ),
      );
    },
    end: () => {
      file.set(tree, `<</Type/Pages/Count ${kids.length}/Kids[${kids.map(ref).join(' ')}]>>`);
      const { title, createdAt } = options;
      const metadata = { title, createdAt, conformance, documentId: documentId.slice(0, 32) };
      const xmp = addXmp(file, metadata);
      const intent = addOutputIntent(file, options.outputIntent);
      const root = file.add(`<</Type/Catalog/Pages ${ref(tree)}/Metadata ${ref(xmp)}${intent}>>`);
      file.end({ root, info: addInfo(file, metadata), id: metadata.documentId });
    },
  };
}

const rectangle = ({ x, y, width, height }: Rect): string =>
  `${num(x)} ${num(y)} ${num(width)} ${num(height)} re\n`;

/** Forms count y up, as PDF does, and sheets and places y down: the last matrix turns the form over. */
const faceOperators = (name: string, { heightPt }: PageForm, { clip, matrix }: SheetPlace): string =>
  `q\n${rectangle(clip)}W n\n${matrix.map(num).join(' ')} cm\n1 0 0 -1 0 ${num(heightPt)} cm\n/${name} Do\nQ\n`;
