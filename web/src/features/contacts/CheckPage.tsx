import {
  type Contact,
  cardYear,
  contactToPrintAddress,
  newContactOf,
  ok,
  validateAddress,
} from '@fumi/domain';
import { useMemo, useState } from 'react';
import { hasProblems } from '../../address/address-check.ts';
import { client } from '../../api.ts';
import { faceDesignOf } from '../../card/address-face.ts';
import { printedText } from '../../card/glyph-store.ts';
import { loadListPrintability, useListPrintability } from '../../card/list-printability.ts';
import { ContactsLoading } from '../../contacts/ContactsLoading.tsx';
import { checkCopy } from '../../copy/contacts-tidy.ts';
import { focusHeading } from '../../platform/focus-heading.ts';
import { useCall } from '../../platform/use-call.ts';
import { useShop } from '../../shop/use-shop.ts';
import { Progress } from '../../ui/Progress.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { CheckFindings, type Finding } from './CheckFindings.tsx';
import { ContactDialog } from './ContactDialog.tsx';
import { ContactsSubpage } from './ContactsSubpage.tsx';
import { checkAddresses, fetchContacts, type Mend, type Warned, whyNotDone } from './contact-calls.ts';

/** All contacts with an address that a card may not reach. */
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
    const text = contacts.value.map(printedWords).join('');
    await loadListPrintability(text);
    setFixed(new Set());
    return ok({ warned: checked.value.flatMap(withoutDismissed), contacts: contacts.value, text });
  });
  /** Takes a contact and its pressed button off the list; the focus goes to the next contact. */
  const settle = ({ code }: Contact) => {
    const item = document.activeElement?.closest('main section');
    const next = item?.nextElementSibling?.querySelector('button');
    setFixed((before) => new Set(before).add(code));
    if (next) next.focus({ preventScroll: true });
    else focusHeading({ preventScroll: true });
  };
  const putMend = async (contact: Contact, { zip, state, address1, address2 }: Mend) => {
    const known = newContactOf(contact);
    const body = { ...known, code: contact.code, zip, state, address1, address2, known };
    const answer = await client.contactsUpdate({ body });
    toast({ text: answer.ok ? checkCopy.fixed : whyNotDone(answer.error), isFailure: !answer.ok });
    if (answer.ok) settle(contact);
  };
  /** The member knows better than the zip table: the doubts stay away until the address changes. */
  const dismiss = async ({ item: contact, warnings }: Warned<Contact>) => {
    const doubts = [...(contact.dismissedDoubts ?? []), ...warnings];
    const answer = await client.contactsDismiss({ body: { code: contact.code, doubts } });
    toast({ text: answer.ok ? checkCopy.dismissed : whyNotDone(answer.error), isFailure: !answer.ok });
    if (answer.ok) settle(contact);
  };
  const { value, failure, again } = call;
  const isPrintable = useListPrintability(value?.text ?? '');
  const found = useMemo(
    () => (value ? findingsOf(value.contacts, value.warned, isPrintable) : []),
    [value, isPrintable],
  );
  return (
    <ContactsSubpage title={checkCopy.title} lead={checkCopy.lead}>
      {value === null && failure === null ? (
        <Progress label={checkCopy.working} {...progress} />
      ) : (
        <ContactsLoading call={call} />
      )}
      {value ? (
        <CheckFindings
          findings={found.filter(({ item }) => !fixed.has(item.code))}
          total={value.contacts.length}
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

const printedWords = (contact: Contact): string => printedText(contactToPrintAddress(contact));

/** The contacts that the list marks, in its order: the address is in doubt or would print badly. */
function findingsOf(
  contacts: readonly Contact[],
  warned: readonly Warned<Contact>[],
  isPrintable: (character: string) => boolean,
): Finding[] {
  const doubts = new Map(warned.map((one) => [one.item, one]));
  const rules = { isPrintable, checksHonorific: true };
  return contacts.flatMap((item) => {
    const problems = validateAddress(contactToPrintAddress(item), rules);
    const doubted = doubts.get(item);
    if (!doubted && !hasProblems(problems)) return [];
    return [{ item, warnings: [], localities: [], mends: [], ...doubted, problems }];
  });
}

/** The warnings that the member has not dismissed; nothing where there are none. */
function withoutDismissed(warned: Warned<Contact>): Warned<Contact>[] {
  const { dismissedDoubts = [] } = warned.item;
  const warnings = warned.warnings.filter((warning) => !dismissedDoubts.includes(warning));
  return warnings.length > 0 ? [{ ...warned, warnings }] : [];
}
