import type { Contact } from '@fumi/domain';
import { useMemo } from 'react';
import { pickerCopy } from '../copy/contacts.ts';
import { Chip } from '../ui/Chip.tsx';
import styles from './ContactPicker.module.css';

/** Contacts of a group, in their order; of null, everybody. */
export const inGroup = (contacts: readonly Contact[], group: string | null): readonly Contact[] =>
  group === null ? contacts : contacts.filter(({ groups }) => groups?.includes(group));

function countGroups(contacts: readonly Contact[]): [name: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { groups = [] } of contacts)
    for (const name of groups) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => a.localeCompare(b, 'ja'));
}

type Props = {
  readonly contacts: readonly Contact[];
  readonly chosen: string | null;
  readonly onChoose: (group: string | null) => void;
};

/** Narrows the picker to a group of the address book; nothing where there are none. */
export function GroupChips({ contacts, chosen, onChoose }: Props) {
  const groups = useMemo(() => countGroups(contacts), [contacts]);
  if (groups.length === 0) return null;
  return (
    <fieldset className={styles.groups} aria-label={pickerCopy.groupLabel}>
      <Chip pressed={chosen === null} onPress={() => onChoose(null)}>
        {pickerCopy.everybody}
      </Chip>
      {groups.map(([name, count]) => (
        <Chip
          key={name}
          count={count}
          pressed={chosen === name}
          onPress={() => onChoose(chosen === name ? null : name)}
        >
          {name}
        </Chip>
      ))}
    </fieldset>
  );
}
