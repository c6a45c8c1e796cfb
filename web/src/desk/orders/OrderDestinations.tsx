import { type DeliveryAddress, formatZip } from '@fumi/domain';
import { useState } from 'react';
import { customerSentence } from '../../copy/customer-problems.ts';
import { deskCopy } from '../../copy/desk.ts';
import { deskOrderCopy as copy } from '../../copy/desk-orders.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Note } from '../../ui/Note.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { desk } from '../desk-client.ts';
import { useMay } from '../operator.ts';
import { refusalSentence, useAct } from '../use-act.ts';
import { fieldProblems, WordsForm } from '../WordsForm.tsx';
import styles from './OrderDestinations.module.css';
import type { OrderDetails } from './order-details.ts';

type Order = OrderDetails['order'];
type Destination = Order['places'][number];

/** Who ordered, and where the parcels go; before they have left, an address can be corrected. */
export function OrderDestinations({ order }: { readonly order: Order }) {
  const [corrected, setCorrected] = useState<Destination | null>(null);
  const may = useMay();
  const isOpen = order.state === 'paid' || order.state === 'in_print';
  return (
    <>
      <Sheet heading={copy.customer}>
        {order.customer === null ? (
          <Note>{copy.hidden}</Note>
        ) : (
          <>
            <AddressLines {...order.customer} />
            <p className={styles.lines}>
              {copy.mailTo}　{order.customer.mailTo}
            </p>
          </>
        )}
      </Sheet>
      <Sheet heading={copy.places}>
        {order.places.map((destination, index) => (
          <div key={destination.position} className={styles.place}>
            <h3>{copy.place(index + 1, destination.quantity)}</h3>
            <AddressLines {...destination} />
            {isOpen && may('address-correct') ? (
              <Button size="small" icon="pencil" onClick={() => setCorrected(destination)}>
                {copy.correct}
              </Button>
            ) : null}
          </div>
        ))}
      </Sheet>
      {corrected === null ? null : (
        <CorrectDialog number={order.number} destination={corrected} onClose={() => setCorrected(null)} />
      )}
    </>
  );
}

const AddressLines = ({ name, kana, zip, state, address1, address2, tel }: DeliveryAddress) => (
  <address className={styles.lines}>
    {name ? <span>{kana === '' ? name : `${name}（${kana}）`}</span> : null}
    <span>
      {zip ? `〒${formatZip(zip)} ` : ''}
      {state}
      {address1}
    </span>
    {address2 ? <span>{address2}</span> : null}
    {tel ? <span>{tel}</span> : null}
  </address>
);

type DialogProps = {
  readonly number: string;
  readonly destination: Destination;
  readonly onClose: () => void;
};

function CorrectDialog({ number, destination, onClose }: DialogProps) {
  const act = useAct();
  return (
    <Dialog title={copy.correct} closeLabel={deskCopy.close} onClose={onClose}>
      <WordsForm
        lead={copy.correctNote}
        submit={copy.save}
        labels={copy.fields}
        before={destination}
        onSave={async (address) => {
          const body = { number, position: destination.position, address };
          const answer = await desk.deskAddressCorrect({ body });
          if (answer.ok) {
            await act(async () => answer, copy.saved);
            onClose();
            return null;
          }
          const fields = answer.error.kind === 'refused' ? (answer.error.error.fields ?? {}) : {};
          return (
            fieldProblems(copy.fields, (field) => {
              const problem = fields[`address.${field}`]?.[0];
              return problem && customerSentence(field, problem as never);
            }) ?? { form: refusalSentence(answer.error) }
          );
        }}
      />
    </Dialog>
  );
}
