import { type AddressWarning, type Contact, zipWords } from '@fumi/domain';
import { useState } from 'react';
import { addressLine, contactName } from '../../copy/address.ts';
import { ADDRESS_WARNINGS } from '../../copy/address-problems.ts';
import { contactsCopy } from '../../copy/contacts.ts';
import { checkCopy } from '../../copy/contacts-tidy.ts';
import { localityWords, mendWords } from '../../copy/zip-search.ts';
import { AnnouncedMessage } from '../../ui/AnnouncedMessage.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Batches } from '../../ui/Batches.tsx';
import { Button } from '../../ui/Button.tsx';
import { ChipGroup } from '../../ui/Chip.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Note } from '../../ui/Note.tsx';
import { Row } from '../../ui/Row.tsx';
import { WholeNumbers } from '../../ui/WholeNumbers.tsx';
import { ContactItem } from './ContactItem.tsx';
import type { Mend, Warned } from './contact-calls.ts';

const ROWS_AT_ONCE = 50;
const SHOWN_MENDS = 4;

type ItemActions = {
  readonly onDismiss: (warned: Warned<Contact>) => void;
  readonly onMend: (contact: Contact, mend: Mend) => void;
  readonly onEdit: (contact: Contact) => void;
};

type Props = ItemActions & {
  readonly warned: readonly Warned<Contact>[];
  readonly total: number;
};

/** Addresses that may bring a card back, by the kind of doubt, and what can be done with each. */
export function CheckFindings({ warned, total, ...actions }: Props) {
  const [filter, setFilter] = useState<AddressWarning | 'all'>('all');
  if (total === 0) return <EmptyState>{contactsCopy.empty}</EmptyState>;
  if (warned.length === 0) return <AnnouncedMessage tone="done">{checkCopy.clean(total)}</AnnouncedMessage>;
  const withWarning = (warning: AddressWarning) =>
    warned.filter(({ warnings }) => warnings.includes(warning));
  const filters = (Object.keys(ADDRESS_WARNINGS) as AddressWarning[])
    .map((warning) => ({
      value: warning,
      words: ADDRESS_WARNINGS[warning],
      count: withWarning(warning).length,
    }))
    .filter(({ count }) => count > 0);
  // With the last doubt of a kind its filter goes: all others are shown then.
  const chosen = filters.some(({ value }) => value === filter) ? filter : 'all';
  return (
    <>
      <p role="status">{checkCopy.found(warned.length, total)}</p>
      <ChipGroup
        label={checkCopy.filterLabel}
        chips={[{ value: 'all', words: checkCopy.all, count: warned.length }, ...filters]}
        chosen={chosen}
        onChoose={setFilter}
      />
      <Batches
        items={chosen === 'all' ? warned : withWarning(chosen)}
        size={ROWS_AT_ONCE}
        more={contactsCopy.more}
      >
        {(shown) => shown.map((one) => <WarnedContact key={one.item.code} warned={one} {...actions} />)}
      </Batches>
    </>
  );
}

type WarnedProps = ItemActions & { readonly warned: Warned<Contact> };

function WarnedContact({ warned, onMend, onDismiss, onEdit }: WarnedProps) {
  const { item: contact, warnings, localities, mends } = warned;
  const name = contactName(contact);
  return (
    <ContactItem
      title={name}
      heading="h2"
      isWide
      offers={
        mends.length === 0
          ? null
          : mends.slice(0, SHOWN_MENDS).map((mend) => (
              <Button
                key={JSON.stringify(mend)}
                size="small"
                aria-label={checkCopy.mendOf(name, mendWords(mend))}
                onClick={() => onMend(contact, mend)}
              >
                <span>
                  <WholeNumbers>{mendWords(mend)}</WholeNumbers>
                </span>
              </Button>
            ))
      }
      buttons={
        <>
          <Button
            size="small"
            icon="pencil"
            aria-label={contactsCopy.editOf(name)}
            onClick={() => onEdit(contact)}
          >
            {checkCopy.edit}
          </Button>
          <Button
            size="small"
            variant="quiet"
            aria-label={checkCopy.dismissOf(name)}
            onClick={() => onDismiss(warned)}
          >
            {checkCopy.dismiss}
          </Button>
        </>
      }
    >
      <Note>
        <WholeNumbers>{`${zipWords(contact.zip)} ${addressLine(contact)}`}</WholeNumbers>
      </Note>
      {localities.length > 0 ? (
        <Note>{checkCopy.standsFor(zipWords(contact.zip), localityWords(localities))}</Note>
      ) : null}
      <Row>
        {warnings.map((warning) => (
          <Badge key={warning} tone="warning">
            {ADDRESS_WARNINGS[warning]}
          </Badge>
        ))}
      </Row>
    </ContactItem>
  );
}
