import type { AddressWarning, EncodingSample, ImportTarget, Untaken } from '@fumi/domain';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { checkAddresses, fetchContacts } from '../contact-calls.ts';
import type { Column, OpenedFile } from './address-file.ts';
import { type Counts, countDecisions, decisionsAfter } from './decisions.ts';
import { type FileReader, openFileReader } from './file-reader.ts';
import type { Decision, FoundContact } from './found-contact.ts';
import { type ImportPart, partsOf, sendParts } from './send-contacts.ts';

/** Ten thousand contacts with everything are about 3 MB. */
const MAX_FILE_BYTES = 20 * 1024 * 1024;

export type Refused =
  | Extract<OpenedFile, { kind: 'native' | 'spreadsheet' | 'foreign' | 'unknown' | 'too-large' | 'shut' }>
  /** `broken`: what reads files has failed, or did not start. */
  | { readonly kind: 'unreachable' | 'broken' };

export type Checking = {
  readonly step: 'check';
  readonly file: File;
  /** Samples where the encoding is doubtful; the one that the file was read in, if somebody has chosen. */
  readonly encodings: readonly EncodingSample[];
  readonly encoding: EncodingSample['encoding'] | null;
  readonly layout: string | null;
  /** Null where the file has no columns. */
  readonly columns: readonly Column[] | null;
  /** What a file without columns holds beside. */
  readonly untaken: readonly Untaken[];
  readonly contacts: readonly FoundContact[];
  /** Rows that take their other address. */
  readonly swaps: readonly number[];
  readonly decisions: readonly Decision[];
  /** What the zip table says of the addresses, by row; it comes little by little. */
  readonly warnings: ReadonlyMap<number, readonly AddressWarning[]>;
  /** How far the zip table was asked: `partly` where the shop couldn't be reached, or was asked too much. */
  readonly compared: 'yet' | 'partly' | 'all';
};

export type Saving = {
  readonly step: 'saving';
  readonly sent: number;
  readonly total: number;
  readonly problem: 'failed' | 'too-many' | null;
  readonly counts: Counts;
};

export type Done = {
  readonly step: 'done';
  readonly counts: Counts;
  /** Of the people as they are kept now. */
  readonly isImported: (code: string) => boolean;
};

export type ImportState =
  | { readonly step: 'choose'; readonly refused: Refused | null }
  | { readonly step: 'reading' }
  | Checking
  | Saving
  | Done;

type Sending = {
  readonly parts: readonly ImportPart[];
  readonly sent: number;
  readonly isImported: Done['isImported'];
};

/** Who is new, or was completed. */
function importedAmong({ contacts, decisions }: Checking, before: ReadonlySet<string>): Done['isImported'] {
  const merged = contacts.flatMap(({ match }, index) =>
    match && (decisions[index] === 'merge' || decisions[index] === 'replace') ? [match.contact.code] : [],
  );
  return (code) => !before.has(code) || merged.includes(code);
}

const targetsOf = (columns: readonly Column[] | null): ImportTarget[] =>
  (columns ?? []).map(({ target }) => target);

/**
 * The page's state from the choice of a file to the last contact saved. `onStep` runs when what was pressed has gone
 * with its step.
 */
