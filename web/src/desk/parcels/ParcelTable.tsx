import { useState } from 'react';
import { Link } from 'react-router';
import { parcelsCopy as copy, uncountedCopy } from '../../copy/desk-parcels.ts';
import { momentWords } from '../../copy/moments.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { ChooseBox, toggled } from '../ChooseBox.tsx';
import { deskPaths } from '../desk-paths.ts';
import { useMay } from '../operator.ts';
import { Table } from '../Table.tsx';
import { LabelDialog } from './LabelDialog.tsx';
import styles from './ParcelsPage.module.css';
import { type ListedParcel, labelProblems, type ParcelList } from './parcel-problems.ts';

type Props = {
  readonly list: ParcelList;
  readonly layout: string;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
};

/** Parcels as rows to choose; each row says what does not fit the carrier's file and offers to mend it. */
export function ParcelTable({ list: { parcels }, layout, chosen, onChoose }: Props) {
  const [mended, setMended] = useState<ListedParcel | null>(null);
  return (
    <>
      <Table label={copy.list} heads={copy.heads}>
        {parcels.map((parcel) => (
          <Row
            key={parcel.number}
            parcel={parcel}
            problems={labelProblems(parcel, layout)}
            isChosen={chosen.has(parcel.number)}
            onToggle={() => onChoose(toggled(chosen, parcel.number))}
            onMend={() => setMended(parcel)}
          />
        ))}
      </Table>
      {mended === null ? null : (
        <LabelDialog
          number={mended.number}
          problems={labelProblems(mended, layout)}
          onClose={() => setMended(null)}
        />
      )}
    </>
  );
}

type RowProps = {
  readonly parcel: ListedParcel;
  readonly problems: readonly string[];
  readonly isChosen: boolean;
  readonly onToggle: () => void;
  readonly onMend: () => void;
};

function Row({ parcel, problems, isChosen, onToggle, onMend }: RowProps) {
  const { number, orderNumber, productLabel, quantity, name, held, exportedAt, trackingNumber } = parcel;
  const may = useMay();
  return (
    <tr>
      <td>
        <ChooseBox label={copy.choose(number)} {...{ isChosen, onToggle }} />
      </td>
      <th scope="row">
        <Link data-row to={deskPaths.order(orderNumber)}>
          {number}
        </Link>
        {/* On a line of its own: beside the number it would take the room of the other columns on a tablet. */}
        <div>
          {held ? <Badge tone="error">{copy.held}</Badge> : null}
          {parcel.uncounted ? <Badge tone="warning">{uncountedCopy.badge}</Badge> : null}
        </div>
      </th>
      <td data-long={problems.length > 0 || undefined}>
        <ul className={styles.problems}>
          {problems.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
        {problems.length > 0 && may('parcel-export') ? (
          <Button size="small" icon="pencil" aria-label={copy.mendOf(number)} onClick={onMend}>
            {copy.mend}
          </Button>
        ) : null}
      </td>
      <td data-wrap>{productLabel}</td>
      <td>{quantity}</td>
      <td data-wrap>{name ?? '—'}</td>
      <td data-wrap>
        {exportedAt === null ? copy.notExported : copy.exported(momentWords(exportedAt))}
        {trackingNumber === null ? null : <small>{trackingNumber}</small>}
      </td>
    </tr>
  );
}
