import { DEFAULT_ADDRESS_STYLE, emptyPrintAddress } from '@fumi/domain';
import { afterEach, expect, test, vi } from 'vitest';
import { memberStore } from '../../session/member-session.ts';
import { keepLink, productsOfOthers, recallLink } from '../account-link.ts';
import { chooseKit, setRecipients, setText } from '../change-draft.ts';
import { deviceReading } from '../device-storage.ts';
import { draftStore, openDraft } from '../draft-store.ts';
import { madeNow } from './made-draft.ts';
import {
  addOrdered as add,
  endPaidDrafts,
  hasChangedSince,
  isOtherBook,
  madeFromOf,
  markForReplacement,
  supersedeMended,
  unmarkForReplacement,
} from './ordered-drafts.ts';
import { openUploadMemory, rememberBook } from './upload-memory.ts';

const CODE = 'T0021';
const CALENDAR = 'T0010';
const CHOICE = { groupId: 10, tagId: 1, kitId: 27001 };

const aRecipient = (address2: string) => ({ ...emptyPrintAddress(), address2 });

type Order = { readonly state: string; readonly paid_at: string | null };

const WAITING: Order = { state: 'payment_pending', paid_at: null };
const PAID: Order = { state: 'paid', paid_at: '2026-12-01T00:00:00Z' };

/** A browser, and a shop that answers with the state of each of `orders`. */
function aBrowser() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('navigator', { userAgent: '' });
  memberStore.setState({ member: { code: 'm' } as ReturnType<typeof memberStore.getState>['member'] });
  const orders: Record<string, Order> = { A: WAITING, B: WAITING, C: WAITING };
  /** Orders that were cancelled as superseded. */
  const superseded: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (body) {
      superseded.push(JSON.parse(String(body)).order_code);
      return Response.json({});
    }
    const order = orders[url.split('/').at(-1) ?? ''];
    if (order === undefined) return Response.json({ error: { code: 'not_found' } }, { status: 404 });
    return Response.json({ order });
  });
  return { superseded, orders };
}

/** A draft of the account, open here. */
async function open(code: string, productCode = CODE): Promise<void> {
  await openDraft(productCode);
  keepLink(productCode, { memberCode: 'm', code, revision: 1, known: {} });
  draftStore.setState({ code });
  chooseKit(CHOICE, []);
  setText('BOOK_TITLE', code);
}

/** Makes a book of the open draft, and an order of the book, with the same code. */
function order(book: string, code: string, productCode = CODE): void {
  openUploadMemory({ book });
  rememberBook(book, { code, made: madeNow(true) });
  add({ productCode, bookCode: book, orderCode: book });
}

const choice = () => draftStore.getState().choice;

afterEach(() => {
  setRecipients([]);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  keepLink(CODE, null);
  keepLink(CALENDAR, null);
});

test('a draft stays as it is until the order of its book is paid, and ends then', async () => {
  const { orders } = aBrowser();
  await open('first');
  order('B', 'first');
  await endPaidDrafts('m');
  expect(choice()).toEqual(CHOICE);
  orders.B = { ...PAID, state: 'shipped' };
  await endPaidDrafts('m');
  expect(choice(), 'also where nobody looked before it was sent').toBeNull();
});

test('a card that was changed after its order stays when the order is paid', async () => {
  const { orders } = aBrowser();
  await open('first');
  order('B', 'first');
  setText('BOOK_TITLE', 'mended');
  orders.B = PAID;
  await endPaidDrafts('m');
  expect(draftStore.getState().texts).toEqual({ BOOK_TITLE: 'mended' });
});

