import type { CallFailure } from '@fumi/contract/client';
import { CONTACTS_PER_CALL, type Contact, ok, refuse, type Whom } from '@fumi/domain';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { client } from '../../api.ts';
import type { Group } from '../../contacts/find-contacts.ts';
import { useCall } from '../../platform/use-call.ts';
import { type Mark, pressMark, withMarks } from './year-marks.ts';

export type ContactQuery = {
  readonly q: string;
  /** '' is every group. */
  readonly group: string;
  readonly whom: Whom;
  readonly order: 'kana' | 'added' | 'zip';
};

export type ContactList = {
  readonly contacts: readonly Contact[];
  /** How many the query finds. */
  readonly total: number;
  readonly groups: readonly Group[];
};

/** Rows that come at once: what a phone shows in a few screens. */
const PAGE_SIZE = 100;
/** A search waits until typing pauses, ms. */
const TYPING_MS = 250;

const ALL: ContactQuery = { q: '', group: '', whom: 'all', order: 'kana' };

type Wanted = {
  readonly query: ContactQuery;
  /** What is there already; the next page is added to it. */
  readonly known: readonly Contact[];
  readonly size: number;
  readonly delayMs: number;
};

async function load({ query, known, size, delayMs }: Wanted, signal: AbortSignal) {
  if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
  if (signal.aborted) return refuse({ kind: 'unreachable' } as const);
  const page = Math.floor(known.length / size) + 1;
  const answer = await client.contactsList({ query: { ...query, paginateBy: size, page } });
  if (!answer.ok) return answer;
  const { contacts, total, groups } = answer.value;
  return ok({ contacts: [...known, ...contacts], total, groups } satisfies ContactList);
}

/** The contacts that a query finds, a page at a time; what is there stays in sight while the next comes. */
export function useContactList() {
  const [query, setQuery] = useState(ALL);
  /** Marks that were pressed since the list came. A row stays where it is, even where it no longer fits the query. */
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const wanted = useRef<Wanted>({ query, known: [], size: PAGE_SIZE, delayMs: 0 });
  const call = useCall('contacts', (signal) => load(wanted.current, signal));
  const { value } = call;
  const list = useMemo(
    () => value && { ...value, contacts: withMarks(value.contacts, marks) },
    [value, marks],
  );
  const known = list?.contacts ?? [];
  const ask = (next: Partial<Wanted>) => {
    // Not `query`: a toast's undo calls the `reload` of an earlier render, whose query is stale.
    const { query: last } = wanted.current;
    wanted.current = { query: last, known: [], size: PAGE_SIZE, delayMs: 0, ...next };
    call.again();
  };
  /** Loads again what is shown, after a change. */
  const reload = () => {
    setMarks([]);
    ask({ size: Math.min(CONTACTS_PER_CALL.listed, Math.max(PAGE_SIZE, known.length)) });
  };
  const lookAgain = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && !call.isLoading) reload();
  });
  // Another device may have changed the contacts meanwhile.
  useEffect(() => {
    const look = () => lookAgain();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return {
    query,
    list,
    call,
    search: (next: ContactQuery) => {
      setQuery(next);
      ask({ query: next, delayMs: TYPING_MS });
    },
    more: () => ask({ known }),
    reload,
    /** Notes a card of a year; shown at once, and taken back where it could not be kept. */
    mark: ({ code }: Contact, card: Card): Promise<CallFailure | null> =>
      pressMark(
        { code, ...card },
        () => client.contactsHistory({ body: { codes: [code], ...card } }),
        setMarks,
      ),
  };
}

type Card = { readonly year: number; readonly sent?: boolean; readonly received?: boolean };
