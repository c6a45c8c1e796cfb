import { emptyName, hasName, JOINT_NAME_SLOTS, type PrintAddress } from '@fumi/domain';
import { useState } from 'react';
import { addressCopy } from '../copy/address.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import styles from './AddressForm.module.css';
import { type Remarks, withoutJointName } from './address-fields.ts';
import { NameFields } from './NameFields.tsx';

type Props = {
  readonly address: PrintAddress;
  readonly withHonorific: boolean;
  readonly onChange: (address: PrintAddress) => void;
  readonly remarks: Remarks;
};

/** Collapsed until wanted; one row more at a time, up to four slots (spec §9). */
export function JointNames({ address, withHonorific, onChange, remarks }: Props) {
  const filled = address.jointNames.findLastIndex(hasName) + 1;
  const [opened, setOpened] = useState(filled);
  const shown = Math.max(opened, filled);
  const remove = (slot: number) => {
    setOpened(shown - 1);
    onChange(withoutJointName(address, slot, emptyName()));
  };
  return (
    <fieldset className={styles.joint}>
      <legend>
        {addressCopy.jointNames} <span className={styles.hint}>{addressCopy.optional}</span>
      </legend>
      {Array.from({ length: shown }, (_, slot) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the four slots are what they are by their place
        <fieldset key={slot} className={styles.jointRow} aria-label={addressCopy.jointName(slot + 1)}>
          <NameFields {...{ address, slot, withHonorific, onChange, remarks }} />
          <IconButton
            icon="close"
            label={addressCopy.removeJointName(slot + 1)}
            onClick={() => remove(slot)}
          />
        </fieldset>
      ))}
      {shown < JOINT_NAME_SLOTS ? (
        <div>
          <Button size="small" icon="plus" onClick={() => setOpened(shown + 1)}>
            {addressCopy.addJointName}
          </Button>
        </div>
      ) : null}
      {shown > 0 ? <p className={styles.note}>{addressCopy.jointNote}</p> : null}
    </fieldset>
  );
}
