import { cardYear, receivedYear } from '@fumi/domain';
import { useState } from 'react';
import { ContactsLoading } from '../../contacts/ContactsLoading.tsx';
import { loadContacts, noteReceived, useContacts } from '../../contacts/contact-store.ts';
import type { ListedContact } from '../../contacts/find-contacts.ts';
import { contactName } from '../../copy/address.ts';
import { receivedCopy } from '../../copy/card-exchange.ts';
import { contactsCopy } from '../../copy/contacts.ts';
import { useCall } from '../../platform/use-call.ts';
import { useShop } from '../../shop/use-shop.ts';
import { Button } from '../../ui/Button.tsx';
import { Columns } from '../../ui/Columns.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Select } from '../../ui/Select.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { ContactsSubpage } from './ContactsSubpage.tsx';
import { whyNotDone } from './contact-calls.ts';
import { cardYears } from './contact-form.ts';
import { FindSender } from './FindSender.tsx';
import styles from './ReceivedPage.module.css';

/** Notes a stack of received cards: for each one some letters of its sender, and Enter. */
export function Component() {
  const { today } = useShop();
  const contacts = useContacts();
  const call = useCall('contacts', loadContacts);
  const [year, setYear] = useState(receivedYear(today));
  /** Codes of those whose card was noted here, the last first. */
  const [noted, setNoted] = useState<readonly string[]>([]);
  const toast = useToast();
  const note = async ({ code }: ListedContact, isReceived: boolean) => {
    const list = (isListed: boolean) =>
      setNoted((now) => [...(isListed ? [code] : []), ...now.filter((one) => one !== code)]);
    list(isReceived);
    const failure = await noteReceived(code, year, isReceived);
    if (failure === null) return;
    list(!isReceived);
    toast({ text: whyNotDone(failure), isFailure: true });
  };
  const received = (contacts ?? []).filter(({ receivedYears = [] }) => receivedYears.includes(year));
  return (
    <ContactsSubpage title={receivedCopy.title} lead={receivedCopy.lead} kind="page">
      {contacts === null ? <ContactsLoading call={call} /> : null}
      {contacts?.length === 0 ? <EmptyState>{contactsCopy.empty}</EmptyState> : null}
      {contacts && contacts.length > 0 ? (
        <Columns
          label={receivedCopy.count(year, received.length)}
          aside={
            <Received
              {...{ year, received }}
              noted={noted.flatMap((code) => received.find((one) => one.code === code) ?? [])}
              onUndo={(contact) => void note(contact, false)}
            />
          }
        >
          <div className={styles.year}>
            <Select
              label={receivedCopy.year}
              options={cardYears(cardYear(today)).map((one) => ({
                value: String(one),
                label: receivedCopy.yearName(one),
              }))}
              value={String(year)}
              onChange={(event) => {
                setYear(Number(event.target.value));
                setNoted([]);
              }}
            />
          </div>
          <FindSender
            contacts={contacts}
            isNoted={({ receivedYears = [] }) => receivedYears.includes(year)}
            onFound={(contact) => void note(contact, true)}
          />
        </Columns>
      ) : null}
    </ContactsSubpage>
  );
}

type ReceivedProps = {
  readonly year: number;
  readonly received: readonly ListedContact[];
  readonly noted: readonly ListedContact[];
  readonly onUndo: (contact: ListedContact) => void;
};

/** What was noted just now, to be taken back, and how many there are in all. */
function Received({ year, received, noted, onUndo }: ReceivedProps) {
  const unanswered = received.filter(({ sentYears = [] }) => !sentYears.includes(year)).length;
  const [last] = noted;
  return (
    <>
      <h2 className={styles.count}>{receivedCopy.count(year, received.length)}</h2>
      {unanswered > 0 ? <p>{receivedCopy.unanswered(unanswered)}</p> : null}
      <p role="status" className={styles.last}>
        {last ? receivedCopy.noted(contactName(last)) : receivedCopy.none}
      </p>
      <ol className={styles.noted} aria-label={receivedCopy.list}>
        {noted.map((contact) => (
          <li key={contact.code}>
            <span>{contactName(contact)}</span>
            <Button
              size="small"
              variant="quiet"
              aria-label={receivedCopy.undoOf(contactName(contact))}
              onClick={() => onUndo(contact)}
            >
              {contactsCopy.undo}
            </Button>
          </li>
        ))}
      </ol>
    </>
  );
}
