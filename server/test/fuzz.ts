import { api, type CallDefinition, type CallName, type Endpoint, everyCall, toWire } from '@fumi/contract';
import fc from 'fast-check';
import { aContact } from './a-contact.ts';
import { beginBook, createBody, kitOnSale } from './book-posting.ts';
import { signedInDesk } from './desk-client.ts';
import type { TestApp } from './harness.ts';
import { hostileBodies, type Known } from './hostile.ts';
import { type EventLoopBlocking, eventLoopBlocking, queuedMs } from './loop-probe.ts';
import { orderBody, orderedBook } from './order-making.ts';

/* Requests by the thousand, made from the contract's own schemas: valid, nearly valid and hostile, of somebody who is
   signed in and has books, orders and contacts. The same seed makes the same requests. */

export type Finding = {
  readonly name: CallName;
  readonly problem: string;
  readonly url: string;
  readonly payload: string | undefined;
};

type Fuzzed = {
  readonly findings: readonly Finding[];
  /** How many answers had each status. */
  readonly statuses: Readonly<Record<number, number>>;
  /** The slowest answer, without the time in which the machine ran other processes. */
  readonly slowestMs: number;
  /** The longest that a request held the event loop, ms of CPU. */
  readonly longestStandingMs: number;
};

const NAMES = Object.keys(everyCall) as CallName[];
/** Calls that end the session or the member with which all other calls are made: they come last. */
const LAST: readonly CallName[] = ['sessionRevokeOthers', 'memberWithdraw', 'memberLogout', 'deskSignOut'];
/** Requests of one member: the next one's rate limits are unused. */
const OF_A_MEMBER = 1000;
/**
 * A call that works longer, or waits much longer, hangs; one that holds the event loop longer holds everybody up. Far
 * above what any takes, for a slow machine: of 100,000 on PostgreSQL the longest standing was 33 ms, and up to 77 where
 * the sandbox of the third parties was first opened: it loads a whole provider, 170 ms of CPU in parts. The first answer
 * of a provider elsewhere takes 18 ms, all others 3 ms. largest-input.test.ts asks each call for its best time.
 */
const HANG_MS = { work: 5000, wait: 30_000, standing: 100 } as const;

type Caller = { readonly cookies: Map<string, string>; readonly known: Known };

/** A member who has something of everything. */
async function newCaller(shop: TestApp): Promise<Caller> {
  const { context, signedUpMember } = shop;
  const desk = await signedInDesk(shop, 'owner');
  const member = await signedUpMember();
  const orderCode = await orderedBook(member, context);
  const order = await member.orderGet({ params: { orderCode } });
  const kit = kitOnSale(context);
  const draft = await beginBook(member, kit);
  const contact = await member.contactsCreate({ body: aContact });
  const book = order.ok ? (order.value.order.bookCode ?? '') : '';
  const codes = [contact.ok ? contact.value.code : '', orderCode, book];
  const body = toWire(orderBody(book)) as Record<string, unknown>;
  const known: Known = {
    ...Object.fromEntries(Object.entries(body).map(([name, value]) => [name, [value]])),
    ...Object.fromEntries(
      Object.entries(toWire(createBody(kit)) as object).map(([name, value]) => [name, [value]]),
    ),
    ...{
      code: codes,
      order_code: [orderCode],
      book_code: [draft, book],
      codes: [[codes[0]]],
      keep: [codes[0]],
    },
    ...{ email: [member.email], user_name: [member.email], password: [member.password] },
    ...{ current_password: [member.password], zip: ['1060032', '6048005'], font: ['mincho', 'brush'] },
    ...{ page_no: [1, 2, 60], z: [1, 10, 11], type: [0, 1, 3], page_type: [1], total: [1, 3, 40] },
    ...{
      return_ok_url: ['/ok', '//evil.example'],
      return_ng_url: ['/ng'],
      option_id: [1, 2],
      product_code: ['T0021'],
    },
  };
  return { cookies: new Map([...member.cookies, ...desk.cookies]), known };
}

const asText = (value: unknown): string => String(value).replace(/\p{Cs}/gu, '?');

const fields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

type Made = {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly key: string;
};

const HEADER_KEYS = ['', '', 'one', 'two', 'k'.repeat(255), 'k'.repeat(256), '\u3042'];

function requestsFor(name: CallName, known: Known): fc.Arbitrary<Made> {
  const { params, query, body }: Endpoint = api[name];
  return fc.record({
    params: params ? hostileBodies(params, known) : fc.constant({}),
    query: query ? hostileBodies(query, known) : fc.constant({}),
    body: body ? hostileBodies(body, known) : fc.jsonValue(),
    key: fc.constantFrom(...HEADER_KEYS),
  });
}

