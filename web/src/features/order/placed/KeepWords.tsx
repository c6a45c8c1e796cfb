import { isCardText } from '@fumi/domain';
import { useRef } from 'react';
import { Link } from 'react-router';
import { client } from '../../../api.ts';
import { failureSentence } from '../../../copy/failure.ts';
import { keptWordsCopy as copy } from '../../../copy/kept-words.ts';
import { paths } from '../../../paths.ts';
import { useCall } from '../../../platform/use-call.ts';
import { Button } from '../../../ui/Button.tsx';
import { buttonAttributes } from '../../../ui/button-attributes.ts';
import { Note } from '../../../ui/Note.tsx';
import { Problem } from '../../../ui/Problem.tsx';
import { usePress } from '../../../ui/use-press.ts';
import type { OrderFacts } from '../load-orders.ts';

/** Keeps the typed words for next year, only when the member presses; nothing where none were typed. */
export function KeepWords({ order, texts }: Pick<OrderFacts, 'order' | 'texts'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { value, isLoading, again } = useCall('kept-words', () => client.keptWordsList());
  const { press, isBusy, problem } = usePress();
  const isKept = value?.kept.some(({ orderCode }) => orderCode === order.code) ?? false;
  const hasWords = texts?.some(({ type }) => isCardText(type)) ?? false;
  if (value === null || (!isKept && !hasWords)) return null;
  const keep = async () => {
    const answer = await client.keptWordsKeep({ body: { orderCode: order.code } });
    if (!answer.ok) return failureSentence(answer.error, copy.failed);
    again();
    // The pressed button disappears: the heading has the focus.
    heading.current?.focus();
    return null;
  };
  return (
    <section aria-labelledby="keep-words">
      <h2 id="keep-words" ref={heading} tabIndex={-1}>
        {copy.heading}
      </h2>
      <Problem>{problem}</Problem>
      {isKept ? (
        <>
          <p role="status">{copy.kept}</p>
          <Link {...buttonAttributes({ size: 'small' })} to={`${paths.member()}#kept-words`}>
            {copy.show}
          </Link>
        </>
      ) : (
        <>
          <Button size="small" busy={isBusy || isLoading} onClick={() => void press(keep)}>
            {copy.keep}
          </Button>
          <Note>{copy.keepNote}</Note>
        </>
      )}
    </section>
  );
}
