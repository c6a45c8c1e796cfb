import { INPUT_MAX_LENGTH } from '@fumi/domain';
import { useState } from 'react';
import { addressCopy, HONORIFICS } from '../copy/address.ts';
import { Select } from '../ui/Select.tsx';
import { TextField } from '../ui/TextField.tsx';
import styles from './AddressForm.module.css';
import type { FieldRemarks } from './address-fields.ts';

const OTHER = 'other';
const isListed = (honorific: string) => (HONORIFICS as readonly string[]).includes(honorific);

const options = [
  ...HONORIFICS.map((honorific) => ({ value: honorific, label: honorific })),
  { value: OTHER, label: addressCopy.honorificOther },
];

type Props = {
  readonly value: string;
  readonly onChange: (honorific: string) => void;
  readonly remarks: FieldRemarks;
};

/** The usual ones to choose, any other to type. */
export function HonorificField({ value, onChange, remarks }: Props) {
  const [isTyped, setIsTyped] = useState(value !== '' && !isListed(value));
  const choose = (chosen: string) => {
    setIsTyped(chosen === OTHER);
    onChange(chosen === OTHER ? '' : chosen);
  };
  return (
    <div className={styles.honorific}>
      <Select
        label={addressCopy.honorific}
        options={options}
        value={isTyped ? OTHER : value || HONORIFICS[0]}
        onChange={(event) => choose(event.target.value)}
        error={isTyped ? undefined : remarks.error}
      />
      {isTyped ? (
        <TextField
          label={`${addressCopy.honorific}（${addressCopy.honorificOther}）`}
          labelHidden
          maxLength={INPUT_MAX_LENGTH}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          {...remarks}
        />
      ) : null}
    </div>
  );
}