export function useImport(newYear: number, onStep: () => void) {
  const [state, setState] = useState<ImportState>({ step: 'choose', refused: null });
  const reader = useRef<FileReader | null>(null);
  /** Codes of everybody who was in the book when the file was opened. */
  const known = useRef<ReadonlySet<string>>(new Set());
  const sending = useRef<Sending>({ parts: [], sent: 0, isImported: () => false });
  const comparison = useRef(new AbortController());
  /** Rows whose other address was asked for last; a long file answers later. */
  const asked = useRef<readonly number[]>([]);
  useEffect(
    () => () => {
      reader.current?.close();
      comparison.current.abort();
    },
    [],
  );

  const refuse = (refused: Refused) => setState({ step: 'choose', refused });

  /** Another try begins with a reader of its own. */
  const giveUp = () => {
    reader.current?.close();
    reader.current = null;
    refuse({ kind: 'broken' });
  };

  /** Who is in the book, told to the reader page by page: what thousands cost at once is felt. */
  const compareWithBook = async (): Promise<boolean> => {
    const codes = new Set<string>();
    const all = await fetchContacts(async (page) => {
      for (const { code } of page) codes.add(code);
      await reader.current?.know(page);
    });
    known.current = codes;
    return all.ok;
  };

  /** Shows the rows, and compares their addresses with the zip table meanwhile; what can't be asked is left out. */
  const check = async (
    file: Pick<Checking, 'file' | 'encodings' | 'encoding' | 'layout' | 'columns' | 'untaken'>,
    swaps: readonly number[] = [],
    keepsDecisions = false,
  ) => {
    asked.current = swaps;
    comparison.current.abort();
    comparison.current = new AbortController();
    const { signal } = comparison.current;
    const job = { targets: targetsOf(file.columns), newYear, swaps };
    const contacts = (await reader.current?.contacts(job)) ?? [];
    // Somebody may have saved, begun anew or changed the meaning of a column before the answer.
    if (signal.aborted) return;
    if (contacts === 'broken') return giveUp();
    startTransition(() =>
      setState((now) => {
        if (now.step !== 'reading' && now.step !== 'check') return now;
        const before = keepsDecisions && now.step === 'check' ? now : undefined;
        const decisions = decisionsAfter(contacts, swaps, before);
        return {
          step: 'check',
          ...file,
          contacts,
          swaps,
          decisions,
          warnings: new Map(),
          compared: 'yet' as const,
        };
      }),
    );
    const compared = await checkAddresses(
      contacts,
      ({ contact }) => contact,
      signal,
      (_, found) => {
        const warnings = new Map(found.map(({ item, warnings: all }) => [item.row, all]));
        startTransition(() => setState((now) => (now.step === 'check' ? { ...now, warnings } : now)));
      },
    );
    if (signal.aborted) return;
    const how = compared.ok ? 'all' : 'partly';
    startTransition(() => setState((now) => (now.step === 'check' ? { ...now, compared: how } : now)));
  };

  /** In an encoding that somebody chose the rows change below the choice, which stays and keeps its focus. */
  const open = async (file: File, encoding?: EncodingSample['encoding']) => {
    if (file.size > MAX_FILE_BYTES) return refuse({ kind: 'too-large' });
    setState((now) => (now.step === 'check' && encoding ? { ...now, encoding } : { step: 'reading' }));
    if (!encoding) onStep();
    reader.current ??= openFileReader();
    const opened = await reader.current.open(file, encoding);
    if (opened === 'broken') return giveUp();
    if (opened.kind !== 'table' && opened.kind !== 'contacts') return refuse(opened);
    if (!encoding && !(await compareWithBook())) return refuse({ kind: 'unreachable' });
    const isTable = opened.kind === 'table';
    await check({
      file,
      encodings: isTable ? opened.encodings : [],
      encoding: encoding ?? null,
      layout: isTable ? opened.layout : opened.format,
      columns: isTable ? opened.columns : null,
      untaken: isTable ? [] : opened.untaken,
    });
  };

  const remap = async (checking: Checking, column: number, target: ImportTarget) => {
    const columns = (checking.columns ?? []).map((one, index) => {
      if (index === column) return { ...one, target };
      return one.target === target ? { ...one, target: 'ignore' as const } : one;
    });
    setState({ ...checking, columns });
    await check({ ...checking, columns });
  };

  /** Other rows keep what was decided of them. */
  const swap = (checking: Checking, change: (rows: readonly number[]) => readonly number[]) =>
    check(checking, change(asked.current), true);

  const send = async (counts: Counts) => {
    const { parts } = sending.current;
    const total = counts.add + counts.merge + counts.replace;
    const show = (problem: Saving['problem']) => {
      const sent = parts.slice(0, sending.current.sent).reduce((sum, part) => sum + part.contacts.length, 0);
      setState({ step: 'saving', sent, total, problem, counts });
    };
    show(null);
    const outcome = await sendParts(parts, sending.current.sent, (sent) => {
      sending.current = { ...sending.current, sent };
      show(null);
    });
    if (outcome === 'done') setState({ step: 'done', counts, isImported: sending.current.isImported });
    else show(outcome);
  };

  const decide = useCallback(
    (index: number, decision: Decision) =>
      setState((now) =>
        now.step === 'check' ? { ...now, decisions: now.decisions.with(index, decision) } : now,
      ),
    [],
  );

  return {
    state,
    open,
    remap,
    swap,
    decide,
    save: async (checking: Checking) => {
      comparison.current.abort();
      const counts = countDecisions(checking.decisions);
      const total = counts.add + counts.merge + counts.replace;
      setState({ step: 'saving', sent: 0, total, problem: null, counts });
      onStep();
      sending.current = {
        parts: await partsOf(checking.contacts, checking.decisions),
        sent: 0,
        isImported: importedAmong(checking, known.current),
      };
      return send(counts);
    },
    resume: send,
    restart: () => {
      comparison.current.abort();
      setState({ step: 'choose', refused: null });
      onStep();
    },
  };
}
