import { createClient } from '@fumi/contract/client';
import { sendOverFetch } from '../platform/http.ts';

/** In the background nobody is asked to sign in again: a session that ended ends the saving, until the next one. */
export const quietClient = createClient(sendOverFetch());
