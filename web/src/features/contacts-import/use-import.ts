import type { ImportTarget, PlaceWarning } from '@fumi/domain';
import { useEffect, useRef, useState } from 'react';
import { checkPlaces } from '../../contacts/check-places.ts';
import { fetchEverybody, type Person } from '../../contacts/people-calls.ts';
import { type Decision, decisionsOf } from './decisions.ts';
import type { Column, FoundPerson, OpenedFile } from './import-job.ts';
import { type FileReader, openFileReader } from './open-file.ts';
import { type ImportPart, partsOf, sendParts } from './send-people.ts';

/** Ten thousand people with everything are about 3 MB. */
const MAX_FILE_BYTES = 20 * 1024 * 1024;

export type Refused =
  | Extract<OpenedFile, { kind: 'native' | 'spreadsheet' | 'unknown' }>
  | { readonly kind: 'too-large' | 'unreachable' };

export type Checking = {
  readonly step: 'check';
  readonly fileName: string;
  readonly layout: string | null;
  /** Null where the file has no columns. */
  readonly columns: readonly Column[] | null;
  readonly people: readonly FoundPerson[];
  readonly decisions: readonly Decision[];
  /** What the zip table says of the places, by row; it comes little by little. */
  readonly doubts: ReadonlyMap<number, readonly PlaceWarning[]>;
};

export type Counts = { readonly add: number; readonly merge: number; readonly skip: number };

export type ImportState =
  | { readonly step: 'choose'; readonly refused: Refused | null }
  | { readonly step: 'reading'; readonly fileName: string }
  | Checking
  | {
      readonly step: 'saving';
      readonly sent: number;
      readonly total: number;
      readonly problem: 'failed' | 'too-many' | null;
      readonly counts: Counts;
    }
  | { readonly step: 'done'; readonly counts: Counts };

export const countDecisions = (decisions: readonly Decision[]): Counts => {
  const of = (decision: Decision) => decisions.filter((one) => one === decision).length;
  return { add: of('add'), merge: of('merge'), skip: of('skip') };
};

const targetsOf = (columns: readonly Column[] | null): ImportTarget[] =>
  (columns ?? []).map(({ target }) => target);

/** The page's state from the choice of a file to the last person saved. */
export function useImport() {
  const [state, setState] = useState<ImportState>({ step: 'choose', refused: null });
  const reader = useRef<FileReader | null>(null);
  const book = useRef<readonly Person[]>([]);
  const sending = useRef<{ parts: readonly ImportPart[]; sent: number }>({ parts: [], sent: 0 });
  useEffect(() => () => reader.current?.close(), []);
  /** The people that are looked at: an older comparison stops. */
  const latest = useRef<readonly FoundPerson[]>([]);

  const refuse = (refused: Refused) => setState({ step: 'choose', refused });

  /** Compares the places with the zip table while the person looks at the rows; what cannot be asked is left out. */
  const compare = (people: readonly FoundPerson[]) => {
    const isShown = (now: ImportState): now is Checking => now.step === 'check' && now.people === people;
    latest.current = people;
    return checkPlaces(
      people,
      ({ entry }) => entry,
      (_, found) => {
        const doubts = new Map(found.map(({ item, warnings }) => [item.row, warnings]));
        setState((now) => (isShown(now) ? { ...now, doubts } : now));
        return latest.current === people;
      },
    );
  };

  const open = async (file: File) => {
    if (file.size > MAX_FILE_BYTES) return refuse({ kind: 'too-large' });
    setState({ step: 'reading', fileName: file.name });
    reader.current ??= openFileReader();
    const [opened, everybody] = [await reader.current.open(file), await fetchEverybody()];
    if (opened.kind !== 'table' && opened.kind !== 'people') return refuse(opened);
    if (!everybody.ok) return refuse({ kind: 'unreachable' });
    book.current = everybody.value;
    const columns = opened.kind === 'table' ? opened.columns : null;
    const people = await reader.current.people(targetsOf(columns), book.current);
    const layout = opened.kind === 'table' ? opened.layout : opened.format;
    setState({
      step: 'check',
      fileName: file.name,
      layout,
      columns,
      people,
      decisions: decisionsOf(people),
      doubts: new Map(),
    });
    void compare(people);
  };

  const remap = async (checking: Checking, column: number, target: ImportTarget) => {
    const columns = (checking.columns ?? []).map((one, index) => {
      if (index === column) return { ...one, target };
      return one.target === target ? { ...one, target: 'ignore' as const } : one;
    });
    setState({ ...checking, columns });
    const people = (await reader.current?.people(targetsOf(columns), book.current)) ?? [];
    setState({ ...checking, columns, people, decisions: decisionsOf(people), doubts: new Map() });
    void compare(people);
  };

  const decide = (checking: Checking, index: number, decision: Decision) =>
    setState({ ...checking, decisions: checking.decisions.with(index, decision) });

  const send = async (counts: Counts) => {
    const { parts } = sending.current;
    const total = counts.add + counts.merge;
    const sentPeople = () =>
      parts.slice(0, sending.current.sent).reduce((sum, part) => sum + part.people.length, 0);
    const show = (problem: 'failed' | 'too-many' | null) =>
      setState({ step: 'saving', sent: sentPeople(), total, problem, counts });
    show(null);
    const outcome = await sendParts(parts, sending.current.sent, (sent) => {
      sending.current = { parts, sent };
      show(null);
    });
    if (outcome === 'done') setState({ step: 'done', counts });
    else show(outcome);
  };

  return {
    state,
    open,
    remap,
    decide,
    save: (checking: Checking) => {
      sending.current = { parts: partsOf(checking.people, checking.decisions), sent: 0 };
      return send(countDecisions(checking.decisions));
    },
    resume: send,
    restart: () => {
      latest.current = [];
      setState({ step: 'choose', refused: null });
    },
  };
}