test('the same card for other people stays with them as a new draft when the order is paid', async () => {
  const { orders } = aBrowser();
  await open('first');
  setRecipients([aRecipient('髙橋')]);
  order('B', 'first');
  setRecipients([aRecipient('佐藤')]);
  orders.B = PAID;
  await endPaidDrafts('m');
  expect(draftStore.getState()).toMatchObject({ choice: CHOICE, recipients: [aRecipient('佐藤')] });
  expect(recallLink(CODE), 'the account has ended the first').toMatchObject({ memberCode: 'm', revision: 0 });
  expect(productsOfOthers('somebody else'), 'it is still its member’s').toContain(CODE);
  draftStore.setState({ code: 'its own' });
  order('C', 'its own');
  orders.C = PAID;
  await endPaidDrafts('m');
  expect(draftStore.getState()).toMatchObject({ choice: null, recipients: [] });
});

test('a draft that was ordered twice for different people ends once both orders are paid', async () => {
  const { orders } = aBrowser();
  await open('first');
  setRecipients([aRecipient('髙橋')]);
  order('A', 'first');
  setRecipients([aRecipient('佐藤')]);
  order('B', 'first');
  orders.A = PAID;
  await endPaidDrafts('m');
  expect(recallLink(CODE)?.code).toBe('first');
  orders.B = PAID;
  await endPaidDrafts('m');
  expect(choice()).toBeNull();
});

test('an option that was chosen and undone does not count as a change', async () => {
  const { orders } = aBrowser();
  await open('first');
  setRecipients([{ ...aRecipient('髙橋'), addressLines: [] }]);
  draftStore.setState({ style: { ...DEFAULT_ADDRESS_STYLE, barcode: false } });
  order('B', 'first');
  orders.B = PAID;
  await endPaidDrafts('m');
  expect(choice()).toBeNull();
});

test('a card that another tab has changed after its order stays', async () => {
  const { orders } = aBrowser();
  await open('first');
  order('B', 'first');
  const { choice: chosen, photos, unused, texts } = draftStore.getState();
  const stored = { choice: chosen, photos, unused, texts: { ...texts, BOOK_TITLE: 'mended' } };
  vi.spyOn(deviceReading, 'read').mockResolvedValue({ draft: stored, files: new Map() } as never);
  orders.B = PAID;
  await endPaidDrafts('m');
  expect(choice()).toEqual(CHOICE);
});

test('the addresses of a paid card leave its tab, also if another tab stored another card', async () => {
  const { orders } = aBrowser();
  await open('first');
  setRecipients([aRecipient('髙橋')]);
  order('B', 'first');
  const stored = { ...draftStore.getState(), code: 'begun in another tab', texts: {} };
  vi.spyOn(deviceReading, 'read').mockResolvedValue({ draft: stored, files: new Map() } as never);
  orders.B = PAID;
  await endPaidDrafts('m');
  expect(draftStore.getState()).toMatchObject({ choice: CHOICE, recipients: [] });
});

test('a paid draft stays if `left` is aborted, and ends the next time', async () => {
  const { orders } = aBrowser();
  await open('first');
  order('B', 'first');
  orders.B = PAID;
  await endPaidDrafts('m', AbortSignal.abort());
  expect(choice()).toEqual(CHOICE);
  await endPaidDrafts('m');
  expect(choice()).toBeNull();
});

test('what an ordered book was made of is known after another upload', async () => {
  aBrowser();
  await open('first');
  order('A', 'first');
  openUploadMemory({ book: 'of another product' });
  expect(madeFromOf('A')).toMatchObject({ code: 'first' });
});

test('a card begun after an order stays if the order is paid and its payment is opened again', async () => {
  const { orders } = aBrowser();
  await open('first');
  order('B', 'first');
  await open('second');
  orders.B = PAID;
  await endPaidDrafts('m');
  add({ productCode: CODE, bookCode: 'B', orderCode: 'B' });
  await endPaidDrafts('m');
  expect(choice()).toEqual(CHOICE);
});

test('a draft that another tab has ended ends in this tab too', async () => {
  const { orders } = aBrowser();
  await open('first');
  order('B', 'first');
  orders.B = PAID;
  const shown = draftStore.getState();
  await endPaidDrafts('m');
  draftStore.setState(shown);
  keepLink(CODE, { memberCode: 'm', code: 'first', revision: 1, known: {} });
  await endPaidDrafts('m');
  expect(choice()).toBeNull();
});

