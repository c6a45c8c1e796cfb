import {
  ADDRESS_LIMITS,
  graphemeCount,
  hasOffice,
  INPUT_MAX_LENGTH,
  noOffice,
  OFFICE_FIELDS,
  type PrintAddress,
  withOffice,
} from '@fumi/domain';
import { useState } from 'react';
import { addressCopy, officeCopy } from '../copy/address.ts';
import { TextField } from '../ui/TextField.tsx';
import styles from './AddressForm.module.css';
import type { Remarks } from './address-check.ts';

type Props = {
  readonly address: PrintAddress;
  readonly onChange: (address: PrintAddress) => void;
  readonly remarks: Remarks;
};

/** What stands beside the name of somebody who is written to at work; folded where nobody needs it. */
export function OfficeFields({ address, onChange, remarks }: Props) {
  const office = address.office ?? noOffice();
  const [isOpen] = useState(() => hasOffice(office));
  return (
    <details className={styles.office} open={isOpen}>
      <summary>{officeCopy.summary}</summary>
      <p>{officeCopy.note}</p>
      {OFFICE_FIELDS.map((field) => (
        <TextField
          key={field}
          label={officeCopy.fields[field]}
          hint={addressCopy.optional}
          maxLength={INPUT_MAX_LENGTH}
          count={{ used: graphemeCount(office[field]), max: ADDRESS_LIMITS.office }}
          autoComplete="off"
          value={office[field]}
          onChange={(event) => onChange(withOffice(address, { ...office, [field]: event.target.value }))}
          {...remarks(field)}
        />
      ))}
    </details>
  );
}
