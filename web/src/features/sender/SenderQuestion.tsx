import { type AddressProblems, isEmptyAddress, looksUnfinished, type PrintAddress } from '@fumi/domain';
import { senderCopy } from '../../copy/sender.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../ui/Dialog.tsx';

/** What 'next' asks before it leads to the recipients (spec §4), checked in this order. */
export type SenderQuestion = 'invalid' | 'empty' | 'unfinished';

export function senderQuestion(
  sender: PrintAddress,
  problems: AddressProblems,
  autocompleted: string | null,
): SenderQuestion | null {
  if (Object.keys(problems).length > 0) return 'invalid';
  if (isEmptyAddress(sender)) return 'empty';
  return looksUnfinished(sender, autocompleted) ? 'unfinished' : null;
}

const WORDS: Readonly<Record<SenderQuestion, readonly [title: string, text: string]>> = {
  invalid: [senderCopy.invalidTitle, senderCopy.invalid],
  empty: [senderCopy.emptyTitle, senderCopy.empty],
  unfinished: [senderCopy.unfinishedTitle, senderCopy.unfinished],
};

type Props = {
  readonly question: SenderQuestion;
  readonly onProceed: () => void;
  readonly onStay: () => void;
};

/** Input error, or a question whose yes leads on (spec §4). */
export function SenderQuestionDialog({ question, onProceed, onStay }: Props) {
  const [title, text] = WORDS[question];
  return (
    <Dialog title={title} role="alertdialog" size="small" onClose={onStay}>
      <DialogBody>
        <p>{text}</p>
      </DialogBody>
      {question === 'invalid' ? (
        <DialogFooter>
          <Button variant="primary" onClick={onStay} wide>
            {senderCopy.close}
          </Button>
        </DialogFooter>
      ) : (
        <DialogFooter>
          <Button onClick={onStay}>{senderCopy.check}</Button>
          <Button variant="primary" onClick={onProceed}>
            {senderCopy.yes}
          </Button>
        </DialogFooter>
      )}
    </Dialog>
  );
}