test('the end of a paid draft does not close the draft of another product', async () => {
  const { orders } = aBrowser();
  await open('first');
  order('B', 'first');
  await open('calendar', CALENDAR);
  orders.B = PAID;
  await endPaidDrafts('m');
  expect(draftStore.getState()).toMatchObject({ productCode: CALENDAR, choice: CHOICE });
});

test('the order of a changed card supersedes the one before, not that of another card', async () => {
  const { superseded } = aBrowser();
  await open('first');
  order('A', 'first');
  markForReplacement('A');
  expect(await supersedeMended('A'), 'unchanged it is the same order').toBe(false);
  openUploadMemory({ book: 'B' });
  rememberBook('B', { code: 'first', made: madeNow(true) });
  expect(await supersedeMended('B')).toBe(true);
  expect(await supersedeMended('B')).toBe(false);
  await open('second');
  order('C', 'second');
  expect(await supersedeMended('C')).toBe(false);
  expect(superseded).toEqual(['A']);
});

test('an order that is unmarked for replacement is not superseded', async () => {
  const { superseded } = aBrowser();
  await open('first');
  order('A', 'first');
  markForReplacement('A');
  unmarkForReplacement('A');
  order('B', 'first');
  expect(await supersedeMended('B')).toBe(false);
  expect(superseded).toEqual([]);
});

test('a card that would be printed otherwise than it was ordered counts as changed', async () => {
  aBrowser();
  await open('first');
  order('A', 'first');
  expect(hasChangedSince('A')).toBe(false);
  setText('BOOK_TITLE', 'mended');
  expect(hasChangedSince('A')).toBe(true);
  setText('BOOK_TITLE', 'first');
  expect(hasChangedSince('A'), 'taken back').toBe(false);
  draftStore.setState({ wordsAside: { 10: {}, 11: {} } });
  expect(hasChangedSince('A'), 'a design of another occasion was tried').toBe(false);
  setRecipients([aRecipient('other')]);
  expect(hasChangedSince('A'), 'for somebody else').toBe(true);
  draftStore.setState({ code: 'another card' });
  expect(hasChangedSince('A'), 'another card is open').toBe(false);
  draftStore.setState({ code: 'first' });
  order('B', 'first');
  expect([isOtherBook('A', 'B'), isOtherBook('B', 'B'), isOtherBook('A', 'nobody knows it')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('a second order of an unchanged card does not supersede the first', async () => {
  const { superseded } = aBrowser();
  await open('first');
  order('A', 'first');
  order('B', 'first');
  expect(await supersedeMended('B')).toBe(false);
  expect(superseded).toEqual([]);
});

test('an entry that an older release stored ends no draft', async () => {
  const { orders } = aBrowser();
  await open('first');
  localStorage.setItem(
    'ordered-drafts',
    '[{"memberCode":"m","productCode":"T0021","bookCode":"B","code":"first"}]',
  );
  orders.B = PAID;
  await endPaidDrafts('m');
  expect(choice()).toEqual(CHOICE);
});

test.each([
  ['was cancelled', { state: 'cancelled', paid_at: null }],
  ['gets its late money back', { state: 'refunding', paid_at: null }],
  ['is gone', undefined],
])('the draft of an order that %s does not end, even if it is paid later', async (_, ended) => {
  const { orders } = aBrowser();
  await open('first');
  order('B', 'first');
  if (ended) orders.B = ended;
  else delete orders.B;
  await endPaidDrafts('m');
  orders.B = PAID;
  await endPaidDrafts('m');
  expect(choice()).toEqual(CHOICE);
});

test('an order whose state could not be loaded is asked for again, for its own member only', async () => {
  const { orders } = aBrowser();
  const online = fetch;
  await open('first');
  order('B', 'first');
  orders.B = PAID;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await endPaidDrafts('m');
  vi.stubGlobal('fetch', online);
  await endPaidDrafts('somebody else');
  expect(choice()).toEqual(CHOICE);
  await endPaidDrafts('m');
  expect(choice()).toBeNull();
});
