import { BINDINGS, FLOW_STEPS, HOLE_KINDS, WIDEST_ORDER } from '@fumi/domain';
import { z } from 'zod';
import { id, plainDate, yen } from './field.ts';

/* What the shop sells and who it is: the files of content/, as the product calls answer them. */

export const sitePair = z.object({ pc: z.int(), mobile: z.int() });

export const product = z.object({
  key: z.string(),
  code: z.string(),
  name: z.string(),
  type: z.string(),
  rootUrl: z.string(),
  /** Ours: words of the page at `rootUrl`; null where another product with that page has them. */
  root: z.object({ title: z.string(), description: z.string() }).nullable(),
  /** Ours: where it stands among the products of the front page, from 1; null where it is no longer made. */
  shelf: z.int().min(1).nullable(),
  materialId: id.nullable(),
  /** Ours: row of the materials and name of the kit file (ADR 0024). */
  paperId: id,
  /** How it is created; null where it is no longer made. */
  flow: z
    .object({ createUrl: z.string().regex(/^\/.*create\/$/), steps: z.array(z.enum(FLOW_STEPS)) })
    .nullable(),
  price: yen,
  member: z.object({
    site: z.object({ normal: sitePair, minchu: sitePair }).nullable(),
    signupMode: z.int(),
  }),
  order: z.object({
    hasInputCustomerPage: z.boolean(),
    maxQuantityByDestination: z.int().max(WIDEST_ORDER.quantity),
    maxDestinationCount: z.int().max(WIDEST_ORDER.destinations),
    unitLabel: z.string(),
    bookPageCount: z.int().optional(),
    destinationNotice: z.array(z.string()),
    deliveryTypes: z.array(id),
  }),
});

export const material = z.object({
  id,
  name: z.string(),
  /** Ours: how sheets are held together. */
  binding: z.enum(BINDINGS),
  count: z.int(),
  selectCounts: z.array(z.int()),
  frontPage: z.int(),
  showcasePage: z.int().optional(),
  backPage: z.int().nullable(),
  pagePx: z.object({ width: z.int(), height: z.int() }),
  itemPt: z.object({ width: z.number(), height: z.number() }),
  /** Ours: which page of the design each page of the book repeats. */
  pageRuns: z.array(
    z.object({
      times: z.int().min(1),
      pages: z.array(z.int().min(1)).min(1),
      byMonth: z.boolean().optional(),
    }),
  ),
  /** Ours: where the binder punches the pages of a design. */
  holes: z
    .array(
      z.object({
        kind: z.enum(HOLE_KINDS),
        edge: z.enum(['top', 'bottom']),
        pages: z.array(z.int().min(1)).min(1),
      }),
    )
    .optional(),
  /** Ours: how much of the bound side of a page nobody sees in an open book. */
  gutterSwallowMm: z.number().min(0).max(20).optional(),
  /** Ours: width of a bound book's spine, which the print shop's papers say. */
  spineMm: z.number().optional(),
});

export const deliveryType = z.object({
  id,
  name: z.string(),
  /** Ours: what customers read. */
  label: z.string(),
  priceText: z.string(),
  /** Per destination. */
  feeYen: yen,
  /** Comes with each copy, at a price of its own. */
  stand: z.object({ label: z.string(), unitYen: yen }).nullable(),
  deliveryKindId: id,
  bundleId: id.nullable(),
  description: z.array(z.string()),
  image: z.string().nullable(),
  /** Days from the parcel's dispatch to its arrival. */
  transitDays: z.object({ min: z.int(), max: z.int() }),
  weekendDelivery: z.boolean(),
  /** With `{number}` in it. */
  trackingUrl: z.string().nullable(),
  suspend: z.boolean(),
});

/** Who sells, how to reach them, and how fast they work: what the law asks a shop to say (content/shop.json). */
export const shop = z.object({
  /** True until the operator has put their own values in. */
  template: z.boolean(),
  name: z.string(),
  seller: z.object({
    company: z.string(),
    representative: z.string(),
    zip: z.string(),
    address: z.string(),
    tel: z.string(),
    invoice_number: z.string(),
  }),
  contact: z.object({ email: z.string(), hours: z.string() }),
  production: z.object({
    print_within_days: z.int().min(0),
    ship_within_days: z.int().min(1),
    closed_days: z.array(plainDate),
  }),
  /** A card that is posted by `post_by` arrives on 1 January. */
  new_year: z.object({ day: plainDate, post_by: plainDate }),
});
