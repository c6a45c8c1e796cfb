import {
  type AddressField,
  formedCharacters,
  fullWidthKana,
  HONORIFICS,
  INPUT_MAX_LENGTH,
  type PersonName,
  type PrintAddress,
  type Typeface,
} from '@fumi/domain';
import { lazy, Suspense, useState } from 'react';
import { addressCopy } from '../copy/address.ts';
import { onceReached } from '../platform/connection.ts';
import { isByKeys } from '../platform/is-by-keys.ts';
import { Button } from '../ui/Button.tsx';
import { Note } from '../ui/Note.tsx';
import { Select } from '../ui/Select.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { FieldRemarks, Remarks } from './address-check.ts';
import type { GlyphForms as Forms } from './GlyphForms.tsx';
import styles from './NameFields.module.css';

/** Shown where the choice of glyph forms can't be loaded: a name can still be typed and saved. */
const NoForms: typeof Forms = () => <Note>{addressCopy.formsMissing}</Note>;

const GlyphForms = lazy(async () => ({
  default: await onceReached(() => import('./GlyphForms.tsx')).then(
    (loaded) => loaded.GlyphForms,
    () => NoForms,
  ),
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

export type NamesProps = {
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
      {withHonorific ? (
        <HonorificField
          value={name.honorific}
          onChange={(honorific) => set({ honorific })}
          remarks={remarks(fieldAt(slot, 'honorific'))}
        />
      ) : null}
      <FullWidthOffers {...{ name }} onChange={set} />
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
  /** Belongs to the slot, not the person: after a removal another name may move up into it. */
  const [isOther, setIsOther] = useState(false);
  const isTyped = isOther || (value !== '' && !isListed);
  const choose = (chosen: string) => {
    setIsOther(chosen === OTHER);
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
          onChange={(event) => {
            // The field stays while it is empty, and where what is typed begins like a usual one.
            setIsOther(true);
            onChange(event.target.value);
          }}
          {...remarks}
        />
      ) : null}
    </div>
  );
}
