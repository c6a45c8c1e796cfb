import { invariant } from '@fumi/domain';
import { hexBytes, latin1 } from './bytes.ts';
import type { ParsedObject, ParsedPdf } from './parsed-pdf.ts';
import { type PdfObjects, type Ref, ref } from './pdf-file.ts';

/** A page that became a form (ISO 32000 §8.10): drawn wherever it is wanted, stored once. pt, y up. */
export type PageForm = { readonly id: Ref; readonly widthPt: number; readonly heightPt: number };

/** What a file already holds, by digest of what it says: pictures, fonts and pages that are equal are stored once. */
export type KnownObjects = Map<string, Ref>;

const REFERENCE = /\b([0-9]+) 0 R\b/g;

/** The value of a dictionary's entry that is a dictionary itself, with its brackets. */
function nestedDictionary(dictionary: string, name: string): string {
  const start = dictionary.indexOf(`/${name}<<`) + name.length + 1;
  invariant(start > name.length, `A page of a press file has /${name}.`);
  let depth = 0;
  for (let at = start; at < dictionary.length - 1; at += 1) {
    const pair = dictionary.slice(at, at + 2);
    if (pair === '<<') depth += 1;
    if (pair === '>>') depth -= 1;
    if (pair === '<<' || pair === '>>') at += 1;
    if (depth === 0) return dictionary.slice(start, at + 1);
  }
  invariant(false, `The dictionary of /${name} ends.`);
}

const byId = ({ objects }: ParsedPdf): ReadonlyMap<number, ParsedObject> =>
  new Map(objects.map((object) => [object.id, object]));

/** The pages of a file in order; press files have a flat tree. */
function pagesOf({ objects }: ParsedPdf, known: ReadonlyMap<number, ParsedObject>): ParsedObject[] {
  const kids = objects.flatMap(({ dictionary }) =>
    dictionary.includes('/Type/Pages') ? (/\/Kids\[([^\]]*)\]/.exec(dictionary)?.[1] ?? []) : [],
  )[0];
  return [...(kids ?? '').matchAll(REFERENCE)].map(([, id]) => {
    const page = known.get(Number(id));
    invariant(page, 'A press file has the pages that it names.');
    return page;
  });
}

/** A stream's entries without its brackets and its length, which the writer adds. */
const entriesOf = (dictionary: string): string =>
  dictionary.slice(dictionary.indexOf('<<') + 2, dictionary.lastIndexOf('/Length '));

const isStream = ({ dictionary }: ParsedObject): boolean => !dictionary.trimEnd().endsWith('endobj');

/**
 * Copies the pages of a press file into another file as forms: nothing is decoded, and what the file already holds is
 * not written again. Answers by page number, from 1. Reads what `paintPdf` wrote, whose digest the caller has checked, and no other PDF.
 */
export function copyPages(
  file: PdfObjects,
  pdf: ParsedPdf,
  pageNos: ReadonlySet<number>,
  known: KnownObjects,
  hash: (bytes: Uint8Array) => Uint8Array,
): ReadonlyMap<number, PageForm> {
  const objects = byId(pdf);
  const copies = new Map<number, Ref>();
  const once = (text: string, bytes: Uint8Array, add: () => Ref): Ref => {
    const key = `${text}\n${hexBytes(hash(bytes))}`;
    const digest = hexBytes(hash(latin1(key)));
    const id = known.get(digest) ?? add();
    known.set(digest, id);
    return id;
  };
  const withCopies = (text: string): string =>
    text.replace(REFERENCE, (_, id: string) => ref(copy(Number(id))));
  const copy = (id: number): Ref => {
    const done = copies.get(id);
    if (done !== undefined) return done;
    const object = objects.get(id);
    invariant(object, 'A press file has the objects that it names.');
    const made = isStream(object) ? copyStream(object) : copyPlain(object);
    copies.set(id, made);
    return made;
  };
  const copyPlain = ({ dictionary }: ParsedObject): Ref => {
    const body = withCopies(dictionary.replace(/endobj\s*$/, '').trim());
    return once(body, Uint8Array.of(), () => file.add(body));
  };
  const copyStream = (object: ParsedObject): Ref => {
    const entries = withCopies(entriesOf(object.dictionary));
    const bytes = object.bytes();
    return once(entries, bytes, () => file.addStream({ entries, bytes, coding: 'none' }));
  };
  const form = ({ dictionary }: ParsedObject): PageForm => {
    const [, width, height] = /\/MediaBox\s*\[0 0 ([0-9.]+) ([0-9.]+)\]/.exec(dictionary) ?? [];
    const contents = objects.get(Number(/\/Contents ([0-9]+) 0 R/.exec(dictionary)?.[1]));
    invariant(width && height && contents, 'A page of a press file has a MediaBox and contents.');
    const resources = withCopies(nestedDictionary(dictionary, 'Resources'));
    const entries =
      `/Type/XObject/Subtype/Form/BBox[0 0 ${width} ${height}]/Resources${resources}` +
      entriesOf(contents.dictionary);
    const bytes = contents.bytes();
    const id = once(entries, bytes, () => file.addStream({ entries, bytes, coding: 'none' }));
    return { id, widthPt: Number(width), heightPt: Number(height) };
  };
  const pages = pagesOf(pdf, objects).map((page, index) => ({ page, pageNo: index + 1 }));
  return new Map(
    pages.filter(({ pageNo }) => pageNos.has(pageNo)).map(({ page, pageNo }) => [pageNo, form(page)]),
  );
}
