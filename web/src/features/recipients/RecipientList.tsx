import type { AddressProblems, PlaceWarning, PrintAddress } from '@fumi/domain';
import type { FaceDesign } from '../../card/address-face.ts';
import { recipientsCopy } from '../../copy/recipients.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { RecipientArticle } from './RecipientArticle.tsx';
import styles from './RecipientList.module.css';

type Props = {
  readonly recipients: readonly PrintAddress[];
  readonly problems: readonly AddressProblems[];
  readonly doubts: readonly (readonly PlaceWarning[])[];
  readonly limit: number;
  readonly sender: PrintAddress;
  readonly design: FaceDesign;
  readonly onEdit: (at: number) => void;
  readonly onRemove: (at: number) => void;
};

export function RecipientList({ recipients, problems, doubts, onEdit, onRemove, ...shared }: Props) {
  if (recipients.length === 0) {
    return (
      <EmptyState>
        <p>{recipientsCopy.none}</p>
        <p className={styles.hint}>{recipientsCopy.noneHint}</p>
      </EmptyState>
    );
  }
  return (
    <ol className={styles.list} aria-label={recipientsCopy.listLabel}>
      {recipients.map((recipient, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a recipient has no other identity; the same person may come twice
        <li key={at}>
          <RecipientArticle
            {...shared}
            number={at + 1}
            recipient={recipient}
            problems={problems[at] ?? {}}
            doubts={doubts[at] ?? []}
            onEdit={() => onEdit(at)}
            onRemove={() => onRemove(at)}
          />
        </li>
      ))}
    </ol>
  );
}
