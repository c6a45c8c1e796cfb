import { emptyName, hasName, JOINT_NAME_SLOTS, withFamily } from '@fumi/domain';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { addressCopy } from '../copy/address.ts';
import { isByKeys } from '../platform/is-by-keys.ts';
import { Button } from '../ui/Button.tsx';
import { onFirstClick } from '../ui/first-click.ts';
import { IconButton } from '../ui/IconButton.tsx';
import styles from './JointNames.module.css';
import { NameFields, type NamesProps } from './NameFields.tsx';

/** From so many joint names on, "and family" is the better address where they crowd the card. */
const MANY = 3;

/** Hidden until they are wanted; one more row at a time, up to four (spec §9). */
export function JointNames({ address, withHonorific, onChange, remarks, face }: NamesProps) {
  const filled = address.jointNames.findLastIndex(hasName) + 1;
  const [opened, setOpened] = useState(filled);
  const shown = Math.max(opened, filled);
  const block = useRef<HTMLFieldSetElement>(null);
  const isAdded = useRef(false);
  useEffect(() => {
    if (isAdded.current && opened > 0)
      block.current?.querySelectorAll(':scope > fieldset')[opened - 1]?.querySelector('input')?.focus();
    isAdded.current = false;
  }, [opened]);
  const add = () => {
    isAdded.current = true;
    setOpened(shown + 1);
  };
  /** The pressed button disappears: focus goes to the first name left, or to the add button. */
  const goOn = (event: MouseEvent, left: number): void => {
    if (!isByKeys(event)) return;
    block.current?.querySelector<HTMLElement>(left > 0 ? 'input' : ':scope > div button')?.focus();
  };
  // The names behind a removed one move up, and there are four slots as before.
  const remove = (event: MouseEvent, slot: number) => {
    setOpened(shown - 1);
    goOn(event, shown - 1);
    onChange({ ...address, jointNames: [...address.jointNames.toSpliced(slot, 1), emptyName()] });
  };
  const party = withHonorific ? 'recipient' : 'sender';
  // Remarks about all names as one block stand at the main person's last name.
  const { error, warning, note } = remarks('nameLast');
  const isCrowded = address.jointNames.filter(hasName).length >= MANY && [error, warning, note].some(Boolean);
  return (
    <fieldset ref={block} className={styles.joint}>
      <legend>
        {addressCopy.jointNames} <span className={styles.hint}>{addressCopy.optional}</span>
      </legend>
      {Array.from({ length: shown }, (_, slot) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a joint name has no other identity than its slot
        <fieldset key={slot} className={styles.jointRow} aria-label={addressCopy.jointName(slot + 1)}>
          <NameFields {...{ address, slot, withHonorific, onChange, remarks, face }} />
          <IconButton
            icon="close"
            label={addressCopy.removeJointName(slot + 1)}
            onClick={(event) => onFirstClick(() => remove(event, slot))(event)}
          />
        </fieldset>
      ))}
      {shown < JOINT_NAME_SLOTS ? (
        <div>
          <Button size="small" icon="plus" onClick={add}>
            {addressCopy.addJointName}
          </Button>
        </div>
      ) : null}
      {isCrowded ? (
        <div>
          <Button
            size="small"
            onClick={(event) => {
              goOn(event, 1);
              setOpened(1);
              onChange(withFamily(address, party));
            }}
          >
            {addressCopy.family[party]}
          </Button>
        </div>
      ) : null}
      {shown > 0 ? <p className={styles.note}>{addressCopy.jointNote}</p> : null}
    </fieldset>
  );
}
