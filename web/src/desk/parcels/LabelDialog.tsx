import { replaced } from '@fumi/domain';
import { useState } from 'react';
import { deskCopy } from '../../copy/desk.ts';
import { deskOrderCopy } from '../../copy/desk-orders.ts';
import { parcelsCopy as copy } from '../../copy/desk-parcels.ts';
import { failureSentence } from '../../copy/failure.ts';
import { useCall } from '../../platform/use-call.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogBody } from '../../ui/Dialog.tsx';
import { Message } from '../../ui/Message.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { type Answered, desk } from '../desk-client.ts';
import { useAct } from '../use-act.ts';
import { WordsForm } from '../WordsForm.tsx';

const { name, state, address1, address2, tel } = deskOrderCopy.fields;

/** Fields of a label that may be reworded; another zip code would be another place. */
const LABELS = { name, state, address1, address2, tel };

type Props = {
  readonly number: string;
  readonly problems: readonly string[];
  readonly onClose: () => void;
};

/** Changes what the label of a parcel says, beside why it does not fit. */
export function LabelDialog({ number, problems, onClose }: Props) {
  const { value, failure } = useCall(number, () => desk.deskParcelLabel({ params: { parcel: number } }));
  return (
    <Dialog title={copy.mendOf(number)} closeLabel={deskCopy.close} onClose={onClose}>
      {value === null ? (
        <DialogBody>
          {failure ? <Problem>{failureSentence(failure)}</Problem> : <p>{deskCopy.loading}</p>}
        </DialogBody>
      ) : (
        <LabelForm {...{ number, problems, onClose, ...value }} />
      )}
    </Dialog>
  );
}

type FormProps = Props & Answered<'deskParcelLabel'>;

function LabelForm({ number, problems: why, label, replacements, onClose }: FormProps) {
  const [isReplaced, setIsReplaced] = useState(false);
  const act = useAct();
  return (
    <WordsForm
      lead={copy.mendNote}
      submit={copy.save}
      labels={LABELS}
      before={label}
      onSave={async (typed) => {
        const problem = await act(
          () => desk.deskParcelMend({ body: { parcel: number, label: typed } }),
          copy.mended,
        );
        if (problem === null) onClose();
        return problem === null ? null : { form: problem };
      }}
      above={(change) => (
        <Message tone="warning">
          {why.map((words) => (
            <p key={words}>{words}</p>
          ))}
          {replacements.length === 0 ? null : (
            <>
              <Button
                size="small"
                onClick={() => {
                  change((text) => replaced(text, replacements));
                  setIsReplaced(true);
                }}
              >
                {copy.replace(replacements)}
              </Button>
              <p role="status">{isReplaced ? copy.replaced : null}</p>
            </>
          )}
        </Message>
      )}
    />
  );
}
