import type { AddressProblems, PostalAddress, PrintAddress } from '@fumi/domain';
import { ISSUE_LEVELS, type Issue } from '@fumi/print';
import { AddressTable, DoubtMessages } from '../../address/AddressTable.tsx';
import { hasProblems } from '../../address/address-check.ts';
import { cardDoubts } from '../../address/address-doubts.ts';
import type { FaceDesign } from '../../card/address-face.ts';
import { useAddressFace } from '../../card/address-face.ts';
import { AddressCard } from '../../card/PaintedCard.tsx';
import { useContacts } from '../../contacts/contact-store.ts';
import { atAddressOf, movedContact } from '../../contacts/use-recipient-warnings.ts';
import { addressCopy, contactName } from '../../copy/address.ts';
import { type CardWarning, issueWords } from '../../copy/address-problems.ts';
import { recipientsCopy } from '../../copy/recipients.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { onFirstClick } from '../../ui/first-click.ts';
import styles from './RecipientList.module.css';

type Shared = {
  readonly limit: number;
  readonly sender: PrintAddress;
  readonly design: FaceDesign;
};

type Props = Shared & {
  readonly recipients: readonly PrintAddress[];
  /** One for each recipient, in their order; `warnings` likewise. */
  readonly problems: readonly AddressProblems[];
  readonly warnings: readonly (readonly CardWarning[])[];
  readonly onEdit: (at: number) => void;
  /** Takes the newer address that the contacts have. */
  readonly onTakeAddress: (at: number, recipient: PrintAddress) => void;
  readonly onRemove: (at: number) => void;
};

export function RecipientList({
  recipients,
  problems,
  warnings,
  onEdit,
  onTakeAddress,
  onRemove,
  ...shared
}: Props) {
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
          <Recipient
            {...shared}
            number={at + 1}
            recipient={recipient}
            problems={problems[at] ?? {}}
            warnings={warnings[at] ?? []}
            onEdit={() => onEdit(at)}
            onTakeAddress={(taken) => onTakeAddress(at, taken)}
            onRemove={() => onRemove(at)}
          />
        </li>
      ))}
    </ol>
  );
}

type RecipientProps = Shared & {
  readonly number: number;
  readonly recipient: PrintAddress;
  readonly problems: AddressProblems;
  readonly warnings: readonly CardWarning[];
  readonly onEdit: () => void;
  readonly onTakeAddress: (recipient: PrintAddress) => void;
  readonly onRemove: () => void;
};

/** The heading that a jump to a recipient leads to. */
export const titleIdOf = (number: number): string => `recipient-${number}`;

type DoubtProps = {
  readonly problems: AddressProblems;
  readonly warnings: readonly CardWarning[];
  readonly issues: readonly Issue[];
  readonly kept: PostalAddress | undefined;
};

/**
 * What a person should look at besides the table's own problems, in the words of the confirm page; below
 * it, in small type, what the engine decided about the card by itself.
 */
function Doubts({ problems, warnings, issues, kept }: DoubtProps) {
  const own = issues.filter(({ party }) => party === 'recipient');
  const doubts = cardDoubts(problems, warnings, own, kept).filter(({ level }) => level !== 'told');
  const told = own.filter(({ code }) => ISSUE_LEVELS[code] === 'told');
  // One of each kind: the first stands for the others.
  const words = told.filter(({ code }, at) => told.findIndex((other) => other.code === code) === at);
  return (
    <>
      <DoubtMessages doubts={doubts} />
      {told.length > 0 ? <p className={styles.hint}>{words.map(issueWords).join('、')}</p> : null}
    </>
  );
}

/** One recipient: the card that this person gets, and what is written on it. */
function Recipient(props: RecipientProps) {
  const { number, limit, recipient, sender, design, problems, warnings, onEdit, onTakeAddress, onRemove } =
    props;
  const face = useAddressFace({ design, sender, recipient });
  const moved = movedContact(recipient, useContacts() ?? []);
  const titleId = titleIdOf(number);
  return (
    <article className={styles.recipient} aria-labelledby={titleId}>
      <h2 id={titleId} tabIndex={-1}>
        {recipientsCopy.numbered(number, limit)}
      </h2>
      <div className={styles.card}>
        <AddressCard
          face={face}
          label={addressCopy.faceOf(contactName(recipient))}
          doubt={hasProblems(problems)}
        />
      </div>
      <div className={styles.words}>
        <AddressTable address={recipient} withHonorific problems={problems} compact />
        <Doubts {...{ problems, warnings }} issues={face?.issues ?? []} kept={moved} />
      </div>
      <div className={styles.actions}>
        <Button size="small" icon="pencil" aria-label={recipientsCopy.editOf(number)} onClick={onEdit}>
          {recipientsCopy.edit}
        </Button>
        {moved ? (
          <Button
            size="small"
            aria-label={recipientsCopy.takeAddressOf(number)}
            onClick={() => onTakeAddress(atAddressOf(moved, recipient))}
          >
            {recipientsCopy.takeAddress}
          </Button>
        ) : null}
        <Button
          variant="quiet"
          size="small"
          aria-label={recipientsCopy.removeOf(contactName(recipient))}
          aria-describedby={titleId}
          onClick={onFirstClick(onRemove)}
        >
          {recipientsCopy.remove}
        </Button>
      </div>
    </article>
  );
}
