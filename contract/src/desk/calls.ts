import type { Calls } from '../call.ts';
import { deskBulkCalls } from './bulk.ts';
import { deskCloseCalls } from './daily-close.ts';
import { deskFaceCalls } from './faces.ts';
import { deskInquiryCalls } from './inquiries.ts';
import { deskOrderCalls } from './orders.ts';
import { deskPackingCalls } from './packing.ts';
import { deskParcelCalls } from './parcels.ts';
import { deskPasskeyCalls } from './passkeys.ts';
import { deskRunCalls } from './runs.ts';
import { deskSessionCalls } from './session.ts';
import { deskTodayCalls } from './today.ts';

/** Every call of the desk, the operators' side; ours all of them. The shop's pages know none (ADR 0049). */
export const deskCalls = {
  ...deskSessionCalls,
  ...deskPasskeyCalls,
  ...deskOrderCalls,
  ...deskFaceCalls,
  ...deskBulkCalls,
  ...deskTodayCalls,
  ...deskParcelCalls,
  ...deskRunCalls,
  ...deskPackingCalls,
  ...deskInquiryCalls,
  ...deskCloseCalls,
} as const satisfies Calls;

export type DeskCallName = keyof typeof deskCalls;
