import type { AnalyticsEvent } from '@fumi/contract/client';
import { afterEach, expect, test, vi } from 'vitest';
import type { PageKind } from './analytics.ts';
import { createCollector, type OutsideEvent, outsideEvent } from './outside-analytics.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A visit with an outside service that records the events that it gets. */
function aVisit() {
  const told: OutsideEvent[] = [];
  const kept = new Map<string, string>();
  let kind: PageKind = 'public';
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  const collector = createCollector((event) => void told.push(event));
  return {
    told,
    kept,
    report: (event: AnalyticsEvent) => collector.adapter(event, kind),
    enter: (next: PageKind) => {
      kind = next;
      collector.flush(kind);
    },
  };
}

const view: AnalyticsEvent = { name: 'page_view', path: '/', productCode: 'T0021' };
const purchase: AnalyticsEvent = { name: 'purchase', orderCode: 's3cret', value: 690, currency: 'JPY' };

test('on a public page an event is told at once', () => {
  const visit = aVisit();
  visit.report(view);
  expect(visit.told).toEqual([{ ...view, clientType: 'web' }]);
});

test('a purchase waits for a public page, is told once, in yen and without its code', () => {
  const visit = aVisit();
  visit.enter('own');
  visit.report(purchase);
  expect(visit.told).toEqual([]);
  expect([...visit.kept.values()].join()).not.toContain('s3cret');
  visit.enter('public');
  visit.enter('public');
  expect(visit.told).toEqual([
    { name: 'purchase', value: 690, currency: 'JPY', clientType: 'web', conversion: 'Conversion' },
  ]);
});

test('a view of a page that is somebody’s own is never sent', () => {
  const visit = aVisit();
  visit.enter('own');
  visit.report({ ...view, path: '/jp/apps/order/normal/T0021/b0ok/customer' });
  visit.enter('public');
  expect(visit.told).toEqual([]);
});

test('the number of held events is limited, and damaged storage is ignored', () => {
  const visit = aVisit();
  visit.enter('own');
  for (let count = 0; count < 200; count += 1) visit.report(purchase);
  visit.enter('public');
  expect(visit.told).toHaveLength(50);
  visit.kept.set('held-events', '{');
  visit.enter('public');
  expect(visit.told).toHaveLength(50);
});

test.each([
  [{ name: 'sign_up', method: 'email' }, 'ActivateComplete'],
  [{ name: 'order_start', productCode: 'T0021' }, 'OrderStart'],
  [purchase, 'Conversion'],
] as const)('%o has the name that the messaging app knows', (event, conversion) => {
  expect(outsideEvent(event)).toMatchObject({ conversion });
});

test('no code of a book leaves the shop', () => {
  expect(outsideEvent({ name: 'add_to_cart', productCode: 'T0021', bookCode: 'b0ok' })).toEqual({
    name: 'add_to_cart',
    productCode: 'T0021',
    clientType: 'web',
  });
});
