import { addressLine, contactName } from '../copy/address.ts';
import { contactsCopy } from '../copy/contacts.ts';
import { pickerCopy } from '../copy/picker.ts';
import { Badge } from '../ui/Badge.tsx';
import { WholeNumbers } from '../ui/WholeNumbers.tsx';
import type { ListedContact } from './find-contacts.ts';
import styles from './PickerRows.module.css';

type Props = { readonly contact: ListedContact; readonly isWarned: boolean };

/** How many years back a card is worth mentioning. */
const SHOWN_YEARS = 2;

/** In which of the last years cards went and came. */
function LastCards({ sentYears = [], receivedYears = [] }: ListedContact) {
  const years = [...new Set([...sentYears, ...receivedYears])].sort((a, b) => b - a).slice(0, SHOWN_YEARS);
  if (years.length === 0) return null;
  const words = years.map((year) =>
    pickerCopy.cards(year, sentYears.includes(year), receivedYears.includes(year)),
  );
  return <span>{words.join('　')}</span>;
}

const Words = ({ contact, isWarned }: Props) => (
  <>
    <span className={styles.contact}>
      <b>{contactName(contact)}</b>
      <span>
        <WholeNumbers>{addressLine(contact)}</WholeNumbers>
      </span>
      <LastCards {...contact} />
    </span>
    {contact.skipReason ? <Badge tone="mourning">{contactsCopy.skip[contact.skipReason]}</Badge> : null}
    {isWarned ? <Badge tone="warning">{contactsCopy.warning}</Badge> : null}
  </>
);

export const SingleRow = ({ onPick, ...words }: Props & { readonly onPick: () => void }) => (
  <li className={styles.item}>
    <button type="button" className={styles.row} onClick={onPick}>
      <Words {...words} />
    </button>
  </li>
);

type MultipleProps = Props & {
  readonly isTaken: boolean;
  readonly isPicked: boolean;
  /** False once the limit is reached: what is not selected is disabled (spec §5). */
  readonly hasRoom: boolean;
  readonly isBlocked: boolean;
  readonly isSender: boolean;
  readonly onToggle: () => void;
};

export const MultipleRow = (props: MultipleProps) => {
  const { isTaken, isPicked, hasRoom, isBlocked, isSender, onToggle, ...words } = props;
  return (
    <li className={styles.item}>
      <label className={styles.row} data-checkbox>
        <input
          type="checkbox"
          checked={isPicked || isTaken}
          disabled={isTaken || (!isPicked && (!hasRoom || isBlocked))}
          onChange={onToggle}
        />
        <Words {...words} />
        {isBlocked ? <Badge tone="mourning">{contactsCopy.mourning}</Badge> : null}
        {isSender ? <Badge>{pickerCopy.sender}</Badge> : null}
        {isTaken ? <Badge>{pickerCopy.chosenAlready}</Badge> : null}
      </label>
    </li>
  );
};
