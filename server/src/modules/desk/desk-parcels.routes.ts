import { dayInTokyo, ok, refuse } from '@fumi/domain';
import type { Transaction } from '../../db/database.ts';
import type { HandlersOf, Refusal } from '../../http/call.ts';
import { uncountedOf } from '../packing/uncounted.repository.ts';
import {
  confirmCarrier,
  type ExportProblem,
  exportParcels,
  labelReplacements,
} from '../parcel/carrier-file.service.ts';
import { findParcels, type Parcel } from '../parcel/parcel.repository.ts';
import { labelAddress, mendLabel, type ParcelProblem, shipParcel } from '../parcel/parcel.service.ts';
import { addressLabels, packingSlips } from '../parcel/parcel-papers.ts';
import { importTracking, previewTracking } from '../parcel/tracking-file.service.ts';
import { parcelList } from './parcel-list.ts';

const GONE = { code: 'not_found' } as const;

const wrong = (problem: string): Refusal => ({ code: 'wrong_state', fields: { parcels: [problem] } });

const EXPORT_REFUSALS: Readonly<Record<ExportProblem['kind'], Refusal>> = {
  'unknown-layout': GONE,
  nothing: wrong('gone'),
  'other-way': wrong('other-way'),
  unfit: wrong('unfit'),
  again: wrong('again'),
};

const MEND_REFUSALS: Readonly<Record<ParcelProblem, Refusal>> = {
  unknown: GONE,
  'wrong-state': { code: 'wrong_state' },
  held: wrong('held'),
  'no-number': wrong('no-number'),
  uncounted: wrong('uncounted'),
};

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

const ordersOf = (parcels: readonly Parcel[]): string[] => parcels.map(({ orderNumber }) => orderNumber);

type Refused = { readonly number: string; readonly problem: ParcelProblem };

/** Adds to each parcel refused as `uncounted` what has not been counted of its order; null for other problems. */
async function withUncounted(tx: Transaction, refused: readonly Refused[]) {
  const numbers = refused.flatMap(({ number, problem }) => (problem === 'uncounted' ? [number] : []));
  const orders = new Map(
    (await findParcels(tx, numbers)).map(({ number, orderCode }) => [number, orderCode]),
  );
  const missing = await uncountedOf(tx, [...new Set(orders.values())]);
  return refused.map((one) => ({ ...one, uncounted: missing.get(orders.get(one.number) ?? '') ?? null }));
}

const PAPERS = { labels: addressLabels, slips: packingSlips };

type ParcelCall =
  | 'deskParcelList'
  | 'deskParcelLabel'
  | 'deskParcelMend'
  | 'deskParcelExport'
  | 'deskParcelPapers'
  | 'deskParcelShip'
  | 'deskCarrierConfirm'
  | 'deskTrackingPreview'
  | 'deskTrackingTake';

export const deskParcelHandlers: HandlersOf<ParcelCall> = {
  deskParcelList: async ({ context, input: { query }, operator: { role }, view }) =>
    view('parcels', await parcelList(context, role, query)),

  deskParcelLabel: async ({ context, input: { params }, view }) => {
    const [parcel] = await findParcels(context.db, [params.parcel]);
    if (!parcel) return refuse(GONE);
    const label = labelAddress(parcel);
    return view(parcel.orderNumber, { label, replacements: labelReplacements(label) });
  },

  deskParcelMend: ({ input: { body }, change }) =>
    change(async (tx) => {
      const [found] = await findParcels(tx, [body.parcel]);
      const done = await mendLabel(tx, body.parcel, body.label);
      if (!done.ok || !found) return refuse(done.ok ? GONE : MEND_REFUSALS[done.error]);
      const before = labelAddress(found);
      return ok({ answer: {}, object: found.orderNumber, before, after: labelAddress(done.value) });
    }),

  deskParcelExport: ({ context, input: { body }, operator, change }) =>
    change(async (tx) => {
      const { layout, parcels, again: isAgain } = body;
      const done = await exportParcels(tx, context, { layout, parcels, isAgain }, operator.name);
      if (!done.ok) return refuse(EXPORT_REFUSALS[done.error.kind]);
      const { bytes, isConfirmed } = done.value;
      const day = dayInTokyo(context.clock.nowMs()).replaceAll('-', '');
      const file = { name: `${layout}-${day}-${done.value.parcels.length}.csv`, bytes: base64(bytes) };
      const answer = { file, isConfirmed };
      return ok({ answer, object: ordersOf(done.value.parcels), after: { layout, isAgain } });
    }),

  deskParcelPapers: async ({ context, input: { body }, view }) => {
    const parcels = await findParcels(context.db, body.parcels);
    if (parcels.length < new Set(body.parcels).size) return refuse(GONE);
    const { pdf, issues } = await PAPERS[body.papers](context, parcels);
    return view(ordersOf(parcels), {
      file: { name: `${body.papers}.pdf`, bytes: base64(pdf) },
      issues: [...issues],
    });
  },

  deskParcelShip: ({ context, input: { body }, change }) =>
    change(async (tx) => {
      const shipped: Parcel[] = [];
      const refused: Refused[] = [];
      // Locked in the order of parcel numbers, so that two operators who ship the same parcels cannot deadlock.
      for (const { number, trackingNumber, uncounted: isUncounted } of body.parcels.toSorted((a, b) =>
        a.number < b.number ? -1 : 1,
      )) {
        const done = await shipParcel(tx, context, number, { trackingNumber, isUncounted });
        if (done.ok) shipped.push(done.value);
        else refused.push({ number, problem: done.error });
      }
      const answer = {
        shipped: shipped.map(({ number }) => number),
        refused: await withUncounted(tx, refused),
      };
      const asked = body.parcels.filter(
        ({ number, uncounted }) => uncounted && answer.shipped.includes(number),
      );
      return ok({
        answer,
        object: ordersOf(shipped),
        after: {
          parcels: shipped.map(({ number, trackingNumber }) => `${number} ${trackingNumber ?? ''}`.trim()),
          ...(asked.length > 0 ? { uncounted: asked.map(({ number }) => number) } : {}),
        },
      });
    }),

  deskCarrierConfirm: ({ context, input: { body }, operator, change }) =>
    change(async (tx) =>
      (await confirmCarrier(tx, context, body.layout, operator.name))
        ? ok({ answer: {}, object: body.layout })
        : refuse(GONE),
    ),

  deskTrackingPreview: async ({ context, input: { body } }) =>
    ok({ rows: await previewTracking(context.db, body.rows) }),

  deskTrackingTake: ({ input: { body }, change }) =>
    change(async (tx) => {
      const taken = await importTracking(tx, body.rows);
      return ok({
        answer: { taken: taken.length },
        object: ordersOf(taken),
        before: { parcels: taken.map(({ number }) => number) },
        after: { parcels: taken.map(({ number, trackingNumber }) => `${number} ${trackingNumber}`) },
      });
    }),
};
