import { useRef } from 'react';
import { orderActCopy } from '../../copy/desk-orders.ts';
import { shipOneCopy as copy } from '../../copy/desk-parcels.ts';
import { fieldText, useForm } from '../../platform/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { isParcelNumber } from '../written-numbers.ts';
import styles from './ParcelsPage.module.css';
import { readTrackingNumber } from './tracking-number.ts';
import { useShip } from './use-parcel-acts.ts';

/** Parcels one after the other, typed or read by a scanner that types: a line of its own sends each. */
export function ShipOne({ isTracked }: { readonly isTracked: boolean }) {
  const ship = useShip();
  const first = useRef<HTMLInputElement>(null);
  const { form, problems, isBusy } = useForm<'parcel' | 'tracking'>(async (data) => {
    const number = fieldText(data, 'parcel').normalize('NFKC').trim().toUpperCase();
    const trackingNumber = isTracked ? readTrackingNumber(fieldText(data, 'tracking')) : null;
    if (!isParcelNumber(number)) return { parcel: copy.parcelWrong };
    if (isTracked && trackingNumber === null) return { tracking: orderActCopy.trackingWrong };
    const problem = await ship([{ number, trackingNumber }], () => copy.done(number));
    if (problem !== null) return { form: problem };
    form.ref.current?.reset();
    first.current?.focus();
    return null;
  });
  return (
    <Sheet heading={copy.title}>
      <Note>{isTracked ? copy.lead : copy.leadUntracked}</Note>
      <form {...form} className={styles.form}>
        <Problem>{problems.form}</Problem>
        <TextField ref={first} name="parcel" label={copy.parcel} autoComplete="off" error={problems.parcel} />
        {isTracked ? (
          <TextField
            name="tracking"
            label={orderActCopy.tracking}
            inputMode="numeric"
            autoComplete="off"
            error={problems.tracking}
          />
        ) : null}
        <Button type="submit" size="small" busy={isBusy}>
          {copy.submit}
        </Button>
      </form>
    </Sheet>
  );
}
