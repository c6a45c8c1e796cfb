import { BULK_ACTS, type BulkAct, type Permission } from '@fumi/domain';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { bulkCopy as copy } from '../../copy/desk-bulk.ts';
import { AnnouncedMessage } from '../../ui/AnnouncedMessage.tsx';
import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import { deskPaths } from '../desk-paths.ts';
import { useMay } from '../operator.ts';
import { BulkDialog, type BulkDone } from './BulkDialog.tsx';
import styles from './OrderActions.module.css';
import type { ListedOrder } from './OrderRows.tsx';

const PERMISSIONS: Readonly<Record<BulkAct, Permission>> = {
  hold: 'order-hold',
  release: 'order-hold',
  note: 'order-note',
  gather: 'order-print',
};

type Props = {
  readonly orders: readonly ListedOrder[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (numbers: ReadonlySet<string>) => void;
};

/** Chooses the orders of a page, and does something with those that are chosen; says what was not done, and why. */
export function BulkActs({ orders, chosen, onChoose }: Props) {
  const [act, setAct] = useState<BulkAct | null>(null);
  const [done, setDone] = useState<BulkDone | null>(null);
  const may = useMay();
  const section = useRef<HTMLElement>(null);
  // The pressed button goes away with the selection; focus must not go with it.
  useEffect(() => {
    if (done !== null) section.current?.focus();
  }, [done]);
  const own = orders.filter(({ number }) => chosen.has(number));
  const acts = BULK_ACTS.filter((one) => may(PERMISSIONS[one]));
  return (
    <section ref={section} tabIndex={-1} className={styles.bulk} aria-label={copy.heading}>
      <div className={styles.actions}>
        <Button size="small" onClick={() => onChoose(new Set(orders.map(({ number }) => number)))}>
          {copy.all(orders.length)}
        </Button>
        {own.length === 0 ? (
          <Note>{copy.nothingChosen}</Note>
        ) : (
          <>
            <Button size="small" variant="quiet" onClick={() => onChoose(new Set())}>
              {copy.none}
            </Button>
            <b>{copy.chosen(own.length)}</b>
            {acts.map((one) => (
              <Button key={one} size="small" onClick={() => setAct(one)}>
                {copy.acts[one].button}
              </Button>
            ))}
          </>
        )}
      </div>
      {done === null ? null : <Result done={done} />}
      {act === null ? null : (
        <BulkDialog
          act={act}
          orders={own}
          onClose={() => setAct(null)}
          onDone={(result) => {
            setDone(result);
            setAct(null);
            onChoose(new Set());
          }}
        />
      )}
    </section>
  );
}

const Result = ({ done: { act, done, refused, partly, runs } }: { readonly done: BulkDone }) => (
  <AnnouncedMessage tone={refused.length + partly.length > 0 ? 'warning' : 'info'}>
    <p>{copy.acts[act].done(done.length)}</p>
    {runs.map((run) => (
      <p key={run}>
        <Link to={deskPaths.run(run)}>{run}</Link>
      </p>
    ))}
    {partly.length > 0 ? (
      <>
        <p>{copy.partly(partly.length)}</p>
        <ul>
          {partly.map(({ number, gathered, left }) => (
            <li key={number}>{copy.partlyWhat(number, gathered, left)}</li>
          ))}
        </ul>
      </>
    ) : null}
    {refused.length > 0 ? (
      <>
        <p>{copy.stays(refused.length)}</p>
        <ul>
          {refused.map(({ number, problem }) => (
            <li key={number}>{copy.why(act, number, problem)}</li>
          ))}
        </ul>
      </>
    ) : null}
  </AnnouncedMessage>
);
