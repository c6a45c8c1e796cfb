import { useState } from 'react';
import { paymentCopy } from '../../copy/checkout.ts';
import { Button } from '../../ui/Button.tsx';
import { Message } from '../../ui/Message.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { OwnCoupons } from './OwnCoupons.tsx';
import type { usePayment } from './use-payment.ts';

/** One coupon an order: typed and used, or used and given back. */
export function CouponField({ payment }: { readonly payment: ReturnType<typeof usePayment> }) {
  const [code, setCode] = useState('');
  const used = payment.statement.coupon_code;
  const isBusy = payment.busy === 'coupon';
  if (used !== null) {
    return (
      <>
        <Message tone="done" announced>
          {paymentCopy.couponUsed(used)}
        </Message>
        <Button size="small" busy={isBusy} onClick={() => void payment.giveBack()}>
          {paymentCopy.cancelCoupon}
        </Button>
      </>
    );
  }
  return (
    <>
      <OwnCoupons orderCode={payment.orderCode} isBusy={isBusy} onUse={(own) => void payment.redeem(own)} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (code.trim() !== '' && !isBusy) void payment.redeem(code.trim());
        }}
      >
        <TextField
          label={paymentCopy.couponCode}
          value={code}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          onChange={(event) => setCode(event.target.value)}
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
