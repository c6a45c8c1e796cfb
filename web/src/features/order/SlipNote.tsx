import { momentWords } from '../../copy/moments.ts';
import { slipCopy } from '../../copy/payment.ts';
import { shellCopy } from '../../copy/shell.ts';
import { Message } from '../../ui/Message.tsx';
import { QuestionDialog } from '../../ui/QuestionDialog.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { Slip } from './load-goods.ts';

/** Says that an order waits to be paid at a till; due date and link to the slip where the provider has sent them. */
export function SlipNote({ slip: { url, expiresAt } }: { readonly slip: Slip }) {
  return (
    <Message tone="info">
      {expiresAt === null ? slipCopy.begun : slipCopy.until(momentWords(expiresAt))}
      {url === null ? null : (
        <>
          <br />
          <a href={url} target="_blank" rel="noopener noreferrer">
            {slipCopy.see}
            <VisuallyHidden>{shellCopy.newTab}</VisuallyHidden>
          </a>
        </>
      )}
    </Message>
  );
}

type Asked = { readonly onProceed: () => void; readonly onStay: () => void };

/** Asks before another payment: money paid with the till number after that is only refunded. */
export const SlipQuestion = ({ onProceed, onStay }: Asked) => (
  <QuestionDialog
    title={slipCopy.anotherTitle}
    isOfDoubt
    accept={slipCopy.another}
    onAccept={onProceed}
    cancel={slipCopy.stay}
    onCancel={onStay}
  >
    <p>{slipCopy.anotherQuestion}</p>
  </QuestionDialog>
);
