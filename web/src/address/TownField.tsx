import type { ComponentProps, KeyboardEvent } from 'react';
import { addressCopy } from '../copy/address.ts';
import { TextField } from '../ui/TextField.tsx';

const HAS_NUMBER = /\p{Nd}/u;

/** Tab selects all of a field, and the next letter would take its place: behind a town the number is typed. */
function goOnBehindTown({ key, currentTarget: field }: KeyboardEvent<HTMLInputElement>): void {
  const { length } = field.value;
  if (key === 'Tab' && !HAS_NUMBER.test(field.value)) field.setSelectionRange(length, length);
}

/** 住所1: filled by the zip as far as the town, and gone on with by hand. */
export const TownField = (props: Omit<ComponentProps<typeof TextField>, 'label' | 'hint' | 'onKeyUp'>) => (
  <TextField
    {...props}
    label={addressCopy.address1}
    hint={addressCopy.address1Hint}
    onKeyUp={goOnBehindTown}
  />
);
