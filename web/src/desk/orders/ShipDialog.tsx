import { deskCopy } from '../../copy/desk.ts';
import { orderActCopy as copy } from '../../copy/desk-orders.ts';
import { fieldText, useForm } from '../../platform/use-form.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogForm } from '../../ui/DialogForm.tsx';
import { Note } from '../../ui/Note.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { readTrackingNumber } from '../parcels/tracking-number.ts';
import { useShip } from '../parcels/use-parcel-acts.ts';
import type { OrderDetails } from './order-details.ts';

type Props = {
  readonly order: Pick<OrderDetails['order'], 'number' | 'isTracked' | 'parcels'>;
  readonly onClose: () => void;
};

type Shipped = { readonly number: string; readonly trackingNumber: string | null };

/** Which parcels leave now: those that have a number, where the carrier gives any; else all of them. */
export function ShipDialog({ order: { number, isTracked, parcels }, onClose }: Props) {
  const shipAll = useShip();
  const open = parcels.filter(({ shippedAt }) => shippedAt === null);
  const { form, problems, isBusy } = useForm<string>(async (data) => {
    const leaving: Shipped[] = [];
    for (const parcel of open) {
      const typed = fieldText(data, parcel.number).trim();
      const trackingNumber = isTracked ? readTrackingNumber(typed) : null;
      if (isTracked && trackingNumber === null && (typed !== '' || open.length === 1))
        return { [parcel.number]: copy.trackingWrong };
      if (!isTracked || trackingNumber !== null) leaving.push({ number: parcel.number, trackingNumber });
    }
    if (leaving.length === 0) return { form: copy.shipNothing };
    const stayed = await shipAll(leaving, () => `${number}：${copy.ship}`);
    if (stayed === null) onClose();
    return stayed === null ? null : { form: stayed };
  });
  return (
    <Dialog title={copy.ship} closeLabel={deskCopy.close} onClose={onClose}>
      <DialogForm {...{ form, isBusy }} lead={copy.shipAsk} submit={copy.ship}>
        <Problem>{problems.form}</Problem>
        {isTracked && open.length > 1 ? <Note>{copy.shipSome}</Note> : null}
        {isTracked ? (
          open.map((parcel) => (
            <TextField
              key={parcel.number}
              name={parcel.number}
              label={open.length === 1 ? copy.tracking : copy.trackingOf(parcel.number)}
              defaultValue={parcel.trackingNumber ?? ''}
              inputMode="numeric"
              autoComplete="off"
              error={problems[parcel.number]}
            />
          ))
        ) : (
          <Note>{copy.trackingNone}</Note>
        )}
      </DialogForm>
    </Dialog>
  );
}
