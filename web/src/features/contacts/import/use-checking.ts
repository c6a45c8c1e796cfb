import type { ImportTarget } from '@fumi/domain';
import { startTransition, useEffect, useRef } from 'react';
import { checkAddresses } from '../contact-calls.ts';
import type { Column, CompareJob } from './address-file.ts';
import { decisionsAfter } from './decisions.ts';
import type { FoundContact } from './found-contact.ts';
import type { Checking, ImportState, ReadFile } from './import-state.ts';
import type { useReader } from './use-reader.ts';

/** How the rows are read beside the meaning of their columns. */
type Reading = Pick<CompareJob, 'swaps' | 'widensNames'>;

const AS_IN_FILE: Reading = { swaps: [], widensNames: false };

type ChangeState = (change: (now: ImportState) => ImportState) => void;

const targetsOf = (columns: readonly Column[] | null): ImportTarget[] =>
  (columns ?? []).map(({ target }) => target);

/** The state in which the rows of a file are checked; with `before`, decisions that were made are kept. */
function checkingOf(
  file: ReadFile,
  contacts: readonly FoundContact[],
  reading: Reading,
  before: ImportState | null,
): Checking {
  const decisions = decisionsAfter(contacts, reading.swaps, before?.step === 'check' ? before : undefined);
  return {
    ...{ step: 'check', ...file, contacts, ...reading, decisions },
    ...{ isRereading: false, warnings: new Map(), compared: 'yet' },
  };
}

/** Shows the rows of a file and asks the zip table about their addresses; only what was asked for last is shown. */
export function useChecking(
  reader: ReturnType<typeof useReader>,
  newYear: number,
  changeState: ChangeState,
  onBroken: () => void,
) {
  const comparison = useRef(new AbortController());
  /** The reading that was asked for last; the state has it later, once the file is read. */
  const asked = useRef(AS_IN_FILE);
  useEffect(() => () => comparison.current.abort(), []);

  const changeChecking = (change: Partial<Checking>) =>
    startTransition(() => changeState((now) => (now.step === 'check' ? { ...now, ...change } : now)));

  /** Shows the warnings of the zip table part by part; without the network some are missing. */
  const compare = async (contacts: readonly FoundContact[], signal: AbortSignal) => {
    const compared = await checkAddresses(
      contacts,
      ({ contact }) => contact,
      signal,
      (_, found) =>
        changeChecking({ warnings: new Map(found.map(({ item, warnings }) => [item.row, warnings])) }),
    );
    if (!signal.aborted) changeChecking({ compared: compared.ok ? 'all' : 'partly' });
  };

  const check = async (file: ReadFile, reading = AS_IN_FILE, keepsDecisions = false) => {
    asked.current = reading;
    changeState((now) => (now.step === 'check' ? { ...now, isRereading: true } : now));
    comparison.current.abort();
    comparison.current = new AbortController();
    const { signal } = comparison.current;
    const contacts = await reader.contacts({ targets: targetsOf(file.columns), newYear, ...reading });
    // Somebody may have saved, begun anew or changed the meaning of a column before the answer.
    if (signal.aborted) return;
    if (contacts === 'broken') return onBroken();
    startTransition(() =>
      changeState((now) =>
        now.step === 'reading' || now.step === 'check'
          ? checkingOf(file, contacts, reading, keepsDecisions ? now : null)
          : now,
      ),
    );
    await compare(contacts, signal);
  };

  return {
    check,
    /** Swaps addresses of rows; the other rows keep their decisions. */
    swap: (checking: Checking, change: (rows: readonly number[]) => readonly number[]) =>
      check(checking, { ...asked.current, swaps: change(asked.current.swaps) }, true),
    widenNames: (checking: Checking, widensNames: boolean) =>
      check(checking, { ...asked.current, widensNames }, true),
    stop: () => comparison.current.abort(),
  };
}
