import type { DeskVisitor } from '../desk-client.ts';

type Answer = Promise<{ readonly ok: boolean }>;

/** Every list of the desk, in a shop that bench/seed.sql filled: as a page first asks for it, filtered, and far down. */
export const DESK_LISTS: readonly (readonly [what: string, ask: (desk: DeskVisitor) => Answer])[] = [
  ['today', (desk) => desk.deskToday()],
  ['orders', (desk) => desk.deskOrderList({ query: {} })],
  ['orders of a state', (desk) => desk.deskOrderList({ query: { state: 'paid' } })],
  ['orders of a product', (desk) => desk.deskOrderList({ query: { productCode: 'T0005' } })],
  ['orders of a delivery', (desk) => desk.deskOrderList({ query: { deliveryTypeId: 7 } })],
  [
    'orders of a product, delivery, state',
    (desk) => desk.deskOrderList({ query: { productCode: 'T0014', deliveryTypeId: 7, state: 'refunded' } }),
  ],
  ['orders, far down', (desk) => desk.deskOrderList({ query: { after: '1760000000000.seed-order-1' } })],
  ['orders by name', (desk) => desk.deskOrderList({ query: { q: '佐藤 陽葵120' } })],
  ['orders by surname', (desk) => desk.deskOrderList({ query: { q: '佐藤' } })],
  ['orders by kana', (desk) => desk.deskOrderList({ query: { q: 'サトウ' } })],
  ['orders by the beginning of a telephone', (desk) => desk.deskOrderList({ query: { q: '03-1' } })],
  ['orders by the beginning of a number', (desk) => desk.deskOrderList({ query: { q: 'F26' } })],
  ['runs waiting', (desk) => desk.deskRunWaiting()],
  ['runs', (desk) => desk.deskRunList({ query: {} })],
  ['runs of a state', (desk) => desk.deskRunList({ query: { state: 'printing' } })],
  ['packing', (desk) => desk.deskPackList({ query: {} })],
  ['parcels', (desk) => desk.deskParcelList({ query: {} })],
  ['inquiries', (desk) => desk.deskInquiryList({ query: {} })],
  ['inquiries settled, far down', (desk) => desk.deskInquiryList({ query: { settled: 'true', page: 10 } })],
  ['failed jobs', (desk) => desk.deskJobList({ query: {} })],
  ['audit log', (desk) => desk.deskAuditList({ query: {} })],
];
