import type { AuthView } from '@fumi/domain';

/** What the sign-in shows, to open there again once it was closed; a password is never among it. */
export type LeftSignIn = { readonly view: AuthView; readonly email: string };

/** As long as the page lives. */
let left: LeftSignIn | null = null;

export const leftSignIn = (): LeftSignIn | null => left;

/** Null forgets it: somebody has signed in, or out. */
export function noteSignIn(at: LeftSignIn | null): void {
  left = at;
}
