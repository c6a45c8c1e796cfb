import { useEffect, useId, useRef, useState } from 'react';
import { client } from '../../../api.ts';
import { yenText } from '../../../copy/money.ts';
import { paymentCopy } from '../../../copy/payment.ts';
import { useCall } from '../../../platform/use-call.ts';
import { AnnouncedMessage } from '../../../ui/AnnouncedMessage.tsx';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import styles from './CouponField.module.css';
import type { usePayment } from './use-payment.ts';

/** One coupon an order: typed and used, or used and given back. */
export function CouponField({ payment }: { readonly payment: ReturnType<typeof usePayment> }) {
  const [code, setCode] = useState('');
  const used = payment.statement.couponCode;
  const isBusy = payment.busy === 'coupon';
  const nextId = useId();
  const before = useRef(used);
  // After a refusal the field takes the focus: its error is read, and the field scrolls out from below the action bar.
  // After a coupon was used or given back the pressed button is gone, and the next control takes the focus.
  useEffect(() => {
    if (payment.couponError !== null || before.current !== used) document.getElementById(nextId)?.focus();
    before.current = used;
  }, [payment.couponError, used, nextId]);
  if (used !== null) {
    return (
      <>
        <AnnouncedMessage tone="done">{paymentCopy.couponUsed(used)}</AnnouncedMessage>
        <Button id={nextId} size="small" busy={isBusy} onClick={payment.giveBack}>
          {paymentCopy.cancelCoupon}
        </Button>
      </>
    );
  }
  return (
    <>
      <OwnCoupons orderCode={payment.orderCode} isBusy={isBusy} onUse={payment.redeem} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) payment.redeem(code.trim());
          // A second press with an empty field sets the same error, for which the effect above does not run again.
          if (code.trim() === '') document.getElementById(nextId)?.focus();
        }}
      >
        <TextField
          id={nextId}
          label={paymentCopy.couponCode}
          value={code}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          onChange={(event) => {
            setCode(event.target.value);
            payment.forgetCouponError();
          }}
          error={payment.couponError}
          beside={
            <Button type="submit" busy={isBusy}>
              {paymentCopy.useCoupon}
            </Button>
          }
        />
      </form>
    </>
  );
}

type OwnProps = {
  readonly orderCode: string;
  readonly isBusy: boolean;
  readonly onUse: (code: string) => void;
};

/** Coupons that were made out to this member: one press, nothing to type. Without them the code field remains. */
function OwnCoupons({ orderCode, isBusy, onUse }: OwnProps) {
  const { value } = useCall(orderCode, (signal) =>
    client.orderCouponList({ query: { orderCode } }, { signal }),
  );
  if (value === null || value.coupons.length === 0) return null;
  return (
    <ul className={styles.coupons} aria-label={paymentCopy.ownCoupons}>
      {value.coupons.map(({ code, label, discount }) => (
        <li key={code}>
          <span>{paymentCopy.ownCoupon(label, yenText(discount))}</span>
          <Button
            size="small"
            busy={isBusy}
            aria-label={paymentCopy.ownCouponUse(label)}
            onClick={() => onUse(code)}
          >
            {paymentCopy.useCoupon}
          </Button>
        </li>
      ))}
    </ul>
  );
}
