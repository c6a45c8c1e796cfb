import { ok } from '@fumi/domain';
import { useRef, useState } from 'react';
import { trackingCopy as copy } from '../../copy/desk-parcels.ts';
import { Button } from '../../ui/Button.tsx';
import { Message } from '../../ui/Message.tsx';
import { Note } from '../../ui/Note.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { ActButton } from '../ActButton.tsx';
import { type Answered, desk } from '../desk-client.ts';
import { Table } from '../Table.tsx';
import { refusalSentence, useAct } from '../use-act.ts';
import { readTracking } from './tracking-file.ts';

type Rows = Answered<'deskTrackingPreview'>['rows'];

const SHOWN = 100;
const TAKEN_AT_ONCE = 200;
const VERDICTS = Object.keys(copy.verdicts) as Rows[number]['verdict'][];

/** A carrier's file of numbers: shown with what each row would change, and taken when somebody says so. */
export function TrackingImport() {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [rows, setRows] = useState<Rows | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const preview = async (file: File): Promise<string | Rows> => {
    const pieces = await readTracking(file);
    if (typeof pieces === 'string') return copy[pieces];
    const seen: Rows[number][] = [];
    for (const piece of pieces) {
      const answer = await desk.deskTrackingPreview({ body: { rows: piece } });
      if (!answer.ok) return refusalSentence(answer.error);
      seen.push(...answer.value.rows);
    }
    return seen;
  };
  const onFile = async (file: File) => {
    setIsBusy(true);
    const seen = await preview(file);
    setProblem(typeof seen === 'string' ? seen : null);
    setRows(typeof seen === 'string' ? null : seen);
    setIsBusy(false);
  };
  return (
    <Sheet heading={copy.title}>
      <Note>{copy.lead}</Note>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt"
        hidden
        data-part="tracking-file"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) void onFile(file);
        }}
      />
      <div>
        <Button size="small" icon="file" busy={isBusy} onClick={() => input.current?.click()}>
          {copy.choose}
        </Button>
      </div>
      {problem === null ? null : (
        <Message tone="error" announced>
          {problem}
        </Message>
      )}
      {rows === null ? null : <Preview rows={rows} onTaken={() => setRows(null)} />}
    </Sheet>
  );
}

function Preview({ rows, onTaken }: { readonly rows: Rows; readonly onTaken: () => void }) {
  const act = useAct();
  const fresh = rows.filter(({ verdict }) => verdict === 'new');
  const counts = VERDICTS.map((verdict) => ({
    words: copy.verdicts[verdict],
    count: rows.filter((row) => row.verdict === verdict).length,
  })).filter(({ count }) => count > 0);
  const takeAll = async () => {
    let answer: Awaited<ReturnType<typeof desk.deskTrackingTake>> = ok({ taken: 0 });
    // In pieces: what was taken stays taken, and the same file goes on where this one stopped.
    for (let at = 0; at < fresh.length && answer.ok; at += TAKEN_AT_ONCE) {
      const piece = fresh.slice(at, at + TAKEN_AT_ONCE);
      const body = { rows: piece.map(({ parcel, trackingNumber }) => ({ parcel, trackingNumber })) };
      answer = await desk.deskTrackingTake({ body });
    }
    return answer;
  };
  const take = async (): Promise<string | null> => {
    const problem = await act(takeAll, copy.taken(fresh.length));
    if (problem === null) onTaken();
    return problem;
  };
  return (
    <>
      <p role="status">{copy.counts(counts)}</p>
      <Table label={copy.rows} heads={copy.heads}>
        {rows.slice(0, SHOWN).map(({ parcel, trackingNumber, verdict }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a file may hold a row twice, and its rows do not move
          <tr key={index}>
            <th scope="row">{parcel}</th>
            <td>{trackingNumber}</td>
            <td>{copy.verdicts[verdict]}</td>
          </tr>
        ))}
      </Table>
      {rows.length > SHOWN ? <Note>{copy.first(SHOWN)}</Note> : null}
      {fresh.length > 0 ? (
        <ActButton words={copy.take(fresh.length)} onAct={take} />
      ) : (
        <Note>{copy.nothing}</Note>
      )}
    </>
  );
}
