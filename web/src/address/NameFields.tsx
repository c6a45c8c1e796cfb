import { INPUT_MAX_LENGTH, type PrintAddress } from '@fumi/domain';
import { addressCopy } from '../copy/address.ts';
import { TextField } from '../ui/TextField.tsx';
import styles from './AddressForm.module.css';
import { type NameSlot, nameAt, nameField, type Remarks, withName } from './address-fields.ts';
import { HonorificField } from './HonorificField.tsx';

type Props = {
  readonly address: PrintAddress;
  readonly slot: NameSlot;
  readonly withHonorific: boolean;
  readonly onChange: (address: PrintAddress) => void;
  readonly remarks: Remarks;
  readonly autofill?: boolean;
};

/** Names are typed as their owners spell them: nothing here corrects, folds or trims. */
export function NameFields({ address, slot, withHonorific, onChange, remarks, autofill = false }: Props) {
  const name = nameAt(address, slot);
  if (!name) return null;
  return (
    <div className={styles.names} data-honorific={withHonorific || undefined}>
      <TextField
        label={addressCopy.nameLast}
        maxLength={INPUT_MAX_LENGTH}
        autoComplete={autofill ? 'family-name' : 'off'}
        value={name.last}
        onChange={(event) => onChange(withName(address, slot, { last: event.target.value }))}
        {...remarks(nameField(slot, 'nameLast'))}
      />
      <TextField
        label={addressCopy.nameFirst}
        maxLength={INPUT_MAX_LENGTH}
        autoComplete={autofill ? 'given-name' : 'off'}
        value={name.first}
        onChange={(event) => onChange(withName(address, slot, { first: event.target.value }))}
        {...remarks(nameField(slot, 'nameFirst'))}
      />
      {withHonorific ? (
        <HonorificField
          value={name.honorific}
          onChange={(honorific) => onChange(withName(address, slot, { honorific }))}
          remarks={remarks(nameField(slot, 'honorific'))}
        />
      ) : null}
    </div>
  );
}
