import { deskCopy } from '../../copy/desk.ts';
import { faceCopy as copy } from '../../copy/desk-faces.ts';
import { failureSentence } from '../../copy/failure.ts';
import { useCall } from '../../platform/use-call.ts';
import { Dialog, DialogBody } from '../../ui/Dialog.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { type Answered, desk } from '../desk-client.ts';
import { refusalSentence, useAct } from '../use-act.ts';
import { fieldProblems, WordsForm } from '../WordsForm.tsx';

type Face = Answered<'deskFaces'>['faces'][number];
type Field = keyof typeof copy.fields;

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
  /** Called once the correction is saved: the picture of the page is out of date. */
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
  return (
    <WordsForm
      lead={copy.note[kind]}
      submit={copy.save}
      labels={copy.fields}
      before={typedWords(words)}
      onSave={async ({ nameLast, nameFirst, honorific, ...place }) => {
        const name = { last: nameLast, first: nameFirst, honorific };
        const answer = await desk.deskFaceCorrect({
          body: { number, page, kind, words: { name, ...place } },
        });
        if (answer.ok) {
          await act(async () => answer, copy.saved);
          onCorrected();
          return null;
        }
        const fields = answer.error.kind === 'refused' ? (answer.error.error.fields ?? {}) : {};
        const whole = fields[kind]?.[0];
        return (
          fieldProblems(copy.fields, (field) => {
            const problem = fields[`${kind}.${field}`]?.[0];
            return problem && (copy.problems[problem] ?? copy.doesNotFit);
          }) ?? { form: (whole && copy.problems[whole]) || refusalSentence(answer.error) }
        );
      }}
    />
  );
}
