import {
  type CustomerField,
  type CustomerProblems,
  type DeliveryAddress,
  fullWidthKana,
  normalizeEmail,
  normalizeTel,
  type OrderCustomer,
} from '@fumi/domain';
import type { ReactNode } from 'react';
import { PrefectureField } from '../../../address/PrefectureField.tsx';
import { TownField } from '../../../address/TownField.tsx';
import { ZipField } from '../../../address/ZipField.tsx';
import { addressCopy } from '../../../copy/address.ts';
import { checkoutCopy } from '../../../copy/checkout.ts';
import { customerSentence } from '../../../copy/customer-problems.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { useHasFocus } from '../../../ui/use-has-focus.ts';
import styles from './CustomerFields.module.css';

/** The warning of each field that is in doubt. */
type Doubts = Readonly<Partial<Record<CustomerField, string>>>;

/** What a field shows and reports: its text, its problem, and what browsers fill in. */
const fieldsOf =
  <Texts extends object>(
    texts: Texts,
    onChange: (texts: Texts) => void,
    problems: CustomerProblems,
    doubts: Doubts,
    autofill: boolean,
  ) =>
  (name: keyof Texts & CustomerField) => ({
    value: String(texts[name]),
    onChange: (event: { target: { value: string } }) => onChange({ ...texts, [name]: event.target.value }),
    error: problems[name] && customerSentence(name, problems[name]),
    warning: doubts[name],
    autoComplete: autofill ? AUTOFILL[name] : 'off',
  });

type DeliveryProps<Address extends DeliveryAddress> = {
  readonly address: Address;
  readonly onChange: (address: Address) => void;
  /** Called with each look-up of the zip: see `useZipLookUp`. */
  readonly onLookUp: (done: Promise<void>) => void;
  readonly problems: CustomerProblems;
  readonly doubts: Doubts;
  /** Name of all fields together, for a destination that is not the customer's own. */
  readonly of?: string;
  /** Whether it is the customer's own address, which browsers can fill in. */
  readonly autofill?: boolean;
  /** More fields of the same form. */
  readonly children?: ReactNode;
};

/** Where a parcel goes. */
export function DeliveryFields<Address extends DeliveryAddress>(props: DeliveryProps<Address>) {
  const { address, onChange, onLookUp, problems, doubts, of, autofill = false, children } = props;
  const field = fieldsOf(address, onChange, problems, doubts, autofill);
  const { error, warning } = field('zip');
  const [hasFocus, watchFocus] = useHasFocus();
  return (
    <div className={styles.fields} {...watchFocus}>
      <TextField label={checkoutCopy.name} {...field('name')} />
      <TextField
        label={checkoutCopy.kana}
        {...field('kana')}
        onBlur={() => onChange({ ...address, kana: fullWidthKana(address.kana) })}
      />
      <div className={styles.wholeOnPhone}>
        <ZipField
          address={address}
          {...{ onChange, onLookUp }}
          remarks={{ error, warning }}
          of={of}
          autofill={autofill}
          announcesError={hasFocus}
        />
      </div>
      <div className={styles.wholeOnPhone}>
        <PrefectureField {...field('state')} />
      </div>
      <div className={styles.whole}>
        <TownField {...field('address1')} />
      </div>
      <div className={styles.whole}>
        <TextField label={addressCopy.address2} hint={addressCopy.address2Hint} {...field('address2')} />
      </div>
      <div className={styles.wholeOnPhone}>
        <TextField
          label={checkoutCopy.tel}
          type="tel"
          {...field('tel')}
          onBlur={() => onChange({ ...address, tel: normalizeTel(address.tel) })}
        />
      </div>
      {children}
    </div>
  );
}

type CustomerProps = {
  readonly customer: OrderCustomer;
  readonly onChange: (customer: OrderCustomer) => void;
  readonly onLookUp: (done: Promise<void>) => void;
  readonly problems: CustomerProblems;
  readonly doubts: Doubts;
};

/** Who orders: an address, and what a parcel does not need (birthday, e-mail). */
export function CustomerFields({ customer, ...rest }: CustomerProps) {
  const field = fieldsOf(customer, rest.onChange, rest.problems, rest.doubts, true);
  return (
    <DeliveryFields address={customer} {...rest} autofill>
      <TextField
        label={checkoutCopy.birthday}
        hint={checkoutCopy.optional}
        type="date"
        {...field('birthday')}
      />
      <div className={styles.whole}>
        <TextField
          label={checkoutCopy.email}
          hint={checkoutCopy.emailHint}
          type="email"
          {...field('email')}
          onBlur={() => rest.onChange({ ...customer, email: normalizeEmail(customer.email) })}
        />
      </div>
    </DeliveryFields>
  );
}

const AUTOFILL: Readonly<Record<CustomerField, string>> = {
  name: 'name',
  kana: 'off',
  zip: 'postal-code',
  state: 'address-level1',
  address1: 'address-level2',
  address2: 'address-line2',
  tel: 'tel',
  birthday: 'bday',
  email: 'email',
};
