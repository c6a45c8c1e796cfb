import { useMemo, useState } from 'react';
import { faceDesignOf } from '../../card/address-face.ts';
import type { Person } from '../../contacts/people-calls.ts';
import { bookCopy } from '../../copy/address-book.ts';
import { useShop } from '../../shop/use-shop.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Message } from '../../ui/Message.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Wide } from '../../ui/Wide.tsx';
import styles from './AddressBookPage.module.css';
import { BookTools } from './BookTools.tsx';
import { ChosenBar } from './ChosenBar.tsx';
import { cardYear } from './card-year.ts';
import { ExportDialog } from './ExportDialog.tsx';
import { Finder } from './Finder.tsx';
import { PeopleTable } from './PeopleTable.tsx';
import { PersonDialog } from './PersonDialog.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { type BookQuery, useBook } from './use-book.ts';

type Opened =
  | { readonly kind: 'edit'; readonly person: Person | null }
  | { readonly kind: 'remove'; readonly people: readonly Person[] }
  | { readonly kind: 'export' };

const EVERYBODY: BookQuery = { q: '', group: '', order: 'kana' };

/** 連絡帳: everybody one writes to, as postcard writers know them. */
export function Component() {
  const { staticUrl, material, today } = useShop();
  const [query, setQuery] = useState(EVERYBODY);
  const { book, isUnreachable, more, reload } = useBook(query);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState<Opened | null>(null);
  const design = useMemo(() => faceDesignOf(staticUrl, material, null), [staticUrl, material]);
  const isEmpty = book?.total === 0 && query.q === '' && query.group === '';
  const year = cardYear(today);
  const close = () => setOpened(null);
  const changed = () => {
    setChosen(new Set());
    close();
    void reload();
  };
  const add = (
    <Button variant="primary" icon="plus" onClick={() => setOpened({ kind: 'edit', person: null })}>
      {bookCopy.add}
    </Button>
  );
  const chosenPeople = book?.people.filter(({ code }) => chosen.has(code)) ?? [];

  return (
    <Wide>
      <PageHead title={bookCopy.title} actions={isEmpty ? null : add}>
        <p>{bookCopy.lead}</p>
      </PageHead>
      <div className={styles.page}>
        <BookTools isEmpty={isEmpty} onExport={() => setOpened({ kind: 'export' })} />
        {isUnreachable ? (
          <Message tone="error" announced>
            <p>{bookCopy.unreachable}</p>
            <Button size="small" onClick={() => void reload()}>
              {bookCopy.retry}
            </Button>
          </Message>
        ) : null}
        {book === null && !isUnreachable ? <p role="status">{bookCopy.loading}</p> : null}
        {isEmpty ? <EmptyState action={add}>{bookCopy.empty}</EmptyState> : null}
        {book && !isEmpty ? (
          <>
            <Finder query={query} groups={book.groups} onChange={setQuery} />
            <PeopleTable
              {...{ book, chosen, year, today }}
              onChosen={setChosen}
              onEdit={(person) => setOpened({ kind: 'edit', person })}
              onRemove={(person) => setOpened({ kind: 'remove', people: [person] })}
              onMore={() => void more()}
            />
          </>
        ) : null}
      </div>
      {chosen.size > 0 ? (
        <ChosenBar
          codes={[...chosen]}
          {...{ year }}
          groups={book?.groups ?? []}
          onDone={changed}
          onNone={() => setChosen(new Set())}
          onRemove={() => setOpened({ kind: 'remove', people: chosenPeople })}
        />
      ) : null}
      {opened?.kind === 'edit' ? (
        <PersonDialog person={opened.person} {...{ design, year }} onSaved={changed} onClose={close} />
      ) : null}
      {opened?.kind === 'remove' ? (
        <RemoveDialog people={opened.people} onRemoved={changed} onClose={close} />
      ) : null}
      {opened?.kind === 'export' ? <ExportDialog onClose={close} /> : null}
    </Wide>
  );
}
