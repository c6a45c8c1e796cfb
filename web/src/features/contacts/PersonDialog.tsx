import { entryToWire } from '@fumi/contract/client';
import {
  type BookEntry,
  emptyBookEntry,
  emptyPrintAddress,
  hasName,
  JOINT_NAME_SLOTS,
  type PrintAddress,
} from '@fumi/domain';
import { useState } from 'react';
import { Link } from 'react-router';
import { AddressDialog } from '../../address/AddressDialog.tsx';
import { client, newIdempotencyKey } from '../../api.ts';
import type { FaceDesign } from '../../card/address-face.ts';
import type { Person } from '../../contacts/people-calls.ts';
import { addressCopy } from '../../copy/address.ts';
import { bookCopy, personCopy } from '../../copy/address-book.ts';
import { paths } from '../../paths.ts';
import { useToast } from '../../ui/Toast.tsx';
import { PersonFields } from './PersonFields.tsx';
import { birthdayTyped, groupsTyped, moreOf, type PersonMore } from './person-more.ts';

type Props = {
  /** Null adds somebody new. */
  readonly person: Person | null;
  readonly design: FaceDesign;
  readonly year: number;
  readonly onSaved: () => void;
  readonly onClose: () => void;
};

function addressOf(person: Person | null): PrintAddress {
  const empty = emptyPrintAddress();
  if (!person) return empty;
  const { zip, state, address1, address2, name } = person;
  const jointNames = Array.from(
    { length: JOINT_NAME_SLOTS },
    (_, slot) => person.jointNames[slot] ?? empty.name,
  );
  return { ...empty, code: person.code, zip, state, address1, address2, name, jointNames };
}

const entryOf = (address: PrintAddress, more: PersonMore, birthday: string): BookEntry => ({
  name: address.name,
  jointNames: address.jointNames.filter(hasName),
  zip: address.zip,
  state: address.state,
  address1: address.address1,
  address2: address.address2,
  ...more,
  birthday,
  groups: groupsTyped(more.groups),
});

/** One person with everything: the address beside its card, the proof of the name, and what else is known. */
export function PersonDialog({ person, design, year, onSaved, onClose }: Props) {
  const toast = useToast();
  const before = moreOf(person ?? emptyBookEntry());
  const [more, setMore] = useState(before);

  const save = async (address: PrintAddress) => {
    const birthday = birthdayTyped(more.birthday);
    if (birthday === null) return `${personCopy.birthday}：${personCopy.birthdayProblem}`;
    const body = entryToWire(entryOf(address, more, birthday));
    const answer = person
      ? await client.contactsUpdate({ body: { code: person.code, ...body } })
      : await client.contactsCreate({ body }, { idempotencyKey: newIdempotencyKey() });
    if (!answer.ok) return answer.error.kind === 'refused' ? personCopy.invalid : addressCopy.saveFailed;
    toast({ text: bookCopy.saved });
    onSaved();
    return null;
  };

  return (
    <AddressDialog
      title={person ? bookCopy.editTitle : bookCopy.addTitle}
      kind="contact"
      address={addressOf(person)}
      design={design}
      sender={null}
      isMoreChanged={JSON.stringify(more) !== JSON.stringify(before)}
      onSave={save}
      onClose={onClose}
    >
      <PersonFields more={more} year={year} onChange={(change) => setMore({ ...more, ...change })} />
      {person ? (
        <p>
          <Link to={paths.contactRequests(person.code)}>{personCopy.ask}</Link>
        </p>
      ) : null}
    </AddressDialog>
  );
}
