import type { PersonName } from '@fumi/domain';
import { addressLine, contactName } from '../../copy/address.ts';
import { orderPeopleCopy } from '../../copy/card-exchange.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { WholeNumbers } from '../../ui/WholeNumbers.tsx';
import styles from './PeopleChoice.module.css';

/** Somebody who may be chosen. */
type Person = {
  readonly contact: {
    readonly code: string;
    readonly name: PersonName;
    readonly jointNames: readonly PersonName[];
    readonly state: string;
    readonly address1: string;
    readonly address2: string;
    readonly company?: string;
  };
  /** What to know before choosing them. */
  readonly note?: string;
};

type Props = {
  readonly title: string;
  readonly people: readonly Person[];
  readonly chosen: ReadonlySet<string>;
  readonly hasRoom: boolean;
  readonly onToggle: (code: string) => void;
};

/** People of one kind, each to be chosen or left out; nothing where there are none. */
export function PeopleChoice({ title, people, chosen, hasRoom, onToggle }: Props) {
  if (people.length === 0) return null;
  return (
    <fieldset className={styles.people}>
      <legend>{title}</legend>
      {people.map(({ contact, note }) => (
        <Checkbox
          key={contact.code}
          label={
            <span className={styles.person}>
              <b>{contactName(contact)}</b>
              {contact.jointNames.length > 0 ? (
                <span>{orderPeopleCopy.joint(contact.jointNames.map((name) => contactName({ name })))}</span>
              ) : null}
              {note ? <Badge>{note}</Badge> : null}
              <span>
                <WholeNumbers>{addressLine(contact)}</WholeNumbers>
              </span>
            </span>
          }
          checked={chosen.has(contact.code)}
          disabled={!hasRoom && !chosen.has(contact.code)}
          onChange={() => onToggle(contact.code)}
        />
      ))}
    </fieldset>
  );
}
