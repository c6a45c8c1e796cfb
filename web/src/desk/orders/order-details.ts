import type { Answered } from '../desk-client.ts';

/** Everything about an order that its page shows. */
export type OrderDetails = Answered<'deskOrder'>;
