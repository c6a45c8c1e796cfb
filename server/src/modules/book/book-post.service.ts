import {
  CUT_MARGIN_PT,
  frontSizePt,
  invariant,
  mournersAt,
  newYearsDay,
  ok,
  type PrintAddress,
  type Result,
  refuse,
} from '@fumi/domain';
import { layoutAddressPage, layoutFrontPage, placedItem, refusedIssues } from '@fumi/print';
import type { Context } from '../../context.ts';
import type { Database, Transaction } from '../../db/database.ts';
import type { BookDesign, DesignItem } from '../../db/tables/book.ts';
import type { Refusal } from '../../http/call.ts';
import {
  contactsInMourning,
  firstInMourning,
  type InMourning,
} from '../contacts/contacts-whole.repository.ts';
import { type StoredPhoto, storePhoto } from '../photo/photo.service.ts';
import { type BookRow, lockState } from './book.repository.ts';
import { type BookItemRow, replaceItemAtLast } from './book-item.repository.ts';
import {
  type AcceptedItem,
  type Face,
  type ItemRules,
  judgeItem,
  judgeWords,
  type PostedItem,
} from './book-item.ts';

/** What is posted to which book of the member; `photo` is the file of an item of type 0. */
type Posting = {
  readonly book: BookRow | null;
  readonly item: PostedItem;
  readonly photo: Buffer | null;
};

/** More than any design and thirty cards need; a stop for programs that run wild. */
const MAX_ITEMS_PER_PAGE = 10;

const CLOSED: Refusal = { code: 'wrong_state', fields: { bookCode: ['complete'] } };

const photoColumns = (photo: StoredPhoto | null) => ({
  objectKey: photo?.objectKey ?? null,
  sha256: photo?.sha256 ?? null,
  byteCount: photo?.byteCount ?? null,
  widthPx: photo?.widthPx ?? null,
  heightPx: photo?.heightPx ?? null,
});

function rowOf(bookCode: string, item: AcceptedItem, photo: StoredPhoto | null): BookItemRow {
  const { pageNo, z, kind, x, y } = item;
  const isFace = item.kind === 'sender' || item.kind === 'recipient';
  return {
    bookCode,
    pageNo,
    z,
    kind,
    addedPageNo: [...item.addedPageNo],
    x,
    y,
    itemId: item.kind === 'art' ? item.itemId : null,
    layout: isFace ? item.layout : null,
    style: isFace ? item.style : null,
    address: isFace ? item.address : null,
    textValue: item.kind === 'text' ? item.value : null,
    ...photoColumns(photo),
  };
}

/** One address face by itself, as the press will set it. */
function layoutFace({ content: { print }, zip }: Context, { kind, layout: name, style, address }: Face) {
  const layout = print.addressLayout(name);
  invariant(layout, 'A face in an unknown layout is refused before it is set.');
  return layoutAddressPage({
    layout,
    sender: kind === 'sender' ? address : null,
    recipient: kind === 'recipient' ? address : null,
    qr: null,
    fonts: print.fonts(style.face),
    numerals: style.numerals,
    barcode: style.barcode === true,
    localities: (code) => zip.directory().find(code),
  });
}

/** A text by itself, as the press will set it. */
function layoutText(
  { content: { print } }: Context,
  { orientation, itemPt }: BookDesign,
  { textType: type, textLook: look, z, x, y, width, height }: DesignItem,
  value: string,
) {
  invariant(type, 'A text is judged in its place.');
  const sheet = frontSizePt(orientation, itemPt);
  const place = { type, look, z, box: { x, y, width, height } };
  return layoutFrontPage({
    widthPt: sheet.width,
    heightPt: sheet.height,
    bleedPt: CUT_MARGIN_PT,
    items: [placedItem(place, value, print.fonts)],
  });
}

const rulesOf = (context: Context): ItemRules => {
  const { print } = context.content;
  return {
    isLayout: (name) => print.addressLayout(name) !== null,
    isPrintable: (face, grapheme) => print.isPrintable(print.fonts(face), grapheme),
    refusedIssues: (face) => refusedIssues(layoutFace(context, face).issues),
    refusedText: (...text) => refusedIssues(layoutText(context, ...text).issues),
  };
};

