import { deskCopy } from '../../copy/desk.ts';
import { orderActCopy as copy } from '../../copy/desk-orders.ts';
import { parcelsCopy, uncountedCopy } from '../../copy/desk-parcels.ts';
import { fieldText, useForm } from '../../platform/use-form.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogForm } from '../../ui/DialogForm.tsx';
import { Note } from '../../ui/Note.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { readTrackingNumber } from '../parcels/tracking-number.ts';
import { UncountedNote } from '../parcels/UncountedNote.tsx';
import { type Leaving, useShip } from '../parcels/use-parcel-acts.ts';
import type { OrderDetails } from './order-details.ts';

type Props = {
  readonly order: Pick<OrderDetails['order'], 'number' | 'isTracked' | 'parcels' | 'uncounted'>;
  readonly onClose: () => void;
};

/** Which parcels leave now: those that have a number, where the carrier gives any; else all of them. */
export function ShipDialog({ order: { number, isTracked, parcels, uncounted }, onClose }: Props) {
  const shipAll = useShip();
  const asked = uncounted ? { uncounted: true as const } : {};
  const open = parcels.filter(({ shippedAt }) => shippedAt === null);
  const { form, problems, isBusy } = useForm<string>(async (data) => {
    const leaving: Leaving[] = [];
    for (const parcel of open) {
      const typed = fieldText(data, parcel.number).trim();
      const trackingNumber = isTracked ? readTrackingNumber(typed) : null;
      if (isTracked && trackingNumber === null && (typed !== '' || open.length === 1))
        return { [parcel.number]: copy.trackingWrong };
      if (!isTracked || trackingNumber !== null)
        leaving.push({ number: parcel.number, trackingNumber, ...asked });
    }
    if (leaving.length === 0) return { form: copy.shipNothing };
    const stayed = await shipAll(leaving, { said: parcelsCopy.shipDone });
    if (stayed === null) onClose();
    return stayed === null ? null : { form: stayed };
  });
  return (
    <Dialog title={copy.ship} closeLabel={deskCopy.close} onClose={onClose}>
      <DialogForm
        {...{ form, isBusy }}
        lead={copy.shipAsk}
        submit={uncounted ? uncountedCopy.ship : copy.ship}
      >
        <Problem>{problems.form}</Problem>
        <UncountedNote parcels={[{ number, uncounted }]} />
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
