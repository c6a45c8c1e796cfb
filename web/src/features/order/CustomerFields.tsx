import type { CustomerField, CustomerProblems, OrderCustomer } from '@fumi/domain';
import { emptyPrintAddress, zipDigits } from '@fumi/domain';
import { useLayoutEffect, useRef } from 'react';
import { addressCopy } from '../../copy/address.ts';
import { checkoutCopy, customerSentence } from '../../copy/checkout.ts';
import { useZipLookUp } from '../../platform/address/use-zip-lookup.ts';
import { Button } from '../../ui/Button.tsx';
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
      <Zip customer={customer} onChange={onChange} error={field('zip').error} autofill={!isDestination} />
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

type ZipProps = Pick<Props, 'customer' | 'onChange'> & {
  readonly error: string | undefined;
  readonly autofill: boolean;
};

const ZIP_LENGTH = 7;

function Zip({ customer, onChange, error, autofill }: ZipProps) {
  const latest = useRef(customer);
  useLayoutEffect(() => {
    latest.current = customer;
  }, [customer]);
  const { lookUp, choose, onZipTyped, onAsk } = useZipLookUp({
    current: () => ({ ...emptyPrintAddress(), ...placeOf(latest.current) }),
    onFill: (filled) => onChange({ ...latest.current, ...placeOf(filled) }),
  });
  const onType = (text: string) => {
    const zip = zipDigits(text).slice(0, ZIP_LENGTH);
    latest.current = { ...latest.current, zip };
    onChange(latest.current);
    onZipTyped(zip);
  };
  return (
    <div className={styles.zip}>
      <TextField
        label={addressCopy.zip}
        hint={addressCopy.zipHint}
        inputMode="numeric"
        autoComplete={autofill ? 'postal-code' : 'off'}
        value={customer.zip}
        onChange={(event) => onType(event.target.value)}
        error={lookUp.error ?? error}
        beside={
          <Button busy={lookUp.isBusy} onClick={onAsk}>
            {addressCopy.zipButton}
          </Button>
        }
      />
      {lookUp.candidates.length > 1 ? (
        <fieldset className={styles.candidates}>
          <legend>{addressCopy.zipCandidates}</legend>
          {lookUp.candidates.map((place) => {
            const words = `${place.prefecture}${place.city}${place.area}${place.facility}`;
            return (
              <Button key={words} size="small" onClick={() => choose(place)}>
                {words}
              </Button>
            );
          })}
        </fieldset>
      ) : null}
    </div>
  );
}

const placeOf = ({
  zip,
  state,
  address1,
  address2,
}: Pick<OrderCustomer, 'zip' | 'state' | 'address1' | 'address2'>) => ({
  zip,
  state,
  address1,
  address2,
});
