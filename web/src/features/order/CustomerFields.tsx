import type { CustomerField, CustomerProblems, OrderCustomer } from '@fumi/domain';
import { ZipField } from '../../address/ZipField.tsx';
import { addressCopy } from '../../copy/address.ts';
import { checkoutCopy, customerSentence } from '../../copy/checkout.ts';
import { TextField } from '../../ui/TextField.tsx';
import styles from './CustomerFields.module.css';

type Props = {
  readonly customer: OrderCustomer;
  readonly onChange: (customer: OrderCustomer) => void;
  readonly problems: CustomerProblems;
  /** A destination shares e-mail and birthday with the customer. */
  readonly isDestination?: boolean;
};

/** The customer, or another destination: the same fields as spec §3 has them. */
export function CustomerFields({ customer, onChange, problems, isDestination = false }: Props) {
  const field = (name: CustomerField) => ({
    value: customer[name],
    onChange: (event: { target: { value: string } }) => onChange({ ...customer, [name]: event.target.value }),
    error: problems[name] && customerSentence(name, problems[name]),
    autoComplete: isDestination ? 'off' : AUTOFILL[name],
  });
  return (
    <div className={styles.fields}>
      <TextField label={checkoutCopy.name} {...field('name')} />
      <TextField label={checkoutCopy.kana} {...field('kana')} />
      <ZipField
        address={customer}
        onChange={onChange}
        remarks={{ error: field('zip').error }}
        autofill={!isDestination}
      />
      <TextField label={addressCopy.state} {...field('state')} />
      <div className={styles.whole}>
        <TextField label={addressCopy.address1} hint={addressCopy.address1Hint} {...field('address1')} />
      </div>
      <div className={styles.whole}>
        <TextField label={addressCopy.address2} hint={addressCopy.address2Hint} {...field('address2')} />
      </div>
      <TextField label={checkoutCopy.tel} hint={checkoutCopy.telHint} type="tel" {...field('tel')} />
      {isDestination ? null : (
        <>
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
            />
          </div>
        </>
      )}
    </div>
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
