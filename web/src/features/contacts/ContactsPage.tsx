import { type Contact, cardYear, householdContact, newContactOf } from '@fumi/domain';
import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { faceDesignOf } from '../../card/address-face.ts';
import { ContactsLoading } from '../../contacts/ContactsLoading.tsx';
import { contactsCopy } from '../../copy/contacts.ts';
import { paths } from '../../paths.ts';
import { focusHeading } from '../../platform/focus-heading.ts';
import { useShop } from '../../shop/use-shop.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { Wide } from '../../ui/Wide.tsx';
import { ChosenBar } from './ChosenBar.tsx';
import { ContactDialog } from './ContactDialog.tsx';
import { ContactsFilter } from './ContactsFilter.tsx';
import styles from './ContactsPage.module.css';
import { ContactsTable, focusInSight, rowIdOf } from './ContactsTable.tsx';
import { isStale, whyNotDone } from './contact-calls.ts';
import { ExportDialog } from './ExportDialog.tsx';
import { HouseholdDialog, type HouseholdOf } from './HouseholdDialog.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { useContactList } from './use-contact-list.ts';

type Opened =
  | { readonly kind: 'edit'; readonly contact: Contact | null }
  | { readonly kind: 'remove'; readonly contacts: readonly Contact[] }
  | { readonly kind: 'export' }
  | ({ readonly kind: 'household' } & HouseholdOf);

/** The chosen contacts as one household; null where they are not one, or not all of them are listed. */
function householdOf(contacts: readonly Contact[], chosenCount: number): HouseholdOf | null {
  const [first, ...others] = contacts;
  if (!first || contacts.length < chosenCount) return null;
  const merged = householdContact([newContactOf(first), ...others.map(newContactOf)]);
  return merged && { contacts: [first, ...others], merged };
}

/** Without a reading; such contacts are listed after all others. */
const isUnread = ({ kanaLast, kanaFirst }: Contact): boolean => kanaLast + kanaFirst === '';

