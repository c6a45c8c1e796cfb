import { useCallback, useEffect, useState } from 'react';
import { client } from '../../api.ts';
import { type Person, personFromWire } from '../../contacts/people-calls.ts';
import { zipWords } from '../../copy/address.ts';
import { bookCopy, duplicatesCopy } from '../../copy/address-book.ts';
import { Button } from '../../ui/Button.tsx';
import { Message } from '../../ui/Message.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { BookSubpage } from './BookSubpage.tsx';
import { personName, personPlace } from './person-name.ts';
import styles from './Subpages.module.css';

type People = readonly Person[];
type State =
  | { readonly kind: 'loading' | 'failed' }
  | { readonly kind: 'shown'; readonly groups: readonly People[] };

/** People who are in the book more than once, side by side. */
export function Component() {
  const toast = useToast();
  const [state, setState] = useState<State>({ kind: 'loading' });
  const load = useCallback(async () => {
    setState({ kind: 'loading' });
    const answer = await client.contactsDuplicates();
    setState(
      answer.ok
        ? { kind: 'shown', groups: answer.value.groups.map((group) => group.map(personFromWire)) }
        : { kind: 'failed' },
    );
  }, []);
  useEffect(() => void load(), [load]);
  const take = (done: People) =>
    setState((now) =>
      now.kind === 'shown' ? { kind: 'shown', groups: now.groups.filter((group) => group !== done) } : now,
    );
  const merge = async (group: People, keep: Person) => {
    const others = group.filter(({ code }) => code !== keep.code).map(({ code }) => code);
    const answer = await client.contactsMerge({ body: { keep: keep.code, others } });
    toast({ text: answer.ok ? duplicatesCopy.merged(personName(keep)) : bookCopy.failed });
    if (answer.ok) take(group);
  };
  const tellApart = async (group: People) => {
    const answer = await client.contactsApart({ body: { codes: group.map(({ code }) => code) } });
    toast({ text: answer.ok ? duplicatesCopy.toldApart : bookCopy.failed });
    if (answer.ok) take(group);
  };

  return (
    <BookSubpage title={duplicatesCopy.title} lead={duplicatesCopy.lead}>
      {state.kind === 'loading' ? <p role="status">{bookCopy.loading}</p> : null}
      {state.kind === 'failed' ? (
        <Message tone="error" announced>
          <p>{bookCopy.unreachable}</p>
          <Button size="small" onClick={() => void load()}>
            {bookCopy.retry}
          </Button>
        </Message>
      ) : null}
      {state.kind === 'shown' && state.groups.length === 0 ? (
        <Message tone="done" announced>
          {duplicatesCopy.none}
        </Message>
      ) : null}
      {state.kind === 'shown'
        ? state.groups.map((group) => (
            <Group
              key={group[0]?.code}
              group={group}
              onMerge={(keep) => void merge(group, keep)}
              onApart={() => void tellApart(group)}
            />
          ))
        : null}
    </BookSubpage>
  );
}

type GroupProps = {
  readonly group: People;
  readonly onMerge: (keep: Person) => void;
  readonly onApart: () => void;
};

function Group({ group, onMerge, onApart }: GroupProps) {
  const [keep, setKeep] = useState(group[0]?.code ?? '');
  const kept = group.find(({ code }) => code === keep);
  const [first] = group;
  if (!first || !kept) return null;
  return (
    <section className={styles.item}>
      <h2>{duplicatesCopy.group(personName(first), group.length)}</h2>
      <RadioGroup
        label={duplicatesCopy.keep}
        value={keep}
        onChange={setKeep}
        options={group.map((person) => ({
          value: person.code,
          label: personName(person),
          description: [zipWords(person.zip), personPlace(person), person.note].filter(Boolean).join(' '),
        }))}
      />
      <div className={styles.buttons}>
        <Button variant="primary" size="small" onClick={() => onMerge(kept)}>
          {duplicatesCopy.merge}
        </Button>
        <Button size="small" onClick={onApart}>
          {duplicatesCopy.apart}
        </Button>
      </div>
    </section>
  );
}
