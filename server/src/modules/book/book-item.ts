import { readAddressObject, readTextObject } from '@fumi/contract';
import {
  type AddressProblems,
  type AddressStyle,
  blockingProblems,
  checkText,
  isEmptyAddress,
  isPosted,
  ok,
  type PrintAddress,
  type Result,
  refuse,
  TEXT_FACTS,
  type Typeface,
  validateAddress,
} from '@fumi/domain';
import { type Issue, typefaceOf } from '@fumi/print';
import type { BookDesign, DesignItem } from '../../db/tables/book.ts';
import { designItems, templatePage } from './book-design.ts';

/** A `book/post` as it came, without its file. */
export type PostedItem = {
  readonly pageNo: number;
  readonly addedPageNo?: string | undefined;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly type: 0 | 1 | 3;
  readonly object?: string | undefined;
};

/** An address, and how it is set. */
export type Face = {
  readonly kind: 'sender' | 'recipient';
  readonly layout: string;
  readonly style: AddressStyle;
  readonly address: PrintAddress;
};

/** What was posted, once it is known to belong to the book's design. */
export type AcceptedItem = {
  readonly pageNo: number;
  readonly addedPageNo: readonly number[];
  readonly x: number;
  readonly y: number;
  readonly z: number;
} & (
  | { readonly kind: 'photo'; readonly frame: DesignItem }
  | { readonly kind: 'art'; readonly itemId: number }
  | { readonly kind: 'text'; readonly value: string }
  | Face
);

export type ItemRules = {
  readonly isLayout: (name: string) => boolean;
  /** Whether a typeface draws a grapheme. */
  readonly isPrintable: (face: Typeface, grapheme: string) => boolean;
  /** What the layout engine cannot print of an address face whose texts are valid. */
  readonly refusedIssues: (face: Face) => readonly Issue[];
  /** The same of a text in its place on the sheet of the design. */
  readonly refusedText: (design: BookDesign, place: DesignItem, value: string) => readonly Issue[];
};

type Fields = Readonly<Record<string, readonly string[]>>;
type Judged<Value> = Result<Value, Fields>;

const addedPages = (text: string | undefined): number[] => (text ? text.split(',').map(Number) : []);

/** The pages of an item: all in the book, all repeating one page of the design, none twice. */
function judgePages(design: BookDesign, item: PostedItem): Judged<readonly number[]> {
  const added = addedPages(item.addedPageNo);
  const pages = [item.pageNo, ...added];
  const template = templatePage(design, item.pageNo);
  if (template === null) return refuse({ pageNo: ['out-of-range'] });
  if (added.some((pageNo) => templatePage(design, pageNo) !== template)) {
    return refuse({ addedPageNo: ['out-of-range'] });
  }
  return new Set(pages).size === pages.length ? ok(added) : refuse({ addedPageNo: ['repeated'] });
}

/** The place of the design that an item fills: same side, same z, same kind. */
const placeOf = (design: BookDesign, item: PostedItem, kind: DesignItem['kind']): DesignItem | undefined =>
  designItems(design, item.pageNo).find((place) => place.z === item.z && place.kind === kind);

function problemFields(party: string, problems: AddressProblems): Fields {
  return Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [`${party}.${field}`, problem ? [problem.code] : []]),
  );
}

function judgeAddress(
  party: 'sender' | 'recipient',
  address: PrintAddress,
  isPrintable: (grapheme: string) => boolean,
): Fields | null {
  if (isEmptyAddress(address)) return { [party]: ['required'] };
  const problems = blockingProblems(
    validateAddress(address, { isPrintable, checksHonorific: party === 'recipient' }),
  );
  return Object.keys(problems).length > 0 ? problemFields(party, problems) : null;
}

/** What a JSON field holds, or null where it is no JSON at all. */
function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}

function parseFace(text: string | undefined): Face | null {
  const face = readAddressObject(parseJson(text));
  if (face === null) return null;
  const { layout, style } = face;
  return 'sender' in face
    ? { kind: 'sender', layout, style, address: face.sender }
    : { kind: 'recipient', layout, style, address: face.recipient };
}

