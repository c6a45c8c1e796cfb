import { createClient } from '@fumi/contract/client';
import { sendOverFetch } from '../platform/http.ts';

/** For background calls: without a session they fail, and no dialog asks somebody to sign in. */
export const quietClient = createClient(sendOverFetch());
