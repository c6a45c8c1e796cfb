import { client } from '../../api.ts';
import { paymentCopy } from '../../copy/checkout.ts';
import { yenText } from '../../copy/money.ts';
import { useCall } from '../../platform/use-call.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './OwnCoupons.module.css';

type Props = {
  readonly orderCode: string;
  readonly isBusy: boolean;
  readonly onUse: (code: string) => void;
};

/** Coupons that were made out to this member: one press, nothing to type. Without them the code field remains. */
export function OwnCoupons({ orderCode, isBusy, onUse }: Props) {
  const { value } = useCall(orderCode, (signal) =>
    client.orderCouponList({ query: { order_code: orderCode } }, { signal }),
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