/**
 * A text in the place that the design has for it, in the characters that it may have (spec §5), as
 * long as the place has room. An empty text removes a card's own words; the line for one recipient
 * is posted for one page.
 */
function judgeText(
  design: BookDesign,
  item: PostedItem,
  place: DesignItem,
  { isPrintable, refusedText }: ItemRules,
): Judged<{ kind: 'text'; value: string }> {
  const text = readTextObject(parseJson(item.object));
  if (text === null || text.textType !== place.textType) return refuse({ object: ['format'] });
  const { textType, value } = text;
  if (!isPosted(textType, value)) return refuse({ object: ['required'] });
  if (TEXT_FACTS[textType].of === 'recipient' && addedPages(item.addedPageNo).length > 0) {
    return refuse({ addedPageNo: ['one-page'] });
  }
  const face = typefaceOf(place.textLook);
  const checked = checkText(textType, value, (grapheme) => isPrintable(face, grapheme));
  if (!checked.ok) return refuse({ [textType]: [checked.error] });
  const refused = refusedText(design, place, value).map(({ code }) => code);
  return refused.length > 0 ? refuse({ [textType]: refused }) : ok({ kind: 'text', value });
}

/** An address face: on backs only, in a layout that exists, a recipient on one page alone. */
function judgeFace(design: BookDesign, item: PostedItem, rules: ItemRules): Judged<Face> {
  const face = parseFace(item.object);
  if (!face) return refuse({ object: ['format'] });
  if (design.hasAddresses === false || templatePage(design, item.pageNo) !== design.backPage)
    return refuse({ pageNo: ['not-a-back'] });
  if (designItems(design, item.pageNo).some(({ z }) => z === item.z)) return refuse({ z: ['taken'] });
  if (!rules.isLayout(face.layout)) return refuse({ layout: ['unknown'] });
  if (face.kind === 'recipient' && addedPages(item.addedPageNo).length > 0) {
    return refuse({ addedPageNo: ['one-page'] });
  }
  return judgeWords(face, rules);
}

/** Judges the texts of an address face as they will be printed. */
export function judgeWords(
  face: Face,
  rules: Pick<ItemRules, 'isPrintable' | 'refusedIssues'>,
): Judged<Face> {
  const isPrintable = (grapheme: string) => rules.isPrintable(face.style.face, grapheme);
  const problems = judgeAddress(face.kind, face.address, isPrintable);
  if (problems) return refuse(problems);
  const refused = rules
    .refusedIssues(face)
    .map(({ field, code }) => [`${face.kind}.${field}`, [code]] as const);
  return refused.length > 0 ? refuse(Object.fromEntries(refused)) : ok(face);
}

const ITEM_ID = /^[0-9]{1,10}$/;

/** The domain's and the design's judgement of one posted item; a refusal names the fields. */
export function judgeItem(design: BookDesign, item: PostedItem, rules: ItemRules): Judged<AcceptedItem> {
  const pages = judgePages(design, item);
  if (!pages.ok) return pages;
  const placed = { pageNo: item.pageNo, addedPageNo: pages.value, x: item.x, y: item.y, z: item.z };
  const line = item.type === 1 ? placeOf(design, item, 'text') : undefined;
  if (line) {
    const text = judgeText(design, item, line, rules);
    return text.ok ? ok({ ...placed, ...text.value }) : text;
  }
  if (item.type === 1) {
    const face = judgeFace(design, item, rules);
    return face.ok ? ok({ ...placed, ...face.value }) : face;
  }
  if (item.type === 0) {
    const frame = placeOf(design, item, 'photo');
    return frame ? ok({ ...placed, kind: 'photo', frame }) : refuse({ z: ['no-photo-here'] });
  }
  const itemId = ITEM_ID.test(item.object ?? '') ? Number(item.object) : -1;
  return placeOf(design, item, 'art')?.itemId === itemId
    ? ok({ ...placed, kind: 'art', itemId })
    : refuse({ object: ['not-of-this-kit'] });
}
