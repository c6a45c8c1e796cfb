import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { type ListedContact, searchContacts } from '../../contacts/find-contacts.ts';
import { addressLine, contactName } from '../../copy/address.ts';
import { receivedCopy } from '../../copy/card-exchange.ts';
import { isComposing } from '../../platform/is-composing.ts';
import { Badge } from '../../ui/Badge.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { WholeNumbers } from '../../ui/WholeNumbers.tsx';
import styles from './FindSender.module.css';

/** Most candidates that are listed; another letter narrows them down. */
const SHOWN = 8;

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

type Props = {
  readonly contacts: readonly ListedContact[];
  readonly isNoted: (contact: ListedContact) => boolean;
  readonly onFound: (contact: ListedContact) => void;
};

/** Whose card it is: letters of the name narrow the list, arrows choose, Enter takes, and the field is empty again. */
export function FindSender({ contacts, isNoted, onFound }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const id = useId();
  const isAsked = query.trim() !== '';
  const found = isAsked ? searchContacts(contacts, query) : [];
  // Of namesakes the one whose card is still missing comes first.
  const shown = found.toSorted((a, b) => Number(isNoted(a)) - Number(isNoted(b))).slice(0, SHOWN);
  const take = (contact: ListedContact) => {
    onFound(contact);
    setQuery('');
    setAt(0);
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends a conversion of kana must not choose anybody.
    if (isComposing(event.nativeEvent)) return;
    const step = STEPS[event.key];
    const chosen = shown[at];
    if (event.key === 'Enter' && chosen) take(chosen);
    else if (step !== undefined && shown.length > 0) setAt((at + step + shown.length) % shown.length);
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles.find}>
      <TextField
        ref={input}
        label={receivedCopy.search}
        hint={receivedCopy.searchHint}
        role="combobox"
        aria-expanded={shown.length > 0}
        aria-controls={id}
        aria-activedescendant={shown[at] ? `${id}-${at}` : undefined}
        autoComplete="off"
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={id} role="listbox" aria-label={receivedCopy.found} className={styles.rows}>
        {shown.map((contact, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the field, as a combobox has them
          // biome-ignore lint/a11y/useFocusableInteractive: the field holds the focus and names the active option
          <div
            key={contact.code}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === at}
            className={styles.row}
            onClick={() => take(contact)}
          >
            <span className={styles.who}>
              <b>{contactName(contact)}</b>
              <span>
                <WholeNumbers>{addressLine(contact)}</WholeNumbers>
              </span>
            </span>
            {isNoted(contact) ? <Badge tone="done">{receivedCopy.already}</Badge> : null}
          </div>
        ))}
      </div>
      <p role="status" className={styles.more}>
        {isAsked ? receivedCopy.foundCount(found.length, SHOWN) : ''}
      </p>
    </div>
  );
}
