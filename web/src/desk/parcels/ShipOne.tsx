import type { Uncounted } from '@fumi/domain';
import { PARCEL_NUMBER } from '@fumi/domain';
import { useRef, useState } from 'react';
import { deskCopy } from '../../copy/desk.ts';
import { orderActCopy } from '../../copy/desk-orders.ts';
import { shipOneCopy as copy, uncountedCopy } from '../../copy/desk-parcels.ts';
import { fieldText, useForm } from '../../platform/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Note } from '../../ui/Note.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { TextField } from '../../ui/TextField.tsx';
import styles from './ParcelsPage.module.css';
import { readTrackingNumber } from './tracking-number.ts';
import { UncountedNote } from './UncountedNote.tsx';
import { useShip } from './use-parcel-acts.ts';

/** A parcel that leaves only when somebody says so. */
type Asked = {
  readonly number: string;
  readonly trackingNumber: string | null;
  readonly uncounted: Uncounted | null;
};

/** Ships parcels one after the other; their numbers are typed, by hand or by a scanner. */
export function ShipOne({ isTracked }: { readonly isTracked: boolean }) {
  const ship = useShip();
  const first = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const { form, problems, isBusy } = useForm<'parcel' | 'tracking'>(async (data) => {
    const number = fieldText(data, 'parcel').normalize('NFKC').trim().toUpperCase();
    const trackingNumber = isTracked ? readTrackingNumber(fieldText(data, 'tracking')) : null;
    if (!PARCEL_NUMBER.test(number)) return { parcel: copy.parcelWrong };
    if (isTracked && trackingNumber === null) return { tracking: orderActCopy.trackingWrong };
    let uncounted: readonly Pick<Asked, 'uncounted'>[] = [];
    const problem = await ship([{ number, trackingNumber }], {
      said: () => copy.done(number),
      onUncounted: (parcels) => {
        uncounted = parcels;
      },
    });
    if (problem !== null) return { form: problem };
    const [one] = uncounted;
    if (one) setAsked({ number, trackingNumber, ...one });
    else begin();
    return null;
  });
  const begin = () => {
    form.ref.current?.reset();
    first.current?.focus();
  };
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
      {asked === null ? null : (
        <ConfirmDialog
          size="medium"
          title={copy.submit}
          cancel={deskCopy.cancel}
          confirm={uncountedCopy.ship}
          onClose={() => setAsked(null)}
          onConfirm={async () => {
            const { number, trackingNumber } = asked;
            const said = () => copy.done(number);
            const problem = await ship([{ number, trackingNumber, uncounted: true }], { said });
            if (problem !== null) return problem;
            setAsked(null);
            begin();
            return null;
          }}
        >
          <UncountedNote parcels={[asked]} />
        </ConfirmDialog>
      )}
    </Sheet>
  );
}
