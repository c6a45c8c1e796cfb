import { useState } from 'react';
import { Link } from 'react-router';
import { deskCopy } from '../../copy/desk.ts';
import { scanCopy as copy } from '../../copy/desk-scan.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { deskPaths } from '../desk-paths.ts';
import styles from './ScanPage.module.css';
import { isWhole, type PackOrder, progressOf, type Station, type StationEvent } from './station.ts';

type Props = {
  readonly station: Station;
  readonly order: PackOrder;
  readonly work: (event: StationEvent) => void;
};

/** The order that lies on the table: what is missing of it, its slip when it is whole, and how to leave it. */
export function CountedOrder({ station, order, work }: Props) {
  const isDone = isWhole(station, order);
  const isByHand = order.pages.length === 0;
  const { missing } = progressOf(station, order);
  const slip = `/api/desk/order/${order.number}/slip.pdf`;
  return (
    <Sheet>
      <h2 className={styles.number}>
        {order.number} {order.packed ? <Badge tone="done">{copy.packed}</Badge> : null}
      </h2>
      <p>
        {order.productLabel}　{order.deliveryLabel}
      </p>
      {missing.length === 0 ? null : <Missing missing={missing} />}
      <div className={styles.acts}>
        {isDone ? (
          <a {...buttonAttributes({ variant: 'primary' })} href={slip} target="_blank" rel="noopener">
            {copy.slip}
          </a>
        ) : null}
        {isByHand && !isDone && !order.held ? (
          <Button variant="primary" onClick={() => work({ kind: 'by-hand' })}>
            {copy.byHand(order.copies)}
          </Button>
        ) : null}
        <Button size="small" onClick={() => work({ kind: 'leave' })}>
          {copy.leave}
        </Button>
        {isByHand ? null : <Again onAgain={() => work({ kind: 'again' })} />}
        <Link {...buttonAttributes({ size: 'small' })} to={deskPaths.order(order.number)}>
          {copy.order}
        </Link>
      </div>
    </Sheet>
  );
}

/** Pages of the cards that were not read, in the order of the pile. */
function Missing({ missing }: Pick<ReturnType<typeof progressOf>, 'missing'>) {
  const count = missing.reduce((sum, one) => sum + one.missing, 0);
  const pages = missing.map(({ code, missing: times }) =>
    copy.missingTimes(Number(code.split('/')[1]), times),
  );
  return (
    <p>
      <b>{copy.missing(count)}</b>
      <br />
      {copy.missingPages(pages.join('・'))}
    </p>
  );
}

function Again({ onAgain }: { readonly onAgain: () => void }) {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setAsks(true)}>
        {copy.again}
      </Button>
      {asks ? (
        <ConfirmDialog
          title={copy.again}
          cancel={deskCopy.cancel}
          confirm={copy.again}
          onClose={() => setAsks(false)}
          onConfirm={async () => {
            onAgain();
            setAsks(false);
            return null;
          }}
        >
          <p>{copy.againAsk}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
