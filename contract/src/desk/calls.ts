import type { Calls } from '../call.ts';
import { deskOrderCalls } from './orders.ts';
import { deskSessionCalls } from './session.ts';
import { deskTodayCalls } from './today.ts';

/** Every call of the desk, the operators' side; ours all of them. The shop's pages know none (ADR 0049). */
export const deskCalls = {
  ...deskSessionCalls,
  ...deskOrderCalls,
  ...deskTodayCalls,
} as const satisfies Calls;

export type DeskCallName = keyof typeof deskCalls;
