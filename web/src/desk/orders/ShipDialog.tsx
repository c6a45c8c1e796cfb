import { deskCopy } from '../../copy/desk.ts';
import { orderActCopy as copy } from '../../copy/desk-orders.ts';
import { fieldText, useForm } from '../../platform/use-form.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogForm } from '../../ui/DialogForm.tsx';
import { Note } from '../../ui/Note.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { desk } from '../desk-client.ts';
import { useAct } from '../use-act.ts';

type Props = { readonly number: string; readonly isTracked: boolean; readonly onClose: () => void };

/** Carriers number parcels with digits, which people group by hyphens. */
const TRACKING_NUMBER = /^\d[\d-]{7,19}$/;

/** The parcel has left: its number where the carrier gives one, and nothing is asked where it does not. */
export function ShipDialog({ number, isTracked, onClose }: Props) {
  const act = useAct();
  const { form, problems, isBusy } = useForm<'tracking'>(async (data) => {
    const typed = fieldText(data, 'tracking').normalize('NFKC').trim();
    if (isTracked && !TRACKING_NUMBER.test(typed)) return { tracking: copy.trackingWrong };
    const body = { number, trackingNumber: isTracked ? typed : null };
    const problem = await act(() => desk.deskOrderShip({ body }), `${number}：${copy.ship}`);
    if (problem === null) onClose();
    return problem === null ? null : { form: problem };
  });
  return (
    <Dialog title={copy.ship} closeLabel={deskCopy.close} onClose={onClose}>
      <DialogForm {...{ form, isBusy }} lead={copy.shipAsk} submit={copy.ship}>
        <Problem>{problems.form}</Problem>
        {isTracked ? (
          <TextField
            name="tracking"
            label={copy.tracking}
            inputMode="numeric"
            autoComplete="off"
            error={problems.tracking}
          />
        ) : (
          <Note>{copy.trackingNone}</Note>
        )}
      </DialogForm>
    </Dialog>
  );
}
