import { deskCopy } from '../../copy/desk.ts';
import { faceCopy as copy } from '../../copy/desk-faces.ts';
import { failureSentence } from '../../copy/failure.ts';
import { useCall } from '../../platform/use-call.ts';
import { fieldText, useForm } from '../../platform/use-form.ts';
import { Dialog, DialogBody } from '../../ui/Dialog.tsx';
import { DialogForm } from '../../ui/DialogForm.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { type Answered, desk } from '../desk-client.ts';
import { refusalSentence, useAct } from '../use-act.ts';

type Face = Answered<'deskFaces'>['faces'][number];
type Field = keyof typeof copy.fields;

const FIELDS = Object.keys(copy.fields) as Field[];

/** The fields, by the names that the rules have for them. */
const typedWords = ({
  name: { last, first, honorific },
  ...place
}: Face['words']): Record<Field, string> => ({
  nameLast: last,
  nameFirst: first,
  honorific,
  ...place,
});

type Props = {
  readonly number: string;
  readonly page: number;
  readonly kind: Face['kind'];
  /** It was kept: the page looks otherwise now. */
  readonly onCorrected: () => void;
  readonly onClose: () => void;
};

/** What a card says of its sender or recipient, corrected before the print. */
export function CorrectFaceDialog(props: Props) {
  const { number, page, kind, onClose } = props;
  const { value, failure } = useCall(`${number} ${page}`, () => desk.deskFaces({ params: { number, page } }));
  const face = value?.faces.find((one) => one.kind === kind);
  return (
    <Dialog title={copy.correct[kind]} closeLabel={deskCopy.close} onClose={onClose}>
      {face ? (
        <FaceForm {...props} words={face.words} />
      ) : (
        <DialogBody>
          {failure ? <Problem>{failureSentence(failure)}</Problem> : null}
          {failure ? null : <p>{value === null ? deskCopy.loading : copy.none[kind]}</p>}
        </DialogBody>
      )}
    </Dialog>
  );
}

function FaceForm({ number, page, kind, words, onCorrected }: Omit<Props, 'onClose'> & Pick<Face, 'words'>) {
  const act = useAct();
  const before = typedWords(words);
  const { form, problems, isBusy } = useForm<Field>(async (data) => {
    const typed = (field: Field): string => fieldText(data, field).trim();
    const name = { last: typed('nameLast'), first: typed('nameFirst'), honorific: typed('honorific') };
    const place = { zip: typed('zip'), state: typed('state') };
    const lines = { address1: typed('address1'), address2: typed('address2') };
    const answer = await desk.deskFaceCorrect({
      body: { number, page, kind, words: { name, ...place, ...lines } },
    });
    if (answer.ok) {
      await act(async () => answer, copy.saved);
      onCorrected();
      return null;
    }
    const fields = answer.error.kind === 'refused' ? (answer.error.error.fields ?? {}) : {};
    const found = FIELDS.flatMap((field) => {
      const problem = fields[`${kind}.${field}`]?.[0];
      return problem ? [[field, copy.problems[problem] ?? copy.doesNotFit]] : [];
    });
    if (found.length > 0) return Object.fromEntries(found);
    const whole = fields[kind]?.[0];
    return { form: (whole && copy.problems[whole]) || refusalSentence(answer.error) };
  });
  return (
    <DialogForm {...{ form, isBusy }} lead={copy.note[kind]} submit={copy.save}>
      <Problem>{problems.form}</Problem>
      {FIELDS.map((field) => (
        <TextField
          key={field}
          name={field}
          label={copy.fields[field]}
          defaultValue={before[field]}
          error={problems[field]}
        />
      ))}
    </DialogForm>
  );
}
