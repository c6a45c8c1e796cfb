import {
  type Contact,
  type ContactPart,
  mergeConflicts,
  mergedContacts,
  type NewContact,
  newContactOf,
  withChoices,
} from '@fumi/domain';
import { useMemo, useState } from 'react';
import { PART_NAMES, partWords } from '../../copy/contact-parts.ts';
import { contactsCopy } from '../../copy/contacts.ts';
import { duplicatesCopy } from '../../copy/contacts-tidy.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../ui/Dialog.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';

type Props = {
  readonly contacts: readonly [Contact, ...Contact[]];
  readonly onMerge: (merged: NewContact) => void;
  readonly onClose: () => void;
};

/** Merges contacts into one: where they differ, the member chooses part by part. */
export function MergeDialog({ contacts, onMerge, onClose }: Props) {
  const { merged, conflicts } = useMemo(() => {
    const [first, ...others] = contacts;
    const all = [newContactOf(first), ...others.map(newContactOf)] as const;
    return { merged: mergedContacts(all), conflicts: mergeConflicts(all) };
  }, [contacts]);
  const [chosen, setChosen] = useState<Readonly<Partial<Record<ContactPart, number>>>>({});
  const isCut = (part: ContactPart, { note }: NewContact) =>
    part === 'note' && contacts.some((one) => !note.includes(one.note));
  const choices = conflicts.map(({ part, choices: all }) => {
    const at = chosen[part] ?? 0;
    return [part, all[at]?.contact ?? merged] as const;
  });
  return (
    <Dialog title={duplicatesCopy.mergeTitle} closeLabel={contactsCopy.close} onClose={onClose}>
      <DialogBody>
        <p>{conflicts.length === 0 ? duplicatesCopy.noConflict : duplicatesCopy.mergeLead}</p>
        {conflicts.map(({ part, choices: all }) => (
          <RadioGroup
            key={part}
            label={duplicatesCopy.conflict(PART_NAMES[part])}
            value={String(chosen[part] ?? 0)}
            onChange={(value) => setChosen({ ...chosen, [part]: Number(value) })}
            options={all.map(({ contact, isBoth }, at) => ({
              value: String(at),
              label: partWords(part, contact),
              ...(isBoth
                ? { description: isCut(part, contact) ? duplicatesCopy.bothCut : duplicatesCopy.both }
                : {}),
            }))}
          />
        ))}
      </DialogBody>
      <DialogFooter>
        <Button variant="primary" wide onClick={() => onMerge(withChoices(merged, choices))}>
          {duplicatesCopy.merge}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
