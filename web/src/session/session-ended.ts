import type { Answer, Send } from '@fumi/contract/client';

/** Resolves with true once the same member is signed in again, false where nobody is. */
type AskToSignIn = () => Promise<boolean>;

let _ask: AskToSignIn | null = null;
let _asking: Promise<boolean> | null = null;

/** Registers what shows the dialog, as this module knows no component. Returns a function that ends that. */
export function onSessionEnded(ask: AskToSignIn): () => void {
  _ask = ask;
  return () => {
    if (_ask === ask) _ask = null;
  };
}

/** Many calls may find out at once; one dialog answers them all. */
function signedInAgain(): Promise<boolean> {
  _asking ??= (_ask?.() ?? Promise.resolve(false)).finally(() => {
    _asking = null;
  });
  return _asking;
}

const isSignedOut = (answer: Answer | null): boolean =>
  answer?.status === 401 &&
  (answer.body as { error?: { code?: unknown } } | null)?.error?.code === 'unauthenticated';

/**
 * A session can end while somebody is at work: another tab signed out, or two idle hours went by. The call waits until
 * they have signed in again and is then sent once more, so that nothing that was typed is lost.
 */
export const sendAcrossSessions =
  (send: Send): Send =>
  async (request) => {
    const answer = await send(request);
    return isSignedOut(answer) && (await signedInAgain()) ? send(request) : answer;
  };
