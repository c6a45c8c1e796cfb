import type { CallFailure, Output } from '@fumi/contract/client';
import { createDeskClient, type DeskClient } from '@fumi/contract/desk';
import type { Result } from '@fumi/domain';
import { redirect } from 'react-router';
import { failureCode, loaded } from '../platform/answer.ts';
import { sendOverFetch } from '../platform/http.ts';
import { deskPaths } from './desk-paths.ts';

/** Every call of the desk. */
export const desk = createDeskClient(sendOverFetch());

/** What a call answers where it succeeds. */
export type Answered<Call extends keyof DeskClient> = Output<Call>;

/** Where the browser is, below /desk. */
const here = (): string => location.pathname.replace(/^\/desk/, '') + location.search;

/** The value that a page needs; without a session, redirects to the sign-in, which leads back here. */
export function deskLoaded<Value>(answer: Result<Value, CallFailure>, from = here()): Value {
  if (!answer.ok && failureCode(answer.error) === 'unauthenticated') throw redirect(deskPaths.signIn(from));
  return loaded(answer);
}
