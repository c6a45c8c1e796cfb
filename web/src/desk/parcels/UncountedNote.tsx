import type { Uncounted } from '@fumi/domain';
import { uncountedCopy as copy } from '../../copy/desk-parcels.ts';
import { Message } from '../../ui/Message.tsx';

type Props = {
  /** Orders or parcels by number; fully counted ones are not listed. */
  readonly parcels: readonly { readonly number: string; readonly uncounted: Uncounted | null }[];
};

/** Which of what is about to leave was not counted, and what is missing; nothing where all was. */
export function UncountedNote({ parcels }: Props) {
  const lines = parcels.flatMap(({ number, uncounted }) => (uncounted ? [copy.of(number, uncounted)] : []));
  if (lines.length === 0) return null;
  return (
    <Message tone="warning">
      <p>{copy.ask}</p>
      <ul>
        {lines.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </Message>
  );
}
