import { z } from 'zod';
import { yen } from './field.ts';

/** Who sells: what a receipt and a return invoice must name. */
export const invoiceSeller = () =>
  z.object({
    company: z.string(),
    zip: z.string(),
    address: z.string(),
    tel: z.string(),
    invoice_number: z.string(),
  });

/** Money that is back with a customer, and since when. */
export const moneyBack = () => z.object({ at: z.iso.datetime(), amount: yen });