/** 連絡帳: all contacts, to search, edit, mark and take out. */
export function Component() {
  const { staticUrl, material, today } = useShop();
  const { query, list, call, search, more, reload, mark } = useContactList();
  const toast = useToast();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState<Opened | null>(null);
  const design = useMemo(() => faceDesignOf(staticUrl, material, null), [staticUrl, material]);
  const isEmpty = list?.total === 0 && query.q === '' && query.group === '' && query.whom === 'all';
  const year = cardYear(today);
  const close = () => setOpened(null);
  const readAnew = () => {
    setChosen(new Set());
    reload();
  };
  const changed = () => {
    close();
    readAnew();
  };
  /** The pressed button is gone with its row: the heading has the focus, without scrolling. */
  const gone = () => {
    flushSync(changed);
    focusHeading({ preventScroll: true });
  };
  /** The bar disappears with the selection: a row in sight takes the focus, a chosen one first, else the heading. */
  const toRows = (change: () => void) => () => {
    flushSync(change);
    if (!focusInSight(chosenContacts) && !focusInSight(list?.contacts ?? [])) focusHeading();
  };
  /** Leaves an open dialog: the failed call may come from the list, from before the dialog was opened. */
  const stale = () => {
    toast({ text: contactsCopy.stale, isFailure: true });
    flushSync(readAnew);
    focusHeading({ preventScroll: true });
  };
  const staleInDialog = () => {
    close();
    stale();
  };
  /** After one removal the next row has the focus, or after the last row the one before. */
  const goneFromList = (removed: readonly Contact[]) => () => {
    const all = list?.contacts ?? [];
    const at = all.findIndex(({ code }) => code === removed[0]?.code);
    const beside = removed.length === 1 ? (all[at + 1] ?? all[at - 1]) : undefined;
    if (!beside) return gone();
    flushSync(changed);
    document.getElementById(rowIdOf(beside))?.focus({ preventScroll: true });
  };
  /** A contact that an undo restores: its row gets the focus once the list shows it. */
  const awaited = useRef<Contact>(null);
  const comeBack = ([first]: readonly Contact[]) => {
    awaited.current = first ?? null;
    reload();
  };
  useEffect(() => {
    if (!awaited.current || !list || call.isLoading) return;
    document.getElementById(rowIdOf(awaited.current))?.focus();
    awaited.current = null;
  }, [list, call.isLoading]);
  const add = (
    <Button variant="primary" icon="plus" onClick={() => setOpened({ kind: 'edit', contact: null })}>
      {contactsCopy.add}
    </Button>
  );
  const hasUnread = list?.contacts.some(isUnread) ?? false;
  const chosenContacts = list?.contacts.filter(({ code }) => chosen.has(code)) ?? [];
  const household = householdOf(chosenContacts, chosen.size);

  return (
    <Wide>
      <PageHead title={contactsCopy.title} actions={isEmpty ? null : add}>
        <p>{contactsCopy.lead}</p>
      </PageHead>
      <div className={styles.page}>
        <Tools isEmpty={isEmpty} onExport={() => setOpened({ kind: 'export' })} />
        <ContactsLoading call={call} />
        {isEmpty ? <EmptyState action={add}>{contactsCopy.empty}</EmptyState> : null}
        {list && !isEmpty ? (
          <>
            <ContactsFilter {...{ query, year, hasUnread }} groups={list.groups} onChange={search} />
            <ContactsTable
              {...{ list, chosen, year, today }}
              onChosen={setChosen}
              onEdit={(contact) => setOpened({ kind: 'edit', contact })}
              onRemove={(contact) => setOpened({ kind: 'remove', contacts: [contact] })}
              onMark={async (contact, card) => {
                const failure = await mark(contact, card);
                if (failure === null) return;
                if (isStale(failure)) stale();
                else toast({ text: whyNotDone(failure), isFailure: true });
              }}
              onMore={more}
            />
          </>
        ) : null}
      </div>
      {chosen.size > 0 ? (
        <ChosenBar
          codes={[...chosen]}
          {...{ year }}
          groups={list?.groups ?? []}
          onDone={toRows(readAnew)}
          onStale={stale}
          onNone={toRows(() => setChosen(new Set()))}
          onRemove={() => setOpened({ kind: 'remove', contacts: chosenContacts })}
          onHousehold={household && (() => setOpened({ kind: 'household', ...household }))}
        />
      ) : null}
      {opened?.kind === 'edit' ? (
        <ContactDialog
          contact={opened.contact}
          {...{ design, year }}
          onSaved={isEmpty ? gone : changed}
          onClose={close}
        />
      ) : null}
      {opened?.kind === 'remove' ? (
        <RemoveDialog
          contacts={opened.contacts}
          onRemoved={goneFromList(opened.contacts)}
          onUndone={() => comeBack(opened.contacts)}
          onStale={staleInDialog}
          onLeft={reload}
          onClose={close}
        />
      ) : null}
      {opened?.kind === 'household' ? (
        <HouseholdDialog
          {...opened}
          onMade={gone}
          onUndone={() => comeBack(opened.contacts.slice(1))}
          onStale={staleInDialog}
          onLeft={reload}
          onClose={close}
        />
      ) : null}
      {opened?.kind === 'export' ? <ExportDialog onClose={close} /> : null}
    </Wide>
  );
}

type ToolsProps = { readonly isEmpty: boolean; readonly onExport: () => void };

/** The pages and dialogs that are about all contacts. */
function Tools({ isEmpty, onExport }: ToolsProps) {
  const small = buttonAttributes({ size: 'small' });
  return (
    <nav className={styles.tools} aria-label={contactsCopy.tools}>
      <Link to={paths.contactImport()} {...small}>
        {contactsCopy.import}
      </Link>
      <Link to={paths.contactRequests()} {...small}>
        {contactsCopy.requests}
      </Link>
      {isEmpty ? null : (
        <>
          <Link to={paths.contactReceived()} {...small}>
            {contactsCopy.received}
          </Link>
          <Link to={paths.contactCheck()} {...small}>
            {contactsCopy.check}
          </Link>
          <Link to={paths.contactDuplicates()} {...small}>
            {contactsCopy.duplicates}
          </Link>
          <Button size="small" onClick={onExport}>
            {contactsCopy.export}
          </Button>
        </>
      )}
      <Link to={paths.contactTrash()} {...small}>
        {contactsCopy.trash}
      </Link>
    </nav>
  );
}
