import { useRef, useState } from 'react';
import { inquiryCopy as copy } from '../../copy/desk-inquiries.ts';
import { fieldText, useForm } from '../../platform/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { ActButton } from '../ActButton.tsx';
import { type Answered, desk } from '../desk-client.ts';
import { useMay } from '../operator.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { useAct } from '../use-act.ts';
import { keepAnswer, recallAnswer } from './answer-draft.ts';
import styles from './InquiryPage.module.css';

type Props = { readonly inquiry: Answered<'deskInquiry'>['inquiry'] };

/** Answers by mail, or notes that it was dealt with otherwise. */
export function InquiryActions({ inquiry: { number, settledAt, notes } }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [settles, setSettles] = useState(false);
  const act = useAct();
  const may = useMay();
  const { form, problems, isBusy } = useForm<'words'>(async (data) => {
    const words = fieldText(data, 'words').trim();
    if (words === '') return { words: copy.answerMissing };
    const problem = await act(
      () => desk.deskInquiryAnswer({ body: { number, words, noteCount: notes.length } }),
      copy.answerSent,
    );
    if (problem !== null) return { form: problem };
    keepAnswer(number, '');
    if (field.current) field.current.value = '';
    return null;
  });
  if (!may('inquiry-answer')) return null;
  return (
    <Sheet heading={copy.answer}>
      <Note>{copy.answerLead}</Note>
      <form {...form} className={styles.form}>
        <Problem>{problems.form}</Problem>
        <TextArea
          ref={field}
          name="words"
          label={copy.answerWords}
          rows={8}
          maxLength={4000}
          defaultValue={recallAnswer(number)}
          onChange={({ currentTarget: { value } }) => keepAnswer(number, value)}
          error={problems.words}
        />
        <Button type="submit" variant="primary" size="small" icon="mail" busy={isBusy}>
          {copy.answer}
        </Button>
      </form>
      {settledAt === null ? (
        <div>
          <Button size="small" onClick={() => setSettles(true)}>
            {copy.settle}
          </Button>
        </div>
      ) : (
        <ActButton
          words={copy.reopen}
          onAct={() => act(() => desk.deskInquiryReopen({ body: { number } }), copy.reopened)}
        />
      )}
      {settles ? (
        <ReasonDialog
          title={copy.settle}
          ask={copy.settleAsk}
          onClose={() => setSettles(false)}
          onSubmit={(words) => act(() => desk.deskInquirySettle({ body: { number, words } }), copy.settled)}
        />
      ) : null}
    </Sheet>
  );
}
