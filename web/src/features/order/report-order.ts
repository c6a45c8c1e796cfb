import { report } from '../../platform/analytics.ts';
import { keep, recall } from '../../platform/storage.ts';
import type { CheckoutGoods } from './load-goods.ts';
import { customerPath } from './order-paths.ts';

/** Runs `action` once for each name as long as the tab is open, however often its page is opened. */
function once(key: string, name: string, action: () => void): void {
  const done = recall('sessionStorage', key)?.split(',') ?? [];
  if (done.includes(name)) return;
  keep('sessionStorage', key, [...done, name].join(','));
  action();
}

/** Somebody has begun to order these goods. */
export function reportOrderStart(goods: CheckoutGoods): void {
  once('reported-orders', customerPath(goods), () =>
    report({ name: 'order_start', productCode: goods.product.code }),
  );
}

/** An order was paid. */
export function reportPurchase(orderCode: string, value: number): void {
  once('reported-purchases', orderCode, () =>
    report({ name: 'purchase', orderCode, value, currency: 'JPY' }),
  );
}
