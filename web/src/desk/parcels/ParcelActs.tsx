import { useState } from 'react';
import { deskCopy } from '../../copy/desk.ts';
import { parcelsCopy as copy, uncountedCopy } from '../../copy/desk-parcels.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Message } from '../../ui/Message.tsx';
import { Note } from '../../ui/Note.tsx';
import { useMay } from '../operator.ts';
import styles from './ParcelsPage.module.css';
import { exportable, type ListedParcel, type ParcelList } from './parcel-problems.ts';
import { UncountedNote } from './UncountedNote.tsx';
import { useParcelActs } from './use-parcel-acts.ts';

type Props = {
  readonly list: ParcelList;
  readonly layout: string;
  /** Those that are chosen. */
  readonly parcels: readonly ListedParcel[];
  readonly onChoose: (numbers: ReadonlySet<string>) => void;
};

const numbersOf = (parcels: readonly ListedParcel[]): string[] => parcels.map(({ number }) => number);

/** Chooses parcels by what was done with them, and does something with those that are chosen. */
export function ParcelActs(props: Props) {
  const { list, layout, parcels, onChoose } = props;
  const open = list.parcels.filter(({ held }) => !held);
  const picks = [
    ['fresh', exportable(list.parcels, layout)],
    ['numbered', open.filter(({ trackingNumber }) => trackingNumber !== null)],
    ['all', list.parcels],
  ] as const;
  return (
    <>
      <div className={styles.acts}>
        {picks
          .filter(([, some]) => some.length > 0)
          .map(([pick, some]) => (
            <Button key={pick} size="small" onClick={() => onChoose(new Set(numbersOf(some)))}>
              {copy.picks[pick](some.length)}
            </Button>
          ))}
        {parcels.length > 0 ? (
          <Button size="small" variant="quiet" onClick={() => onChoose(new Set())}>
            {copy.picks.none}
          </Button>
        ) : null}
      </div>
      {parcels.length === 0 ? <Note>{copy.nothingChosen}</Note> : <Acts {...props} />}
    </>
  );
}

function Acts({ list: { isTracked }, layout, parcels }: Props) {
  const [asks, setAsks] = useState<'again' | 'ship' | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const [busy, setBusy] = useState<'export' | 'labels' | 'slips' | null>(null);
  const acts = useParcelActs();
  const may = useMay();
  const before = numbersOf(parcels.filter(({ exportedAt }) => exportedAt !== null));
  const unnumbered = isTracked ? parcels.filter(({ trackingNumber }) => trackingNumber === null) : [];
  const ready = parcels.filter((parcel) => !unnumbered.includes(parcel));
  const ship = ready.some(({ uncounted }) => uncounted) ? uncountedCopy.ship : copy.ship;
  const make = async (what: 'export' | 'labels' | 'slips') => {
    if (what === 'export' && before.length > 0) return setAsks('again');
    setBusy(what);
    const numbers = numbersOf(parcels);
    setSaid(
      what === 'export' ? await acts.exportFile(layout, numbers, false) : await acts.papers(what, numbers),
    );
    setBusy(null);
  };
  const done = (problem: string | null) => {
    if (problem === null) setAsks(null);
    return problem;
  };
  return (
    <>
      <div className={styles.acts}>
        <p>
          <b>{copy.chosen(parcels.length)}</b>
        </p>
        {may('parcel-export')
          ? (['export', 'labels', 'slips'] as const).map((what) => (
              <Button key={what} size="small" busy={busy === what} onClick={() => void make(what)}>
                {copy[what]}
              </Button>
            ))
          : null}
        {may('order-ship') && ready.length > 0 ? (
          <Button size="small" variant="primary" onClick={() => setAsks('ship')}>
            {copy.ship}
          </Button>
        ) : null}
      </div>
      {said === null ? null : (
        <Message tone="error" announced>
          {said}
        </Message>
      )}
      {asks === 'again' ? (
        <ConfirmDialog
          title={copy.exportAgain}
          cancel={deskCopy.cancel}
          confirm={copy.exportAgain}
          onClose={() => setAsks(null)}
          onConfirm={async () => done(await acts.exportFile(layout, numbersOf(parcels), true))}
        >
          <p>{copy.exportAgainAsk(before)}</p>
        </ConfirmDialog>
      ) : null}
      {asks === 'ship' ? (
        <ConfirmDialog
          size="medium"
          title={copy.ship}
          cancel={deskCopy.cancel}
          confirm={ship}
          onClose={() => setAsks(null)}
          onConfirm={async () => done(await acts.ship(ready))}
        >
          <UncountedNote parcels={ready} />
          <p>{copy.shipAsk(ready.length)}</p>
          {unnumbered.length > 0 ? <p>{copy.shipNoNumber(unnumbered.length)}</p> : null}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
