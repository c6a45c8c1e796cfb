import { existsSync } from 'node:fs';
import path from 'node:path';
import { api, type CallDefinition, type CallName, type Endpoint, everyCall, toWire } from '@fumi/contract';
import { DEFAULT_ADDRESS_STYLE, emptyPrintAddress } from '@fumi/domain';
import { afterAll, expect, test } from 'vitest';
import { beginBook, kitOnSale } from '../../test/book-posting.ts';
import { openClientThread, type ThreadRequest } from '../../test/client-thread.ts';
import { signedInDesk } from '../../test/desk-client.ts';
import { fillMember, largeContact } from '../../test/full-member.ts';
import { testApp } from '../../test/harness.ts';
import { kanji, largestOf } from '../../test/largest-body.ts';
import { type EventLoopBlocking, eventLoopBlocking } from '../../test/loop-probe.ts';
import { withPace } from '../../test/machine-pace.ts';
import { hanako } from '../../test/order-making.ts';

/**
 * What one caller may cost all the others, ms of CPU at the pace of the machine for which limits are written: nobody feels
 * less (three pictures of a film). A machine that is half as fast is given twice as many; code that is half as fast is not.
 */
const MAX_STANDING_MS = 50;
/** A call is asked so often, and its best time counts: what else runs in the process is not its fault. */
const TIMES = 6;
const MAX_BODY_BYTES = 256 * 1024 - 100;

const shop = await testApp();
const { app, context, signedUpMember } = shop;
const client = openClientThread();
afterAll(() => client.close());
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
const member = await signedUpMember();
const desk = await signedInDesk(shop, 'owner');
const cookie = `fumi=${member.cookies.get('fumi')}; fumi-desk=${desk.cookies.get('fumi-desk')}`;
const full = await fillMember(context, member.member.code);
const kit = kitOnSale(context);
const draft = await beginBook(member, kit);

const manyPhotos = Array.from({ length: 200 }, (_, slot) => ({
  field: `photo.${slot}` as const,
  value: {
    imageId: `photo-${slot}`,
    fileName: kanji(255),
    size: { width: 8000, height: 6000 },
    offset: { x: 0, y: 0 },
    caption: kanji(60),
  },
}));
const largeDraft = { code: 'large-draft', productCode: 'T0021', baseRevision: 0, changes: manyPhotos };
await member.draftSave({ body: largeDraft });

type Parts = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
};

const place = { zip: '6048005', state: '京都府', address1: kanji(255), address2: kanji(255) };
const long = largeContact();
const wire = (value: unknown): Record<string, unknown> => toWire(value) as Record<string, unknown>;
const codes = full.contactCodes.slice(0, 1000);
/** As many contacts as fit into a body. */
const imported = Array.from({ length: 8 }, () => wire(long));

/** Input that is worked on, where the largest value of a schema is refused early or means nothing. */
const WORKED_ON: Partial<Record<CallName, Parts>> = {
  contactsList: { query: { q: kanji(60), order: 'kana', paginate_by: '1000', page: '1' } },
  contactsGet: { params: { code: full.contactCodes[0] ?? '' } },
  contactsCreate: { body: wire(long) },
  contactsUpdate: { body: wire({ ...long, code: full.contactCodes[0] }) },
  contactsImport: { body: { contacts: imported } },
  contactsMerge: { body: { keep: codes[0], others: codes.slice(1, 21) } },
  contactsApart: { body: { codes: codes.slice(100, 150) } },
  contactsDelete: { body: { codes: full.contactCodes.slice(-1000) } },
  contactsGroup: { body: { codes: codes.slice(100), add: long.groups, remove: [] } },
  contactsHistory: { body: { codes: codes.slice(100), year: 2027, sent: true, received: true } },
  contactsMourning: { query: { on: '2027-01-01' } },
  contactsShortList: { query: { paginate_by: '1000', page: '1' } },
  zipSearch: { body: place },
  addressCheck: { body: { addresses: Array.from({ length: 100 }, () => place) } },
  bookCreate: {
    body: {
      theme_id: kit.themeId,
      kit_id: kit.id,
      cover: null,
      product_code: 'T0021',
      page: toWire(kit.pages),
    },
  },
  bookPost: {
    body: {
      ...{ book_code: draft, page_no: 2, page_type: 1, x: 0, y: 0, z: 11, type: 1 },
      object: JSON.stringify(
        toWire({
          layout: 'PortraitA',
          style: DEFAULT_ADDRESS_STYLE,
          recipient: {
            ...emptyPrintAddress(),
            ...{ zip: '1060032', state: '東京都', address1: kanji(255), address2: kanji(255) },
            name: { ...long.name, honorific: '様' },
            jointNames: long.jointNames.map((name) => ({ ...name, honorific: '様' })),
            comment1: kanji(255),
            comment2: kanji(255),
          },
        }),
      ),
    },
  },
  bookGet: { params: { book_code: full.bookCode } },
  orderGet: { params: { order_code: full.orderCode } },
  orderList: { query: { page: '1' } },
  orderCreate: {
    body: {
      ...hanako,
      destinations: Array.from({ length: 10 }, () => ({ ...hanako, quantity: 1 })),
      book_code: full.bookCode,
    },
  },
  contactsShortCreate: {
    body: {
      ...{ zip: '1060032', state: long.state, address1: long.address1, address2: long.address2 },
      ...{ name_last: kanji(255), name_first: kanji(255), honorific: kanji(255), birthday: '' },
      joint_names: wire(long).joint_names,
    },
  },
  draftGet: { params: { code: largeDraft.code } },
  draftSave: { body: { ...wire({ ...largeDraft, changes: [] }), changes: manyPhotos } },
  glyphs: { params: { font: 'mincho' }, body: { text: kanji(1500) } },
  glyphCheck: { params: { font: 'mincho' }, body: { text: kanji(20_000) } },
};

