import type { CallFailure } from '@fumi/contract/client';
import { useEffect, useEffectEvent } from 'react';
import { type Answered, client } from '../../api.ts';
import { orderCopy } from '../../copy/order.ts';
import { shellCopy } from '../../copy/shell.ts';
import { isTransient } from '../../platform/is-transient.ts';
import { useCall } from '../../platform/use-call.ts';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Note } from '../../ui/Note.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './ProofLink.module.css';

type Press = Answered<'bookGet'>['book']['press'];

/** A press file is made within seconds; in a long queue, within minutes. */
const LOOK_AGAIN_MS = 5000;

type Asked = { readonly value: Answered<'bookGet'> | null; readonly failure: CallFailure | null };

/** How far the press file is; after a refusal it is not asked for again. */
export function pressOf(known: Press | null, { value, failure }: Asked): Press | 'refused' {
  if (failure && !isTransient(failure)) return 'refused';
  return value?.book.press ?? known ?? 'waiting';
}

/** How far the press file of a book is, looked at again while it is being made. */
function usePressFile(bookCode: string, known: Press | null): Press | 'refused' {
  const { again, ...asked } = useCall(known === 'ready' ? null : bookCode, (signal) =>
    client.bookGet({ params: { bookCode } }, { signal }),
  );
  const press = pressOf(known, asked);
  /** A slow answer is waited for: another call would abort it. */
  const lookAgain = useEffectEvent(() => {
    if (!asked.isLoading) again();
  });
  useEffect(() => {
    if (press !== 'waiting') return;
    const timer = setInterval(() => lookAgain(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [press]);
  return press;
}

type Props = {
  readonly bookCode: string;
  /** How far it was when the page was loaded; null where that is not known. */
  readonly press?: Press | null;
};

/** A link to the press file once that is made; until then words that say how far it is. */
export function ProofLink({ bookCode, press: known = null }: Props) {
  const press = usePressFile(bookCode, known);
  return (
    <div className={styles.proof}>
      {press === 'ready' ? (
        <a
          {...buttonAttributes({ size: 'small' })}
          href={`/api/book/${bookCode}/proof.pdf`}
          target="_blank"
          rel="noopener"
        >
          <Icon name="file" />
          {orderCopy.proof}
          <VisuallyHidden>{shellCopy.newTab}</VisuallyHidden>
        </a>
      ) : (
        <Note>{orderCopy.proofNot[press]}</Note>
      )}
    </div>
  );
}
