import { bookCopy } from '../../copy/address-book.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import styles from './AddressBookPage.module.css';
import type { BookOrder, BookQuery, Group } from './use-book.ts';

const ORDERS = (Object.keys(bookCopy.orders) as BookOrder[]).map((order) => ({
  value: order,
  label: bookCopy.orders[order],
}));

type Props = {
  readonly query: BookQuery;
  readonly groups: readonly Group[];
  readonly onChange: (query: BookQuery) => void;
};

export function Finder({ query, groups, onChange }: Props) {
  return (
    <div className={styles.finder}>
      <TextField
        label={bookCopy.search}
        type="search"
        placeholder={bookCopy.searchPlaceholder}
        maxLength={60}
        value={query.q}
        onChange={(event) => onChange({ ...query, q: event.target.value })}
      />
      <Select
        label={bookCopy.order}
        options={ORDERS}
        value={query.order}
        onChange={(event) => onChange({ ...query, order: event.target.value as BookOrder })}
      />
      {groups.length > 0 ? (
        <fieldset className={styles.chips} aria-label={bookCopy.groupLabel}>
          <Chip pressed={query.group === ''} onPress={() => onChange({ ...query, group: '' })}>
            {bookCopy.everybody}
          </Chip>
          {groups.map(({ name, count }) => (
            <Chip
              key={name}
              count={count}
              pressed={query.group === name}
              onPress={() => onChange({ ...query, group: query.group === name ? '' : name })}
            >
              {name}
            </Chip>
          ))}
        </fieldset>
      ) : null}
    </div>
  );
}
