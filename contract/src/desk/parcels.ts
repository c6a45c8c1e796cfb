import { PARCEL_NUMBER } from '@fumi/domain';
import { z } from 'zod';
import type { Calls, EndpointsOf } from '../call.ts';
import { done, id, text, uncounted } from '../field.ts';
import { deliveryAddressFields } from '../order.ts';

export const deskParcelCalls = {
  deskParcelList: { route: 'GET /api/desk/parcels' },
  deskParcelLabel: { route: 'GET /api/desk/parcel/:parcel' },
  deskParcelMend: { route: 'POST /api/desk/parcel/label' },
  deskParcelExport: { route: 'POST /api/desk/parcel/export' },
  deskParcelPapers: { route: 'POST /api/desk/parcel/papers' },
  deskParcelShip: { route: 'POST /api/desk/parcel/ship' },
  deskCarrierConfirm: { route: 'POST /api/desk/carrier/confirm' },
  deskTrackingPreview: { route: 'POST /api/desk/tracking/preview' },
  deskTrackingTake: { route: 'POST /api/desk/tracking/take' },
} as const satisfies Calls;

/** Parcels of one page, file or PDF; carriers' programs take 1,000 labels at once. */
const MOST_PARCELS = 200;
/** Parcels that leave in one transaction: more of them would hold up everybody else. */
const MOST_SHIPPED = 50;
/** Rows of a carrier's file in one call; a longer file is sent in pieces. */
const MOST_ROWS = 2000;

/** As the carrier writes it: digits, which people group by hyphens. */
const trackingNumber = () => z.string().regex(/^\d[\d-]{7,19}$/);

export const deskParcelEndpoints = () => {
  const parcel = z.string().regex(PARCEL_NUMBER);
  const parcels = z.array(parcel).min(1).max(MOST_PARCELS);
  const layout = z.string().max(40);
  const label = deliveryAddressFields();
  const { state, address1, address2, name, tel } = label;
  /** A file in base64: small enough to be part of the JSON answer, beside its issues or its layout's state. */
  const file = z.object({ name: z.string(), bytes: z.string() });
  const trackingRows = z
    .array(z.strictObject({ parcel: z.string().max(60), tracking_number: z.string().max(60) }))
    .min(1)
    .max(MOST_ROWS);

  return {
    deskParcelList: {
      summary: 'Parcels that have not left, by number: what is in which file, and what no carrier would take',
      access: 'operator',
      permission: 'order-see',
      audit: 'view',
      query: z.strictObject({
        /** A kind of delivery; without it the first that has parcels. */
        kind: z.coerce.number().int().min(0).max(2_147_483_647).optional(),
        /** Cursor: `next` of the page before. */
        after: parcel.optional(),
      }),
      response: z.object({
        kinds: z.array(z.object({ id, label: z.string(), count: z.int() })),
        kind: id.nullable(),
        is_tracked: z.boolean(),
        layouts: z.array(
          z.object({
            code: layout,
            label: z.string(),
            /** The document that its columns are from; `dated` is the day of that document. */
            source: z.string(),
            dated: z.string(),
            is_confirmed: z.boolean(),
          }),
        ),
        parcels: z.array(
          z.object({
            number: z.string(),
            order_number: z.string(),
            product_label: z.string(),
            quantity: z.int(),
            /** Null for a role without the permission `person-see`. */
            name: z.string().nullable(),
            held: z.boolean(),
            exported_at: z.iso.datetime().nullable(),
            exported_layout: z.string().nullable(),
            tracking_number: z.string().nullable(),
            uncounted: uncounted.nullable(),
            problems: z.array(
              z.object({
                layout,
                column: z.string(),
                field: z.string(),
                code: z.enum(['too-long', 'unencodable', 'missing', 'formula']),
                /** In half-width characters; null where length is not the problem. */
                width: z.int().nullable(),
                max: z.int().nullable(),
                characters: z.array(z.string()),
              }),
            ),
          }),
        ),
        next: z.string().nullable(),
      }),
    },
    deskParcelLabel: {
      summary: 'What the label of a parcel says',
      access: 'operator',
      permission: 'parcel-export',
      audit: 'view',
      params: z.strictObject({ parcel }),
      response: z.object({
        label: z.object(label),
        /** What could stand there for characters that carriers' files cannot hold. */
        replacements: z.array(z.object({ from: z.string(), to: z.string() })),
      }),
    },
    deskParcelMend: {
      summary: 'Change what a label says, where the words do not fit; order and cards stay as they are',
      access: 'operator',
      permission: 'parcel-export',
      audit: 'change',
      body: z.strictObject({ parcel, label: z.strictObject({ state, address1, address2, name, tel }) }),
      response: done,
    },
    deskParcelExport: {
      summary: 'The carrier’s file of parcels; what is in one before is named, and wants to be asked for',
      access: 'operator',
      permission: 'parcel-export',
      audit: 'change',
      body: z.strictObject({ layout, parcels, again: z.boolean() }),
      response: z.object({ file, is_confirmed: z.boolean() }),
    },
    deskParcelPapers: {
      summary: 'Address labels or packing slips of parcels as PDF, and what on them could not be set',
      access: 'operator',
      permission: 'parcel-export',
      audit: 'view',
      body: z.strictObject({ parcels, papers: z.enum(['labels', 'slips']) }),
      response: z.object({ file, issues: z.array(z.object({ text, code: z.string() })) }),
    },
    deskParcelShip: {
      summary:
        'Parcels have left, each with its number where the carrier gives one; their customers are told',
      access: 'operator',
      permission: 'order-ship',
      audit: 'change',
      body: z.strictObject({
        parcels: z
          .array(
            z.strictObject({
              number: parcel,
              tracking_number: trackingNumber().nullable(),
              /** The operator was told what is uncounted, and ships the parcel all the same. */
              uncounted: z.literal(true).optional(),
            }),
          )
          .min(1)
          .max(MOST_SHIPPED),
      }),
      response: z.object({
        shipped: z.array(z.string()),
        refused: z.array(
          z.object({
            number: z.string(),
            problem: z.enum(['unknown', 'wrong-state', 'held', 'no-number', 'uncounted']),
            /** What is uncounted, with the problem `uncounted`; else null. */
            uncounted: uncounted.nullable(),
          }),
        ),
      }),
    },
    deskCarrierConfirm: {
      summary: 'The carrier has taken a file of this layout',
      access: 'operator',
      permission: 'carrier-confirm',
      audit: 'change',
      body: z.strictObject({ layout }),
      response: done,
    },
    deskTrackingPreview: {
      summary: 'What a carrier’s file of numbers would change',
      access: 'operator',
      permission: 'order-ship',
      audit: 'none',
      body: z.strictObject({ rows: trackingRows }),
      response: z.object({
        rows: z.array(
          z.object({
            parcel: z.string(),
            tracking_number: z.string(),
            verdict: z.enum(['new', 'known', 'differs', 'unknown', 'no-number']),
          }),
        ),
      }),
    },
    deskTrackingTake: {
      summary: 'Take the new numbers of a carrier’s file; the same file again changes nothing',
      access: 'operator',
      permission: 'order-ship',
      audit: 'change',
      body: z.strictObject({ rows: trackingRows }),
      response: z.object({ taken: z.int() }),
    },
  } satisfies EndpointsOf<typeof deskParcelCalls>;
};
