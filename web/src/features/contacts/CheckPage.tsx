import { type AddressWarning, type Contact, cardYear, newContactOf, ok } from '@fumi/domain';
import { useMemo, useState } from 'react';
import { client } from '../../api.ts';
import { faceDesignOf } from '../../card/address-face.ts';
import { ContactsLoading } from '../../contacts/ContactsLoading.tsx';
import { ADDRESS_WARNINGS, addressLine, contactName, zipWords } from '../../copy/address.ts';
import { contactsCopy } from '../../copy/contacts.ts';
import { checkCopy } from '../../copy/contacts-tidy.ts';
import { localityWords, mendWords } from '../../copy/zip-search.ts';
import { focusHeading } from '../../platform/focus-heading.ts';
import { useCall } from '../../platform/use-call.ts';
import { useShop } from '../../shop/use-shop.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Batches } from '../../ui/Batches.tsx';
import { Button } from '../../ui/Button.tsx';
import { ChipGroup } from '../../ui/Chip.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Message } from '../../ui/Message.tsx';
import { Note } from '../../ui/Note.tsx';
import { Progress } from '../../ui/Progress.tsx';
import { Row } from '../../ui/Row.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { WholeNumbers } from '../../ui/WholeNumbers.tsx';
import { ContactDialog } from './ContactDialog.tsx';
import { ContactItem } from './ContactItem.tsx';
import { ContactsSubpage } from './ContactsSubpage.tsx';
import { checkAddresses, fetchContacts, type Mend, type Warned } from './contact-calls.ts';

const ROWS_AT_ONCE = 50;
const SHOWN_MENDS = 4;

/** Addresses of all contacts that may bring a card back. */
export function Component() {
  const { staticUrl, material, today } = useShop();
  const toast = useToast();
  const [progress, setProgress] = useState({ current: 0, total: 1 });
  const [fixed, setFixed] = useState<ReadonlySet<string>>(new Set());
  const [edited, setEdited] = useState<Contact | null>(null);
  const design = useMemo(() => faceDesignOf(staticUrl, material, null), [staticUrl, material]);
  const call = useCall('check', async (signal) => {
    const contacts = await fetchContacts();
    if (!contacts.ok) return contacts;
    const total = contacts.value.length;
    const checked = await checkAddresses(
      contacts.value,
      (contact) => contact,
      signal,
      (current) => setProgress({ current, total }),
    );
    if (!checked.ok) return checked;
    setFixed(new Set());
    return ok({ warned: checked.value.flatMap(withoutDismissed), total });
  });
  /** The contact goes from the list, and the pressed button with it; whoever looks stays where the next one comes up. */
  const settle = ({ code }: Contact) => {
    setFixed((before) => new Set(before).add(code));
    focusHeading({ preventScroll: true });
  };
  const putMend = async (contact: Contact, { zip, state, address1, address2 }: Mend) => {
    const body = { ...newContactOf(contact), code: contact.code, zip, state, address1, address2 };
    const answer = await client.contactsUpdate({ body });
    toast({ text: answer.ok ? checkCopy.fixed : contactsCopy.failed });
    if (answer.ok) settle(contact);
  };
  /** The customer knows the address better than the table: the doubt does not come back until it changes. */
  const dismiss = async ({ item: contact, warnings }: Warned<Contact>) => {
    const doubts = [...(contact.dismissedDoubts ?? []), ...warnings];
    const answer = await client.contactsDismiss({ body: { code: contact.code, doubts } });
    toast({ text: answer.ok ? checkCopy.dismissed : contactsCopy.failed });
    if (answer.ok) settle(contact);
  };
  const { value, failure, again } = call;
  return (
    <ContactsSubpage title={checkCopy.title} lead={checkCopy.lead}>
      {value === null && failure === null ? (
        <Progress label={checkCopy.working} {...progress} />
      ) : (
        <ContactsLoading call={call} />
      )}
      {value ? (
        <Findings
          warned={value.warned.filter(({ item }) => !fixed.has(item.code))}
          total={value.total}
          onMend={(contact, mend) => void putMend(contact, mend)}
          onDismiss={(warned) => void dismiss(warned)}
          onEdit={setEdited}
        />
      ) : null}
      {edited ? (
        <ContactDialog
          contact={edited}
          design={design}
          year={cardYear(today)}
          onSaved={() => {
            setEdited(null);
            again();
          }}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </ContactsSubpage>
  );
}

/** What the member has not dismissed. */
function withoutDismissed(warned: Warned<Contact>): Warned<Contact>[] {
  const { dismissedDoubts = [] } = warned.item;
  const warnings = warned.warnings.filter((warning) => !dismissedDoubts.includes(warning));
  return warnings.length > 0 ? [{ ...warned, warnings }] : [];
}

type ItemActions = {
  readonly onDismiss: (warned: Warned<Contact>) => void;
  readonly onMend: (contact: Contact, mend: Mend) => void;
  readonly onEdit: (contact: Contact) => void;
};

type FindingsProps = ItemActions & {
  readonly warned: readonly Warned<Contact>[];
  readonly total: number;
};

function Findings({ warned, total, ...actions }: FindingsProps) {
  const [filter, setFilter] = useState<AddressWarning | 'all'>('all');
  if (total === 0) return <EmptyState>{contactsCopy.empty}</EmptyState>;
  if (warned.length === 0)
    return (
      <Message tone="done" announced>
        {checkCopy.clean(total)}
      </Message>
    );
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
