import { clientOf, type Send } from '../client.ts';
import { deskCalls } from './calls.ts';

/** Typed calls of the desk over a `send` of the platform. */
export const createDeskClient = (send: Send) => clientOf(deskCalls, send);

export type DeskClient = ReturnType<typeof createDeskClient>;
