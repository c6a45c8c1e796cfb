import { entryToWire } from '@fumi/contract/client';
import type { PlaceWarning } from '@fumi/domain';
import { useEffect, useMemo, useState } from 'react';
import { client } from '../../api.ts';
import { faceDesignOf } from '../../card/address-face.ts';
import { checkPlaces, type Doubt } from '../../contacts/check-places.ts';
import { fetchEverybody, type Person } from '../../contacts/people-calls.ts';
import { PLACE_WARNINGS, zipWords } from '../../copy/address.ts';
import { bookCopy, checkCopy } from '../../copy/address-book.ts';
import { useShop } from '../../shop/use-shop.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Message } from '../../ui/Message.tsx';
import { Progress } from '../../ui/Progress.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { BookSubpage } from './BookSubpage.tsx';
import { cardYear } from './card-year.ts';
import { PersonDialog } from './PersonDialog.tsx';
import { personName, personPlace } from './person-name.ts';
import styles from './Subpages.module.css';

const WARNINGS = Object.keys(PLACE_WARNINGS) as PlaceWarning[];

type State =
  | { readonly kind: 'working'; readonly current: number; readonly total: number }
  | { readonly kind: 'failed' }
  | { readonly kind: 'shown'; readonly doubts: readonly Doubt<Person>[]; readonly total: number };

function useCheck(turn: number): [State, (done: Person) => void] {
  const [state, setState] = useState<State>({ kind: 'working', current: 0, total: 1 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn checks again
  useEffect(() => {
    let isCurrent = true;
    const show = (next: State) => isCurrent && setState(next);
    const check = async () => {
      const everybody = await fetchEverybody();
      if (!everybody.ok) return show({ kind: 'failed' });
      const total = everybody.value.length;
      const doubts = await checkPlaces(
        everybody.value,
        (person) => person,
        (current) => {
          show({ kind: 'working', current, total });
          return isCurrent;
        },
      );
      return show(doubts ? { kind: 'shown', doubts, total } : { kind: 'failed' });
    };
    void check();
    return () => {
      isCurrent = false;
    };
  }, [turn]);
  const settle = (done: Person) =>
    setState((now) =>
      now.kind === 'shown'
        ? { ...now, doubts: now.doubts.filter(({ item }) => item.code !== done.code) }
        : now,
    );
  return [state, settle];
}

/** Addresses of the whole book that would bring a card back. */
export function Component() {
  const { staticUrl, material, today } = useShop();
  const toast = useToast();
  const [turn, setTurn] = useState(0);
  const [state, settle] = useCheck(turn);
  const [edited, setEdited] = useState<Person | null>(null);
  const design = useMemo(() => faceDesignOf(staticUrl, material, null), [staticUrl, material]);
  const putZip = async (person: Person, zip: string) => {
    const body = { code: person.code, ...entryToWire({ ...person, zip }) };
    const answer = await client.contactsUpdate({ body });
    toast({ text: answer.ok ? checkCopy.fixed : bookCopy.failed });
    if (answer.ok) settle(person);
  };
  return (
    <BookSubpage title={checkCopy.title} lead={checkCopy.lead}>
      {state.kind === 'working' ? (
        <Progress label={checkCopy.working} current={state.current} total={state.total} />
      ) : null}
      {state.kind === 'failed' ? (
        <Message tone="error" announced>
          <p>{bookCopy.unreachable}</p>
          <Button size="small" onClick={() => setTurn(turn + 1)}>
            {bookCopy.retry}
          </Button>
        </Message>
      ) : null}
      {state.kind === 'shown' ? (
        <Doubts
          doubts={state.doubts}
          total={state.total}
          onZip={(person, zip) => void putZip(person, zip)}
          onEdit={setEdited}
        />
      ) : null}
      {edited ? (
        <PersonDialog
          person={edited}
          design={design}
          year={cardYear(today)}
          onSaved={() => {
            setEdited(null);
            setTurn(turn + 1);
          }}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </BookSubpage>
  );
}

type DoubtsProps = {
  readonly doubts: readonly Doubt<Person>[];
  readonly total: number;
  readonly onZip: (person: Person, zip: string) => void;
  readonly onEdit: (person: Person) => void;
};

const ROWS_AT_ONCE = 50;

function Doubts({ doubts, total, onZip, onEdit }: DoubtsProps) {
  const [filter, setFilter] = useState<PlaceWarning | null>(null);
  const [shown, setShown] = useState(ROWS_AT_ONCE);
  if (total === 0) return <EmptyState>{bookCopy.empty}</EmptyState>;
  if (doubts.length === 0)
    return (
      <Message tone="done" announced>
        {checkCopy.clean(total)}
      </Message>
    );
  const found = filter ? doubts.filter(({ warnings }) => warnings.includes(filter)) : doubts;
  const counts = WARNINGS.map((warning) => ({
    warning,
    count: doubts.filter(({ warnings }) => warnings.includes(warning)).length,
  })).filter(({ count }) => count > 0);
  return (
    <>
      <p role="status">{checkCopy.found(doubts.length, total)}</p>
      <fieldset className={styles.chips} aria-label={checkCopy.filterLabel}>
        <Chip count={doubts.length} pressed={filter === null} onPress={() => setFilter(null)}>
          {checkCopy.all}
        </Chip>
        {counts.map(({ warning, count }) => (
          <Chip key={warning} count={count} pressed={filter === warning} onPress={() => setFilter(warning)}>
            {PLACE_WARNINGS[warning]}
          </Chip>
        ))}
      </fieldset>
      {found.slice(0, shown).map((doubt) => (
        <DoubtRow key={doubt.item.code} {...{ doubt, onZip, onEdit }} />
      ))}
      {found.length > shown ? (
        <div>
          <Button onClick={() => setShown(shown + ROWS_AT_ONCE)}>
            {bookCopy.more(found.length - shown)}
          </Button>
        </div>
      ) : null}
    </>
  );
}

type RowProps = Pick<DoubtsProps, 'onZip' | 'onEdit'> & { readonly doubt: Doubt<Person> };

function DoubtRow({ doubt: { item: person, warnings, zips }, onZip, onEdit }: RowProps) {
  const name = personName(person);
  return (
    <section className={styles.item} data-actions="beside">
      <h2>{name}</h2>
      <p className={styles.place}>
        {zipWords(person.zip)} {personPlace(person)}
      </p>
      <div className={styles.marks}>
        {warnings.map((warning) => (
          <Badge key={warning} tone="warning">
            {PLACE_WARNINGS[warning]}
          </Badge>
        ))}
      </div>
      <div className={styles.buttons}>
        {zips.slice(0, 4).map((zip) => (
          <Button
            key={zip}
            size="small"
            aria-label={checkCopy.putOf(zipWords(zip), name)}
            onClick={() => onZip(person, zip)}
          >
            {checkCopy.use(zipWords(zip))}
          </Button>
        ))}
        <Button size="small" icon="pencil" aria-label={bookCopy.editOf(name)} onClick={() => onEdit(person)}>
          {checkCopy.edit}
        </Button>
      </div>
    </section>
  );
}