/** These end the session with which the others are called, so they come last. */
const LAST: readonly CallName[] = [
  'passwordChange',
  'sessionRevokeOthers',
  'memberWithdraw',
  'memberLogout',
  'deskSignOut',
];
const ALL = [...(Object.keys(everyCall) as CallName[]).filter((name) => !LAST.includes(name)), ...LAST];

/** 255 signs of which a key of places keeps nothing: names are looked for in ever more of them. */
const endless = (sign: string): string => sign.repeat(255).slice(0, 254).concat('東');
/** As long as the largest, and harder to read: at each character the rest of the text is read again. */
const HARD: readonly (readonly [name: CallName, of: string, parts: Parts])[] = [
  '字　',
  ' 京都府京都市',
].flatMap((sign) => {
  const hard = { ...place, address1: endless(sign), address2: endless(sign) };
  return [
    ['addressCheck', `${sign.trim()}…`, { body: { addresses: [hard] } }],
    ['zipSearch', `${sign.trim()}…`, { body: hard }],
  ] as const;
});

function partsOf(name: CallName): Required<Parts> {
  const { params, query, body }: Endpoint = api[name];
  const texts = (value: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(value).map(([key, part]) => [key, String(part)]));
  return {
    params: params ? texts(largestOf(params, MAX_BODY_BYTES, `${name} params`)) : {},
    query: query ? texts(largestOf(query, 8000, `${name} query`)) : {},
    body: body ? largestOf(body, MAX_BODY_BYTES, name) : {},
    ...WORKED_ON[name],
  };
}

function requestOf(name: CallName, hard?: Parts): ThreadRequest {
  const { route }: CallDefinition = everyCall[name];
  const [method = '', pattern = ''] = route.split(' ');
  const { params, query, body } = { ...partsOf(name), ...hard };
  const filled = pattern.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  const headers = { cookie, 'x-requested-with': 'fumi', 'content-type': 'application/json' };
  const url = `${origin}${filled}?${new URLSearchParams(query)}`;
  return { url, method, headers, ...(method === 'POST' ? { body: JSON.stringify(body) } : {}) };
}

/** `pacedMs`: what the call itself takes, at the pace of the machine for which limits are written. */
type Row = EventLoopBlocking & {
  readonly name: string;
  readonly status: number;
  readonly bytes: number;
  readonly pacedMs: number;
};
const rows: Row[] = [];

async function measuredOnce(name: string, request: ThreadRequest): Promise<Row> {
  const { value: during, pace } = await withPace(() => eventLoopBlocking(() => client.ask(request)));
  const { status, bytes } = during.value;
  return { name, ...during.standing, status, bytes, pacedMs: during.standing.ownMs / pace };
}

async function measured(name: string, requestNow: () => ThreadRequest): Promise<Row> {
  const first = await measuredOnce(name, requestNow());
  let best = first;
  for (let time = 1; time < TIMES && best.pacedMs > MAX_STANDING_MS / 2; time += 1) {
    const { ownMs, pacedMs } = await measuredOnce(name, requestNow());
    if (pacedMs < best.pacedMs) best = { ...first, ownMs, pacedMs };
  }
  rows.push(best);
  return best;
}

test.each(HARD)('%s of %s leaves the event loop to others', async (name, of, hard) => {
  const row = await measured(`${name} ${of}`, () => requestOf(name, hard));
  expect(row.status).toBe(200);
  expect(row.pacedMs).toBeLessThan(MAX_STANDING_MS);
});

const isBuilt = existsSync(path.join(import.meta.dirname, '../../../web/dist/desk.html'));
/** Routes that are no calls, and that anybody may ask for. */
const NO_CALLS = ['/', '/no-such-page', '/api/openapi.json', '/robots.txt', '/sitemap.xml', '/desk/'];

test.for(NO_CALLS)('%s leaves the event loop to others', async (url, { skip }) => {
  skip(url === '/desk/' && !isBuilt, 'the desk is not built: npm run build');
  const headers = { cookie, 'accept-encoding': 'br' };
  const row = await measured(url, () => ({ url: origin + url, method: 'GET', headers }));
  expect(row.status).toBeLessThan(500);
  expect(row.pacedMs).toBeLessThan(MAX_STANDING_MS);
});

// What counts is not how long a call takes, but how long it holds the loop: `memberExport` may take long.
test.each(ALL)('the largest %s leaves the event loop to others', async (name) => {
  const row = await measured(name, () => requestOf(name));
  expect(row.status).toBeLessThan(500);
  expect(row.pacedMs).toBeLessThan(MAX_STANDING_MS);
});

afterAll(() => {
  const lines = rows.map(
    ({ name, status, bytes, pacedMs, ownMs, databaseMs, delayMs }) =>
      `${name.padEnd(26)}${status}${String(bytes).padStart(10)}${pacedMs.toFixed(1).padStart(9)}${ownMs.toFixed(1).padStart(9)}${databaseMs.toFixed(1).padStart(9)}${delayMs.toFixed(1).padStart(9)}`,
  );
  console.log(
    ['call                    status     bytes paced ms   own ms    db ms delay ms', ...lines].join('\n'),
  );
});
