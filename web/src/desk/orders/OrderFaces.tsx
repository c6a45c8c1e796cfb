import { useState } from 'react';
import { deskCopy } from '../../copy/desk.ts';
import { faceCopy } from '../../copy/desk-faces.ts';
import { deskOrderCopy as copy, PRESS_WORDS } from '../../copy/desk-orders.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { ChipGroup } from '../../ui/Chip.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../ui/Dialog.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { useMay } from '../operator.ts';
import { useShortcuts } from '../shortcuts.ts';
import { CorrectFaceDialog } from './CorrectFaceDialog.tsx';
import styles from './OrderFaces.module.css';
import type { OrderDetails } from './order-details.ts';

type Order = OrderDetails['order'];

/** Front and address face of the first cards; the rest is drawn when somebody asks. */
const FIRST_PAGES = 4;

/** `turn` counts corrections: the browser loads a picture again only under another address. */
const pictureUrl = ({ number }: Order, page: number, turn: number): string =>
  `/api/desk/order/${number}/page/${page}.svg${turn === 0 ? '' : `?turn=${turn}`}`;

type Kind = 'recipient' | 'sender';
type Correcting = { readonly page: number; readonly kind: Kind };

/** The pages as the press prints them, drawn by the engine that makes the press file. */
export function OrderFaces({ order }: { readonly order: Order }) {
  const [showsAll, setShowsAll] = useState(false);
  const [page, setPage] = useState<number | null>(null);
  const [correcting, setCorrecting] = useState<Correcting | null>(null);
  const [turn, setTurn] = useState(0);
  if (order.pages === 0)
    return (
      <Sheet heading={copy.faces}>
        <p>{copy.facesNone}</p>
      </Sheet>
    );
  const count = showsAll ? order.pages : Math.min(FIRST_PAGES, order.pages);
  return (
    <Sheet heading={copy.faces}>
      <ul className={styles.faces}>
        {Array.from({ length: count }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <button type="button" onClick={() => setPage(number)}>
              <img src={pictureUrl(order, number, turn)} alt={copy.face(number)} loading="lazy" />
              <span aria-hidden="true">{number}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.more}>
        {count < order.pages ? (
          <Button size="small" onClick={() => setShowsAll(true)}>
            {copy.facesAll(order.pages)}
          </Button>
        ) : null}
        {order.press === 'ready' ? (
          <a
            {...buttonAttributes({ size: 'small' })}
            href={`/api/desk/order/${order.number}/press.pdf`}
            target="_blank"
            rel="noopener"
          >
            {copy.press}
          </a>
        ) : (
          <span>{PRESS_WORDS[order.press]}</span>
        )}
      </div>
      {page === null ? null : (
        <FaceDialog
          {...{ order, page, turn }}
          onPage={setPage}
          onCorrect={(kind) => setCorrecting({ page, kind })}
          onClose={() => setPage(null)}
        />
      )}
      {correcting === null ? null : (
        <CorrectFaceDialog
          {...correcting}
          number={order.number}
          onCorrected={() => {
            setTurn(turn + 1);
            setCorrecting(null);
          }}
          onClose={() => setCorrecting(null)}
        />
      )}
    </Sheet>
  );
}

type DialogProps = {
  readonly order: Order;
  readonly page: number;
  readonly turn: number;
  readonly onCorrect: (kind: Kind) => void;
  readonly onPage: (page: number) => void;
  readonly onClose: () => void;
};

const ZOOMS = ['1', '2', '4'] as const;

/** One page, enlarged. */
function FaceDialog({ order, page, turn, onPage, onCorrect, onClose }: DialogProps) {
  const may = useMay();
  const pages = { recipient: order.recipientPages, sender: order.senderPages };
  const isOpen = order.state === 'paid' && may('address-correct');
  const kinds = (['recipient', 'sender'] as const).filter((kind) => isOpen && pages[kind].includes(page));
  const [zoom, setZoom] = useState<(typeof ZOOMS)[number]>('1');
  const chips = ZOOMS.map((value) => ({ value, words: copy.zoomTimes(Number(value)) }));
  const go = (to: number) => onPage(Math.min(order.pages, Math.max(1, to)));
  // On an enlarged page the arrow keys scroll.
  useShortcuts(
    zoom === '1' ? { ArrowLeft: () => go(page - 1), ArrowRight: () => go(page + 1) } : {},
    'dialog',
  );
  return (
    <Dialog
      title={copy.face(page)}
      size="large"
      closeLabel={deskCopy.close}
      onClose={onClose}
      header={<ChipGroup label={copy.zoom} chips={chips} chosen={zoom} onChoose={setZoom} />}
    >
      <DialogBody>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
        <section className={styles.held} tabIndex={0} aria-label={copy.face(page)}>
          <img
            src={pictureUrl(order, page, turn)}
            alt={copy.face(page)}
            style={{ inlineSize: `${Number(zoom) * 100}%` }}
          />
        </section>
      </DialogBody>
      <DialogFooter>
        <Button disabled={page === 1} onClick={() => go(page - 1)}>
          {copy.before}
        </Button>
        <Button disabled={page === order.pages} onClick={() => go(page + 1)}>
          {copy.after}
        </Button>
        {kinds.map((kind) => (
          <Button key={kind} icon="pencil" onClick={() => onCorrect(kind)}>
            {faceCopy.correct[kind]}
          </Button>
        ))}
      </DialogFooter>
    </Dialog>
  );
}
