import type { EncodingSample, ImportTarget } from '@fumi/domain';
import { useCallback, useRef, useState } from 'react';
import type { Column, OpenedFile } from './address-file.ts';
import type { Decision } from './found-contact.ts';
import type { Checking, ImportState, ReadFile, Refused } from './import-state.ts';
import { useChecking } from './use-checking.ts';
import { useReader } from './use-reader.ts';
import { useSaving } from './use-saving.ts';

/** Ten thousand contacts with everything are about 3 MB. */
const MAX_FILE_BYTES = 20 * 1024 * 1024;

type Readable = Extract<OpenedFile, { kind: 'table' | 'contacts' }>;

function readFileOf(file: File, opened: Readable, encoding: ReadFile['encoding']): ReadFile {
  if (opened.kind === 'contacts')
    return { file, encodings: [], encoding, layout: opened.format, columns: null, untaken: opened.untaken };
  const { layout, columns, encodings } = opened;
  return { file, encodings, encoding, layout, columns, untaken: [] };
}

/** Gives a column a meaning; another column that had it is ignored from then on. */
const remapped = (columns: readonly Column[], column: number, target: ImportTarget): Column[] =>
  columns.map((one, index) => {
    if (index === column) return { ...one, target };
    return one.target === target ? { ...one, target: 'ignore' } : one;
  });

/**
 * The page's state from the choice of a file to the last contact saved. `onStep` runs at steps that remove the pressed
 * button from the page: the page then moves the focus.
 */
export function useImport(newYear: number, onStep: () => void) {
  const [state, setState] = useState<ImportState>({ step: 'choose', refused: null });
  /** Codes of all contacts when the file was opened. */
  const known = useRef<ReadonlySet<string>>(new Set());
  const reader = useReader();
  const refuse = (refused: Refused) => setState({ step: 'choose', refused });
  const giveUp = () => {
    reader.close();
    refuse({ kind: 'broken' });
  };
  const { check, swap, widenNames, stop } = useChecking(reader, newYear, setState, giveUp);
  const { save, send } = useSaving(setState);

  /** Opens a file. With a chosen encoding only the rows change: the choice above keeps its focus. */
  const open = async (file: File, encoding?: EncodingSample['encoding']) => {
    if (file.size > MAX_FILE_BYTES) return refuse({ kind: 'too-large' });
    setState((now) =>
      now.step === 'check' && encoding ? { ...now, encoding, isRereading: true } : { step: 'reading' },
    );
    if (!encoding) onStep();
    const opened = await reader.open(file, encoding);
    if (opened === 'broken') return giveUp();
    if (opened.kind !== 'table' && opened.kind !== 'contacts') return refuse(opened);
    if (!encoding) {
      const codes = await reader.know();
      if (codes === null) return refuse({ kind: 'unreachable' });
      known.current = codes;
    }
    await check(readFileOf(file, opened, encoding ?? null));
  };

  return {
    state,
    open,
    remap: async (checking: Checking, column: number, target: ImportTarget) => {
      const columns = remapped(checking.columns ?? [], column, target);
      setState({ ...checking, columns });
      await check({ ...checking, columns });
    },
    swap,
    widenNames,
    decide: useCallback(
      (index: number, decision: Decision) =>
        setState((now) =>
          now.step === 'check' ? { ...now, decisions: now.decisions.with(index, decision) } : now,
        ),
      [],
    ),
    save: (checking: Checking) => {
      stop();
      onStep();
      return save(checking, known.current);
    },
    resume: send,
    restart: () => {
      stop();
      setState({ step: 'choose', refused: null });
      onStep();
    },
  };
}
