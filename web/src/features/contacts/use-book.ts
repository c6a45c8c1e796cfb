import { useCallback, useEffect, useRef, useState } from 'react';
import { client } from '../../api.ts';
import { type Person, personFromWire } from '../../contacts/people-calls.ts';

export type BookOrder = 'kana' | 'added' | 'zip';

export type BookQuery = { readonly q: string; readonly group: string; readonly order: BookOrder };

export type Group = { readonly name: string; readonly count: number };

export type Book = {
  readonly people: readonly Person[];
  /** How many the query finds. */
  readonly total: number;
  readonly groups: readonly Group[];
};

/** Rows that come at once: what a phone shows in a few screens. */
const PAGE_SIZE = 100;
/** A search waits until typing pauses, ms. */
const TYPING_MS = 250;

/** The part of the book that a query finds, a page at a time; what is there stays in sight while the next comes. */
export function useBook(query: BookQuery) {
  const [book, setBook] = useState<Book | null>(null);
  const [isUnreachable, setIsUnreachable] = useState(false);
  const latest = useRef(0);
  const { q, group, order } = query;

  const load = useCallback(
    async (known: readonly Person[], size: number) => {
      latest.current += 1;
      const turn = latest.current;
      const page = Math.floor(known.length / size) + 1;
      const answer = await client.contactsList({ query: { q, group, order, paginate_by: size, page } });
      if (turn !== latest.current) return;
      setIsUnreachable(!answer.ok);
      if (!answer.ok) return;
      const { people, total, groups } = answer.value;
      setBook({ people: [...known, ...people.map(personFromWire)], total, groups });
    },
    [q, group, order],
  );

  const isFirst = useRef(true);
  useEffect(() => {
    const wait = isFirst.current ? 0 : TYPING_MS;
    isFirst.current = false;
    const timer = setTimeout(() => void load([], PAGE_SIZE), wait);
    return () => clearTimeout(timer);
  }, [load]);

  const shown = book?.people.length ?? 0;
  return {
    book,
    isUnreachable,
    more: () => load(book?.people ?? [], PAGE_SIZE),
    /** Fetches again what is shown, for instance after a change. */
    reload: () => load([], Math.min(1000, Math.max(PAGE_SIZE, shown))),
  };
}
