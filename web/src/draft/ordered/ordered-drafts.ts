import { CANCELLED_STATES } from '@fumi/domain';
import { isNotFound } from '../../platform/answer.ts';
import { keep, recall } from '../../platform/storage.ts';
import { memberStore } from '../../session/member-session.ts';
import { clearAddresses } from '../change-draft.ts';
import { clearHere } from '../clear-here.ts';
import { codeHere, forkDraft } from '../draft-here.ts';
import { draftStore } from '../draft-store.ts';
import { quietClient } from '../quiet-client.ts';
import { hasContentOf, isForSamePeople, isPrintedOtherwise, isShown } from './made-draft.ts';
import { draftOfBook, forgetUpload, type MadeFrom } from './upload-memory.ts';

/* Drafts whose book is ordered: each is known here until its order is paid, and ends here then (ADR 158). */

type Ordered = MadeFrom & {
  readonly memberCode: string;
  readonly productCode: string;
  readonly bookCode: string;
  readonly orderCode: string;
  /** It was paid; the entry is kept, since another tab may still show its draft. */
  readonly isPaid?: true;
};

/** More cards than anybody orders from one device while a tab stays open. */
const MOST_KEPT = 20;

const KEY = 'ordered-drafts';

/** Entries of an older release, which have no `made`, are ignored. */
const readOrdered = (): readonly Ordered[] =>
  (JSON.parse(recall('localStorage', KEY) ?? '[]') as readonly Partial<Ordered>[]).filter(
    (one): one is Ordered => one.made !== undefined,
  );

/** Of too many, the paid ones are dropped first. */
function writeOrdered(ordered: readonly Ordered[]): void {
  const paidFirst = ordered.toSorted(
    (one, other) => Number(Boolean(other.isPaid)) - Number(Boolean(one.isPaid)),
  );
  keep('localStorage', KEY, ordered.length === 0 ? null : JSON.stringify(paidFirst.slice(-MOST_KEPT)));
}

const writeWithout = (book: string): void =>
  writeOrdered(readOrdered().filter(({ bookCode }) => bookCode !== book));

/** Orders whose card is changed in this tab; in another tab, days later, the changed card is one more set. */
const mended = (): readonly string[] => (recall('sessionStorage', 'mended-orders') ?? '').split(' ');

const writeMended = (orderCodes: readonly string[]): void =>
  keep('sessionStorage', 'mended-orders', orderCodes.join(' '));

/** Whether this device knows an order of a book. */
export const isOrderedHere = (book: string): boolean =>
  readOrdered().some(({ bookCode }) => bookCode === book);

/** What a book was made of; known of the book of the last upload, and of books ordered here. */
export function madeFromOf(book: string): MadeFrom | undefined {
  const ordered = readOrdered().find(({ bookCode }) => bookCode === book);
  return (
    draftOfBook(book) ?? (ordered && { code: ordered.code, revision: ordered.revision, made: ordered.made })
  );
}

/** Notes that a book of this device is ordered but not paid; its draft stays, so that it can be changed. */
export function addOrdered(ordered: Pick<Ordered, 'productCode' | 'bookCode' | 'orderCode'>): void {
  const from = madeFromOf(ordered.bookCode);
  const { member } = memberStore.getState();
  if (!from || !member) return;
  writeWithout(ordered.bookCode);
  writeOrdered([...readOrdered(), { ...ordered, ...from, memberCode: member.code }]);
}

/** The customer leaves an unpaid order to change its card: the order of the changed card then replaces this order. */
export const markForReplacement = (orderCode: string): void => writeMended([...mended(), orderCode]);

/** Whether the order of the changed card is to replace this order; it may not have been created yet. */
export const isMarkedForReplacement = (orderCode: string): boolean => mended().includes(orderCode);

/** The card is as it was ordered, not on this device, or paid as it was: a later order no longer replaces this one. */
export const unmarkForReplacement = (orderCode: string): void =>
  writeMended(mended().filter((code) => code !== orderCode));

/** Gives the draft of a book a new code: it goes on as a separate card and does not end when the book is paid. */
export async function partFromBook(book: string, productCode: string): Promise<void> {
  writeWithout(book);
  if (draftOfBook(book)) forgetUpload();
  await forkDraft(productCode);
}

/** Whether the open draft is the one of which a book was made, and would be printed otherwise by now. */
export function hasChangedSince(book: string): boolean {
  const from = madeFromOf(book);
  const { code } = draftStore.getState();
  const isOther = from?.code !== undefined && code !== null && code !== from.code;
  return from !== undefined && !isOther && isPrintedOtherwise(from.made);
}

/** Whether two books of this device are printed otherwise, or for others. */
export function isOtherBook(book: string, other: string): boolean {
  const [one, two] = [madeFromOf(book)?.made, madeFromOf(other)?.made];
  return one !== undefined && two !== undefined && (one.printed !== two.printed || one.people !== two.people);
}

/**
 * Cancels orders of the card from before it was changed (`markForReplacement`); true where one was cancelled. The server
 * keeps an order that is paid or has a number for a till. Orders of further sets of the same card stay.
 */
export async function supersedeMended(book: string): Promise<boolean> {
  const code = madeFromOf(book)?.code;
  const isBefore = (one: Ordered): boolean =>
    mended().includes(one.orderCode) && one.code !== undefined && one.code === code && one.bookCode !== book;
  let hasGivenWay = false;
  for (const { orderCode, bookCode } of readOrdered().filter(isBefore)) {
    const answer = await quietClient.orderCancel({ body: { orderCode, superseded: true } });
    if (!answer.ok) continue;
    writeWithout(bookCode);
    hasGivenWay = true;
  }
  return hasGivenWay;
}

/** To be called at sign-out. */
export const forgetOrdered = (): void => writeOrdered([]);

/** Whether an order was paid; false if cancelled or gone, null if it waits or nobody answered. */
async function isPaid(orderCode: string): Promise<boolean | null> {
  const answer = await quietClient.orderGet({ params: { orderCode } });
  if (!answer.ok) return isNotFound(answer.error) ? false : null;
  const { paidAt, state } = answer.value.order;
  return paidAt !== null || (CANCELLED_STATES.includes(state) ? false : null);
}

/**
 * Deletes from this device the drafts whose order is paid, as the server does in the account; one that was
 * changed since stays. Where the order could not be loaded, or `left` is aborted, this is tried again the
 * next time.
 */
export async function endPaidDrafts(memberCode: string, left?: AbortSignal): Promise<void> {
  for (const one of readOrdered().filter((ordered) => ordered.memberCode === memberCode)) {
    const { productCode, bookCode, orderCode, code, made } = one;
    const paid = one.isPaid ?? (await isPaid(orderCode));
    if (paid === null) continue;
    writeWithout(bookCode);
    if (!paid) continue;
    writeOrdered([...readOrdered(), { ...one, isPaid: true }]);
    const isHere = (await codeHere(productCode)) === code && (await hasContentOf(made, productCode));
    if (left?.aborted) return;
    // Another tab has stored another draft; the card that this tab still shows is paid, so its addresses go.
    if (!isHere && isShown(made, productCode) && isForSamePeople(made)) clearAddresses();
    if (!isHere) continue;
    if (isForSamePeople(made)) await clearHere(productCode, made.people !== null);
    // For other people it is another card, which the account no longer has: it becomes a new draft there,
    // unless it has an unpaid order of its own.
    else if (!readOrdered().some((other) => other.code === code && !other.isPaid))
      await forkDraft(productCode);
  }
}
