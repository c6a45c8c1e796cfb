import type { AddressProblems, PlaceWarning, PrintAddress } from '@fumi/domain';
import { AddressTable } from '../../address/AddressTable.tsx';
import { PlaceDoubts } from '../../address/PlaceDoubts.tsx';
import { hasProblems } from '../../address/use-address-check.ts';
import { AddressCard } from '../../card/AddressCard.tsx';
import type { FaceDesign } from '../../card/address-face.ts';
import { useAddressFace } from '../../card/use-address-face.ts';
import { addressCopy, nameWords } from '../../copy/address.ts';
import { recipientsCopy } from '../../copy/recipients.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './RecipientArticle.module.css';

type Props = {
  readonly number: number;
  readonly limit: number;
  readonly recipient: PrintAddress;
  readonly sender: PrintAddress;
  readonly design: FaceDesign;
  readonly problems: AddressProblems;
  readonly doubts: readonly PlaceWarning[];
  readonly onEdit: () => void;
  readonly onRemove: () => void;
};

/** The heading that a jump to a recipient leads to. */
export const titleIdOf = (number: number): string => `recipient-${number}`;

/** One recipient: the card that this person gets, and what is written on it. */
export function RecipientArticle(props: Props) {
  const { number, limit, recipient, sender, design, problems, doubts, onEdit, onRemove } = props;
  const face = useAddressFace({ design, sender, recipient });
  const titleId = titleIdOf(number);
  return (
    <article className={styles.recipient} aria-labelledby={titleId}>
      <h2 id={titleId} tabIndex={-1}>
        {recipientsCopy.numbered(number, limit)}
      </h2>
      <div className={styles.card}>
        <AddressCard
          face={face}
          label={addressCopy.faceOf(nameWords(recipient.name))}
          doubt={hasProblems(problems)}
        />
      </div>
      <div className={styles.words}>
        <AddressTable address={recipient} withHonorific problems={problems} compact />
        <PlaceDoubts warnings={doubts} />
      </div>
      <div className={styles.actions}>
        <Button size="small" icon="pencil" aria-label={recipientsCopy.editOf(number)} onClick={onEdit}>
          {recipientsCopy.edit}
        </Button>
        <Button variant="quiet" size="small" aria-describedby={titleId} onClick={onRemove}>
          {recipientsCopy.remove}
        </Button>
      </div>
    </article>
  );
}
