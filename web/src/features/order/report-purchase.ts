import { report } from '../../platform/analytics.ts';

const REPORTED_KEY = 'reported-purchases';

/** Reports a purchase once per order, however often its page is opened again on this device. */
export function reportPurchase(order_code: string, value: number): void {
  const reported = sessionStorage.getItem(REPORTED_KEY)?.split(',') ?? [];
  if (reported.includes(order_code)) return;
  sessionStorage.setItem(REPORTED_KEY, [...reported, order_code].join(','));
  report({ name: 'purchase', order_code, value, currency: 'JPY' });
}
