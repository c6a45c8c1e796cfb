import {
  type AddressField,
  emptyName,
  formedCharacters,
  fullWidthKana,
  HONORIFICS,
  hasName,
  INPUT_MAX_LENGTH,
  JOINT_NAME_SLOTS,
  type PersonName,
  type PrintAddress,
  type Typeface,
  withFamily,
} from '@fumi/domain';
import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react';
import { addressCopy } from '../copy/address.ts';
import { onceReached } from '../platform/connection.ts';
import { isByKeys } from '../platform/is-by-keys.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Select } from '../ui/Select.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { FieldRemarks, Remarks } from './address-check.ts';
import styles from './NameFields.module.css';

const GlyphForms = lazy(async () => ({
  default: (await onceReached(() => import('./GlyphForms.tsx'))).GlyphForms,
}));

/** Which name of an address: its own (null) or a joint one. */
export type NameSlot = number | null;

export function withName(address: PrintAddress, slot: NameSlot, change: Partial<PersonName>): PrintAddress {
  if (slot === null) return { ...address, name: { ...address.name, ...change } };
  const jointNames = address.jointNames.map((name, at) => (at === slot ? { ...name, ...change } : name));
  return { ...address, jointNames };
}

const fieldAt = (slot: NameSlot, part: 'nameLast' | 'nameFirst' | 'honorific'): AddressField =>
  slot === null ? part : `jointNames.${slot}.${part}`;

type NamesProps = {
  readonly address: PrintAddress;
  readonly withHonorific: boolean;
  readonly onChange: (address: PrintAddress) => void;
  readonly remarks: Remarks;
  /** In which names are printed. */
  readonly face: Typeface;
};

type Props = NamesProps & { readonly slot: NameSlot; readonly autofill?: boolean };

/** Names are typed as their owners spell them: nothing here corrects, folds or trims. */
export function NameFields(props: Props) {
  const { address, slot, withHonorific, onChange, remarks, face, autofill = false } = props;
  const name = slot === null ? address.name : address.jointNames[slot];
  if (!name) return null;
  const set = (change: Partial<PersonName>) => onChange(withName(address, slot, change));
  return (
    <div className={styles.names} data-honorific={withHonorific || undefined}>
      <TextField
        label={addressCopy.nameLast}
        maxLength={INPUT_MAX_LENGTH}
        autoComplete={autofill ? 'family-name' : 'off'}
        value={name.last}
        onChange={(event) => set({ last: event.target.value })}
        {...remarks(fieldAt(slot, 'nameLast'))}
      />
      <TextField
        label={addressCopy.nameFirst}
        maxLength={INPUT_MAX_LENGTH}
        autoComplete={autofill ? 'given-name' : 'off'}
        value={name.first}
        onChange={(event) => set({ first: event.target.value })}
        {...remarks(fieldAt(slot, 'nameFirst'))}
      />
      <FullWidthOffers {...{ name }} onChange={set} />
      {withHonorific ? (
        <HonorificField
          value={name.honorific}
          onChange={(honorific) => set({ honorific })}
          remarks={remarks(fieldAt(slot, 'honorific'))}
        />
      ) : null}
      {formedCharacters(name.last + name.first).length > 0 ? (
        <Suspense>
          <GlyphForms {...{ name, face }} onChange={set} />
        </Suspense>
      ) : null}
    </div>
  );
}

type OfferProps = { readonly name: PersonName; readonly onChange: (change: Partial<PersonName>) => void };

/** Half-width kana in a name are printed as they are typed, and offered in full width with one press. */
const FullWidthOffers = ({ name, onChange }: OfferProps) =>
  (['last', 'first'] as const)
    .filter((part) => fullWidthKana(name[part]) !== name[part])
    .map((part) => (
      <Button
        key={part}
        size="small"
        onClick={(event) => {
          // The offer goes once it is taken.
          if (isByKeys(event)) event.currentTarget.parentElement?.querySelector('input')?.focus();
          onChange({ [part]: fullWidthKana(name[part]) });
        }}
      >
        {addressCopy.fullWidth(fullWidthKana(name[part]))}
      </Button>
    ));

const OTHER = 'other';

const honorifics = [
  ...HONORIFICS.map((honorific) => ({ value: honorific, label: honorific })),
  { value: OTHER, label: addressCopy.honorificOther },
];

type HonorificProps = {
  readonly value: string;
  readonly onChange: (honorific: string) => void;
  readonly remarks: FieldRemarks;
};

/** The usual ones to choose, any other to type. */
function HonorificField({ value, onChange, remarks }: HonorificProps) {
  const isListed = (HONORIFICS as readonly string[]).includes(value);
  const [isTyped, setIsTyped] = useState(value !== '' && !isListed);
  const choose = (chosen: string) => {
    setIsTyped(chosen === OTHER);
    onChange(chosen === OTHER ? '' : chosen);
  };
  return (
    <div className={styles.honorific}>
      <Select
        label={addressCopy.honorific}
        options={honorifics}
        value={isTyped ? OTHER : value || HONORIFICS[0]}
        onChange={(event) => choose(event.target.value)}
        {...(isTyped ? {} : remarks)}
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
      block.current?.querySelectorAll('fieldset')[opened - 1]?.querySelector('input')?.focus();
    isAdded.current = false;
  }, [opened]);
  const add = () => {
    isAdded.current = true;
    setOpened(shown + 1);
  };
  /** What is pressed goes: focus goes to the first name that is left, or to what adds one. */
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
  // What is said of the names as a block stands beside the first.
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
            onClick={(event) => remove(event, slot)}
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
