import { type AddressProblems, type AddressWarning, type Contact, formatZip } from '@fumi/domain';
import { useState } from 'react';
import { ProblemList } from '../../address/AddressTable.tsx';
import { hasProblems } from '../../address/address-check.ts';
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

/** What was found of a contact's address, and what of it the press cannot print. */
export type Finding = Warned<Contact> & { readonly problems: AddressProblems };

type ItemActions = {
  readonly onDismiss: (finding: Finding) => void;
  readonly onMend: (contact: Contact, mend: Mend) => void;
  readonly onEdit: (contact: Contact) => void;
};

type Props = ItemActions & {
  readonly findings: readonly Finding[];
  readonly total: number;
};

/** Addresses that a card may not reach, by the kind of doubt, and what can be done with each. */
export function CheckFindings({ findings, total, ...actions }: Props) {
  const [filter, setFilter] = useState<AddressWarning | 'all'>('all');
  if (total === 0) return <EmptyState>{contactsCopy.empty}</EmptyState>;
  if (findings.length === 0) return <AnnouncedMessage tone="done">{checkCopy.clean(total)}</AnnouncedMessage>;
  const withWarning = (warning: AddressWarning) =>
    findings.filter(({ warnings }) => warnings.includes(warning));
  const filters = (Object.keys(ADDRESS_WARNINGS) as AddressWarning[])
    .map((warning) => ({
      value: warning,
      words: ADDRESS_WARNINGS[warning],
      count: withWarning(warning).length,
    }))
    .filter(({ count }) => count > 0);
  // A filter disappears with the last doubt of its kind: all contacts are shown then.
  const chosen = filters.some(({ value }) => value === filter) ? filter : 'all';
  return (
    <>
      <p role="status">{checkCopy.found(findings.length, total)}</p>
      <ChipGroup
        label={checkCopy.filterLabel}
        chips={[{ value: 'all', words: checkCopy.all, count: findings.length }, ...filters]}
        chosen={chosen}
        onChoose={setFilter}
      />
      <Batches
        items={chosen === 'all' ? findings : withWarning(chosen)}
        size={ROWS_AT_ONCE}
        more={contactsCopy.more}
      >
        {(shown) => shown.map((one) => <FoundContact key={one.item.code} finding={one} {...actions} />)}
      </Batches>
    </>
  );
}

type FoundProps = ItemActions & { readonly finding: Finding };

function FoundContact({ finding, onMend, onDismiss, onEdit }: FoundProps) {
  const { item: contact, warnings, localities, mends, problems } = finding;
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
          {warnings.length > 0 ? (
            <Button
              size="small"
              variant="quiet"
              aria-label={checkCopy.dismissOf(name)}
              onClick={() => onDismiss(finding)}
            >
              {checkCopy.dismiss}
            </Button>
          ) : null}
        </>
      }
    >
      <Note>
        <WholeNumbers>{`${formatZip(contact.zip)} ${addressLine(contact)}`}</WholeNumbers>
      </Note>
      {localities.length > 0 ? (
        <Note>{checkCopy.standsFor(formatZip(contact.zip), localityWords(localities))}</Note>
      ) : null}
      {hasProblems(problems) ? <ProblemList problems={problems} /> : null}
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
