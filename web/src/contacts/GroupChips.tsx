import { contactsCopy } from '../copy/contacts.ts';
import { ChipGroup } from '../ui/Chip.tsx';
import type { Group } from './find-contacts.ts';

type Props = {
  readonly groups: readonly Group[];
  /** '' is everybody. */
  readonly chosen: string;
  readonly onChoose: (group: string) => void;
};

/** Narrows a list of contacts to a group, and back when it is pressed again; nothing where there are no groups. */
export function GroupChips({ groups, chosen, onChoose }: Props) {
  if (groups.length === 0) return null;
  const named = groups.map(({ name, count }) => ({ value: name, words: name, count }));
  return (
    <ChipGroup
      label={contactsCopy.groupLabel}
      chips={[{ value: '', words: contactsCopy.everybody }, ...named]}
      chosen={chosen}
      onChoose={(group) => onChoose(group === chosen ? '' : group)}
    />
  );
}
