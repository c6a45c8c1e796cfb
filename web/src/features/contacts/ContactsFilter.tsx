import type { Group } from '../../contacts/find-contacts.ts';
import { GroupChips } from '../../contacts/GroupChips.tsx';
import { WhomSelect } from '../../contacts/WhomSelect.tsx';
import { contactsCopy } from '../../copy/contacts.ts';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import styles from './ContactsFilter.module.css';
import type { ContactQuery } from './use-contact-list.ts';

type Order = ContactQuery['order'];

const ORDERS = (Object.keys(contactsCopy.orders) as Order[]).map((order) => ({
  value: order,
  label: contactsCopy.orders[order],
}));

type Props = {
  readonly query: ContactQuery;
  readonly year: number;
  readonly groups: readonly Group[];
  /** Some contacts have no reading to sort them by. */
  readonly hasUnread: boolean;
  readonly onChange: (query: ContactQuery) => void;
};

export function ContactsFilter({ query, year, groups, hasUnread, onChange }: Props) {
  return (
    <div className={styles.filter}>
      <TextField
        label={contactsCopy.search}
        type="search"
        placeholder={contactsCopy.searchPlaceholder}
        maxLength={60}
        value={query.q}
        onChange={(event) => onChange({ ...query, q: event.target.value })}
      />
      <Select
        label={contactsCopy.order}
        options={ORDERS}
        note={query.order === 'kana' && hasUnread ? contactsCopy.unread : undefined}
        value={query.order}
        onChange={(event) => onChange({ ...query, order: event.target.value as Order })}
      />
      <WhomSelect whom={query.whom} year={year} onChange={(whom) => onChange({ ...query, whom })} />
      <GroupChips groups={groups} chosen={query.group} onChoose={(group) => onChange({ ...query, group })} />
    </div>
  );
}
