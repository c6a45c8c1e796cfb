import { type Client, createClient, type Output } from '@fumi/contract/client';
import { waitingEnvironment } from './platform/connection.ts';
import { sendOverFetch } from './platform/http.ts';
import { sendAcrossSessions } from './session/session-ended.ts';

/** Every call to the shop's server. Refusals are values; see the contract's client. */
export const client = createClient(sendAcrossSessions(sendOverFetch(waitingEnvironment)));

/** What a call answers where it succeeds. */
export type Answered<Call extends keyof Client> = Output<Call>;

/** One per attempt of the customer, kept over retries: the server answers the same key once (design §6). */
export const newIdempotencyKey = (): string => crypto.randomUUID();
