import {
  addRecipients,
  type Contact,
  contactToPrintAddress,
  type PrintAddress,
  recipientLimit,
  removeRecipient,
  roomLeft,
} from '@fumi/domain';
import { useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { addressCopy, nameWords } from '../../copy/address.ts';
import { pickerCopy } from '../../copy/contacts.ts';
import { recipientsCopy } from '../../copy/recipients.ts';
import { paths } from '../../paths.ts';
import { hasProblems, useAddressChecks } from '../../platform/address/use-address-check.ts';
import { faceDesignOf } from '../../platform/card/address-face.ts';
import { useChosenKit } from '../../platform/chosen-kit.ts';
import { ContactPicker } from '../../platform/contacts/ContactPicker.tsx';
import { useContacts } from '../../platform/contacts/contact-store.ts';
import { useContactWarning } from '../../platform/contacts/use-contact-warning.ts';
import { setRecipients, useDraft } from '../../platform/draft/draft-store.ts';
import { useShop } from '../../platform/use-shop.ts';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { Wide } from '../../ui/Wide.tsx';
import { EditRecipient } from './EditRecipient.tsx';
import { RecipientArticle } from './RecipientArticle.tsx';
import styles from './RecipientsPage.module.css';

type Opened =
  | { readonly kind: 'picker' }
  | { readonly kind: 'add' }
  | { readonly kind: 'edit'; readonly at: number };

/** Changes the list, and says what was done; taking one away can be undone. */
function useRecipients(limit: number) {
  const recipients = useDraft((draft) => draft.recipients);
  const toast = useToast();

  const add = (added: readonly PrintAddress[]) => {
    const all = addRecipients(recipients, added, limit);
    if (!all.ok) return;
    setRecipients(all.value);
    toast({ text: recipientsCopy.added(added.length) });
  };
  const remove = (at: number) => {
    const before = recipients;
    setRecipients(removeRecipient(recipients, at));
    const name = nameWords((before[at] as PrintAddress).name) || addressCopy.nameless;
    const undo = { label: recipientsCopy.undo, onPress: () => setRecipients(before) };
    toast({ text: recipientsCopy.removed(name), action: undo });
  };
  const replace = (at: number, recipient: PrintAddress) =>
    setRecipients(recipients.map((each, index) => (index === at ? recipient : each)));
  return { recipients, add, remove, replace };
}

/** 宛先選択 (spec §2): from the address book or by hand, each with the card that this person gets. */
export function Component() {
  const navigate = useNavigate();
  const shop = useShop();
  const kit = useChosenKit()?.kit ?? null;
  const sender = useDraft((draft) => draft.sender);
  const limit = recipientLimit(shop.material);
  const { recipients, add, remove, replace } = useRecipients(limit);
  const [opened, setOpened] = useState<Opened | null>(null);
  const problems = useAddressChecks(recipients, true);
  const hasWarning = useContactWarning(useContacts().contacts);
  const design = useMemo(() => faceDesignOf(shop.staticUrl, shop.material, kit), [shop, kit]);
  const close = () => setOpened(null);
  const warned = problems.filter(hasProblems).length;
  const hasRoom = roomLeft(recipients, limit) > 0;
  const edited = opened?.kind === 'edit' ? (recipients[opened.at] ?? null) : null;

  return (
    <>
      <Wide>
        <PageHead
          title={recipientsCopy.title}
          actions={
            hasRoom ? (
              <>
                <Button size="small" icon="book" onClick={() => setOpened({ kind: 'picker' })}>
                  {pickerCopy.open}
                </Button>
                <Button size="small" icon="pencil" onClick={() => setOpened({ kind: 'add' })}>
                  {recipientsCopy.add}
                </Button>
              </>
            ) : null
          }
        >
          {hasRoom ? null : <p>{recipientsCopy.full(limit)}</p>}
        </PageHead>
        {recipients.length === 0 ? (
          <EmptyState>
            <p>{recipientsCopy.none}</p>
            <p className={styles.hint}>{recipientsCopy.noneHint}</p>
          </EmptyState>
        ) : (
          <ol className={styles.list} aria-label={recipientsCopy.listLabel}>
            {recipients.map((recipient, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a recipient has no other identity; the same person may come twice
              <li key={at}>
                <RecipientArticle
                  number={at + 1}
                  {...{ limit, recipient, sender, design }}
                  problems={problems[at] ?? {}}
                  onEdit={() => setOpened({ kind: 'edit', at })}
                  onRemove={() => remove(at)}
                />
              </li>
            ))}
          </ol>
        )}
      </Wide>
      <ActionBar
        back={
          <Link {...buttonAttributes({ variant: 'quiet' })} to={paths.sender()}>
            {recipientsCopy.back}
          </Link>
        }
        summary={
          <>
            <span>{recipientsCopy.count(recipients.length, limit)}</span>
            {warned > 0 ? <Badge tone="warning">{recipientsCopy.warned(warned)}</Badge> : null}
          </>
        }
      >
        <Button variant="primary" onClick={() => void navigate(paths.confirm())}>
          {recipientsCopy.next}
        </Button>
      </ActionBar>
      {opened?.kind === 'picker' ? (
        <ContactPicker
          mode="multiple"
          limit={limit}
          taken={recipients.map(({ code }) => code).filter((code) => code !== '')}
          takenCount={recipients.length}
          hasWarning={hasWarning}
          onPick={(contacts: readonly Contact[]) => {
            add(contacts.map(contactToPrintAddress));
            close();
          }}
          onClose={close}
        />
      ) : null}
      {opened?.kind === 'add' || edited ? (
        <EditRecipient
          recipient={edited}
          {...{ sender, design }}
          onSaved={(saved) => {
            if (opened?.kind === 'edit') replace(opened.at, saved);
            else add([saved]);
            close();
          }}
          onClose={close}
        />
      ) : null}
    </>
  );
}