function requestOf(name: CallName, { params, query, body, key }: Made) {
  const { route }: CallDefinition = everyCall[name];
  const [method = '', path = ''] = route.split(' ');
  const filled = path.replace(/:(\w+)/g, (_, field: string) =>
    encodeURIComponent(asText(fields(params)[field] ?? 'x')),
  );
  const search = Object.entries(fields(query)).map(
    ([field, value]) => `${field}=${encodeURIComponent(asText(value))}`,
  );
  return {
    method: method as 'GET' | 'POST',
    url: search.length > 0 ? `${filled}?${search.join('&')}` : filled,
    payload: method === 'POST' ? JSON.stringify(body) : undefined,
    key: /^[\x20-\x7e]*$/.test(key) ? key : '',
  };
}

type Asked = {
  readonly status: number;
  readonly body: string;
  readonly ms: number;
  readonly workMs: number;
  readonly standing: EventLoopBlocking;
};

/** Asks once; cookies that the answer sets are kept. */
async function ask(
  { app }: TestApp,
  cookies: Map<string, string>,
  { method, url, payload, key }: ReturnType<typeof requestOf>,
): Promise<Asked> {
  const began = { ms: performance.now(), queuedMs: queuedMs(), cpu: process.threadCpuUsage() };
  const headers = {
    cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
    'x-requested-with': 'fumi',
    ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
    ...(key ? { 'idempotency-key': key } : {}),
  };
  const { value: answer, standing } = await eventLoopBlocking(() =>
    app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) }),
  );
  const { user, system } = process.threadCpuUsage(began.cpu);
  // A session gets another token when its password was proven. Erased cookies are kept, to stay signed in.
  for (const { name, value } of answer.cookies) if (value !== '') cookies.set(name, value);
  return {
    status: answer.statusCode,
    body: answer.body,
    ms: performance.now() - began.ms - (queuedMs() - began.queuedMs),
    workMs: (user + system) / 1000,
    standing,
  };
}

const isSentence = (text: string): boolean => {
  const { error } = JSON.parse(text) as { error?: { message?: string } };
  return (error?.message ?? '') !== '';
};

type FuzzOptions = {
  readonly seed: number;
  readonly count: number;
  /** Called after each thousand, so that a run that is broken off has told what it found. */
  readonly onThousand?: (soFar: Fuzzed, done: number) => void;
};

/** Asks so many requests, and tells which were answered wrongly, not at all or too late. */
export async function fuzz(shop: TestApp, { seed, count, onThousand }: FuzzOptions): Promise<Fuzzed> {
  const findings: Finding[] = [];
  const statuses: Record<number, number> = {};
  let slowestMs = 0;
  let longestStandingMs = 0;
  for (let done = 0; done < count; done += OF_A_MEMBER) {
    const { cookies, known } = await newCaller(shop);
    const share = Math.min(OF_A_MEMBER, count - done);
    const names = fc.sample(fc.constantFrom(...NAMES.filter((name) => !LAST.includes(name))), {
      seed: seed + done,
      numRuns: share - LAST.length,
    });
    const makers = new Map<CallName, Iterator<Made>>();
    const made = (name: CallName): Made => {
      const maker =
        makers.get(name) ??
        fc.sample(requestsFor(name, known), { seed: seed + done, numRuns: share }).values();
      makers.set(name, maker);
      const next = maker.next();
      if (next.done) throw new Error('There are as many requests as are asked.');
      return next.value;
    };
    for (const name of [...names, ...LAST]) {
      const request = requestOf(name, made(name));
      const asked = await ask(shop, cookies, request);
      slowestMs = Math.max(slowestMs, asked.ms);
      statuses[asked.status] = (statuses[asked.status] ?? 0) + 1;
      const find = (problem: string) =>
        findings.push({ name, problem, url: request.url, payload: request.payload });
      const isCalm = asked.status < 500 && (asked.status === 200 || isSentence(asked.body));
      if (!isCalm) find(`${asked.status} ${asked.body.slice(0, 200)}`);
      if (asked.workMs > HANG_MS.work || asked.ms > HANG_MS.wait) find(`${Math.round(asked.ms)} ms`);
      // Measured once more: a garbage collection may fall into any request.
      const standing =
        asked.standing.ownMs > HANG_MS.standing
          ? (await ask(shop, cookies, request)).standing.ownMs
          : asked.standing.ownMs;
      longestStandingMs = Math.max(longestStandingMs, standing);
      if (standing > HANG_MS.standing) find(`the event loop stood ${Math.round(standing)} ms`);
    }
    onThousand?.({ findings, statuses, slowestMs, longestStandingMs }, done + share);
  }
  return { findings, statuses, slowestMs, longestStandingMs };
}
