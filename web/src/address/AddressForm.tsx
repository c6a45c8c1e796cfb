import {
  ADDRESS_LIMITS,
  DEFAULT_ADDRESS_STYLE,
  graphemeCount,
  INPUT_MAX_LENGTH,
  type PrintAddress,
} from '@fumi/domain';
import type { ChangeEvent } from 'react';
import type { FaceDesign } from '../card/address-face.ts';
import { addressCopy } from '../copy/address.ts';
import type { warningsByField } from '../copy/address-problems.ts';
import { TextField } from '../ui/TextField.tsx';
import { useHasFocus } from '../ui/use-has-focus.ts';
import styles from './AddressForm.module.css';
import type { FieldRemarks, Remarks } from './address-check.ts';
import { RecipientComments, SenderComments } from './Comments.tsx';
import { JointNames } from './JointNames.tsx';
import { LineBreaks } from './LineBreaks.tsx';
import { NameFields } from './NameFields.tsx';
import { OfficeFields } from './OfficeFields.tsx';
import { PrefectureField } from './PrefectureField.tsx';
import { TownField } from './TownField.tsx';
import { ZipField } from './ZipField.tsx';

/** `self`: somebody fills in their own address for another. */
type AddressKind = 'sender' | 'recipient' | 'contact' | 'self';

type Parts = { readonly honorific: boolean; readonly office: boolean; readonly own: boolean };

/**
 * What each kind of address has: honorifics are a recipient's (spec §4), contacts carry no comments (spec §3) and have
 * their company among the other details, and only the sender's is the customer's own, which the browser may know.
 */
const PARTS: Readonly<Record<AddressKind, Parts>> = {
  sender: { honorific: false, office: true, own: true },
  recipient: { honorific: true, office: true, own: false },
  contact: { honorific: true, office: false, own: false },
  self: { honorific: false, office: false, own: true },
};

type Props = {
  readonly kind: AddressKind;
  readonly address: PrintAddress;
  readonly onChange: (address: PrintAddress) => void;
  readonly onAutocomplete?: (text: string) => void;
  /** Gets each look-up of a zip, so that a save can wait for it. */
  readonly onLookUp?: (done: Promise<void>) => void;
  readonly remarks: Remarks;
  /** Why a card to the address may come back, beside the fields that say so. */
  readonly doubts?: ReturnType<typeof warningsByField>;
  /** Design of the card that shows the address; without one, line breaks can't be changed. */
  readonly design?: FaceDesign;
};

const nothing = () => {};
const isTight = ({ error, warning }: FieldRemarks): boolean => Boolean(error ?? warning);

/** The fields of one address, without a form element of their own: whoever shows them says what saving means. */
export function AddressForm({
  kind,
  address,
  onChange,
  onAutocomplete = nothing,
  onLookUp,
  remarks,
  doubts = {},
  design,
}: Props) {
  const parts = PARTS[kind];
  const [hasFocus, watchFocus] = useHasFocus();
  const { face } = design?.style ?? DEFAULT_ADDRESS_STYLE;
  const look = (field: keyof typeof doubts): FieldRemarks => {
    const said = remarks(field);
    return said.error || said.warning ? said : { ...said, warning: doubts[field] };
  };
  const set = (change: Partial<PrintAddress>) => onChange({ ...address, ...change });
  const line = (field: 'state' | 'address1' | 'address2', autoComplete: string) => ({
    label: addressCopy[field],
    maxLength: INPUT_MAX_LENGTH,
    autoComplete: parts.own ? autoComplete : 'off',
    value: address[field],
    onChange: (event: ChangeEvent<HTMLInputElement>) => set({ [field]: event.target.value }),
    ...(field === 'state' ? remarks(field) : look(field)),
  });
  const count = (field: 'address1' | 'address2') => ({
    used: graphemeCount(address[field]),
    max: ADDRESS_LIMITS[field],
  });
  return (
    <div className={styles.fields} {...watchFocus}>
      <NameFields
        {...{ address, onChange, remarks, face }}
        slot={null}
        withHonorific={parts.honorific}
        autofill={parts.own}
      />
      <ZipField
        {...{ address, onChange, onAutocomplete, onLookUp }}
        remarks={look('zip')}
        autofill={parts.own}
        announcesError={hasFocus}
      />
      <div className={styles.state}>
        <PrefectureField {...line('state', 'address-level1')} />
      </div>
      <TownField {...line('address1', 'address-line1')} count={count('address1')} />
      <TextField
        {...line('address2', 'address-line2')}
        hint={addressCopy.address2Hint}
        count={count('address2')}
      />
      {design ? (
        <LineBreaks
          {...{ design, address }}
          party={kind === 'sender' ? 'sender' : 'recipient'}
          onBreak={(addressLines) => set({ addressLines })}
          isTight={isTight(remarks('address1')) || isTight(remarks('address2'))}
        />
      ) : null}
      <JointNames {...{ address, onChange, remarks, face }} withHonorific={parts.honorific} />
      {parts.office ? <OfficeFields {...{ address, onChange, remarks }} /> : null}
      {kind === 'sender' ? <SenderComments {...{ address, remarks }} onChange={set} /> : null}
      {kind === 'recipient' ? <RecipientComments {...{ address, remarks }} onChange={set} /> : null}
    </div>
  );
}
