import { createClient } from '@fumi/contract/client';
import { sendOverFetch } from '../platform/http.ts';

/** For background calls, which ask nobody to sign in: saving stops until there is a new session. */
export const quietClient = createClient(sendOverFetch());
