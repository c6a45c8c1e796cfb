import type { AuthView } from '@fumi/domain';

/** Where the sign-in dialog was closed, so that it opens there again; a password is never among it. */
export type LeftSignIn = { readonly view: AuthView; readonly email: string };

/** Kept in memory until the page is loaded again. */
let left: LeftSignIn | null = null;

export const leftSignIn = (): LeftSignIn | null => left;

/** Null forgets it: somebody has signed in, or out. */
export function noteSignIn(at: LeftSignIn | null): void {
  left = at;
}