/**
 * A family in mourning gets no New Year's card. The contact itself is refused; another entry of its name and address
 * is refused until the customer has said that it is somebody else.
 */
async function mourningProblem(
  db: Database | Transaction,
  { memberCode, address, year }: NewYearsCard,
  first?: InMourning,
): Promise<Refusal | null> {
  let mayMourn = false;
  for await (const contacts of contactsInMourning(db, memberCode, newYearsDay(year), first)) {
    const { is, mayBe } = mournersAt(contacts, year)(address);
    if (is.length > 0) return { code: 'invalid', fields: { recipient: ['mourning'] } };
    mayMourn ||= mayBe.length > 0;
  }
  return mayMourn ? { code: 'invalid', fields: { recipient: ['mourning-to-answer'] } } : null;
}

type NewYearsCard = { readonly memberCode: string; readonly address: PrintAddress; readonly year: number };

/** Recipient and year where an item is the address face of a New Year's card; else null. */
function newYearsCard({ design, memberCode }: BookRow, item: AcceptedItem | Face): NewYearsCard | null {
  const year = design.newYear ?? null;
  return year === null || item.kind !== 'recipient' ? null : { memberCode, address: item.address, year };
}

/** Judges a corrected address face of a finished book by the rules for posted ones. */
export async function judgeCorrected(
  context: Context,
  book: BookRow,
  face: Face,
): Promise<Result<null, Refusal>> {
  const judged = judgeWords(face, rulesOf(context));
  if (!judged.ok) return refuse({ code: 'invalid', fields: judged.error });
  const card = newYearsCard(book, face);
  const mourning = card && (await mourningProblem(context.db, card));
  return mourning ? refuse(mourning) : ok(null);
}

async function storedPhoto(
  context: Context,
  book: BookRow,
  item: AcceptedItem,
  bytes: Buffer | null,
): Promise<Result<StoredPhoto | null, Refusal>> {
  if (item.kind !== 'photo') {
    return bytes ? refuse({ code: 'bad_request', fields: { object: ['no-file'] } }) : ok(null);
  }
  if (!bytes) return refuse({ code: 'bad_request', fields: { object: ['file'] } });
  const stored = await storePhoto(context, book.code, bytes, item.frame);
  return stored.ok ? stored : refuse({ code: stored.error });
}

/** Stores an item under the book's lock, which a post takes only here; a `book/terminate` may have closed the book. */
const keepItem = (
  context: Context,
  book: BookRow,
  item: AcceptedItem,
  row: BookItemRow,
): Promise<Result<null, Refusal>> =>
  context.db.transaction(async (tx) => {
    const card = newYearsCard(book, item);
    const mourners = card ? firstInMourning(book.memberCode, newYearsDay(card.year)) : undefined;
    const locked = await lockState(tx, book, row, mourners);
    if (locked === null) return refuse({ code: 'not_found' });
    if (locked.state !== 'draft') return refuse(CLOSED);
    const mourning = card && (await mourningProblem(tx, card, locked.also));
    if (mourning) return refuse(mourning);
    if (locked.itemsElsewhere >= book.design.pageCount * MAX_ITEMS_PER_PAGE)
      return refuse({ code: 'invalid', fields: { z: ['too-many'] } });
    await replaceItemAtLast(tx, row);
    return ok(null);
  });

/**
 * Adds an item to a draft. Page and z are its identity: posting it again after a lost answer replaces it with
 * itself. A photo is stored before the row that names it. Photos without a row, replaced ones too, are swept after a
 * day: to delete one here could take it from under a post of the same photo.
 */
export async function postItem(
  context: Context,
  { book, ...posting }: Posting,
): Promise<Result<{ pageNo: number; z: number }, Refusal>> {
  if (!book) return refuse({ code: 'not_found' });
  if (book.state !== 'draft') return refuse(CLOSED);
  const judged = judgeItem(book.design, posting.item, rulesOf(context));
  if (!judged.ok) return refuse({ code: 'invalid', fields: judged.error });
  const photo = await storedPhoto(context, book, judged.value, posting.photo);
  if (!photo.ok) return photo;
  const kept = await keepItem(context, book, judged.value, rowOf(book.code, judged.value, photo.value));
  if (!kept.ok) return kept;
  return ok({ pageNo: judged.value.pageNo, z: judged.value.z });
}
