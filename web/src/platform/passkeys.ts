/*
 * What a browser asks of an authenticator (WebAuthn). Bytes travel as base64url, and are converted here, as
 * some browsers with passkeys lack `parseCreationOptionsFromJSON`.
 */

type Question = { readonly challenge: string; readonly domain: string };

type Creation = Question & {
  readonly handle: string;
  readonly account: string;
  readonly known: readonly string[];
};

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));

const textOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '');

/** Passkeys are bound to a domain (WebAuthn: RP ID): a page at a bare IP address has none. */
export const canHavePasskeys = (host: string = location.hostname): boolean => !/^[\d.]+$|^\[/.test(host);

/** Whether this browser knows passkeys, on this page. */
export const knowsPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && isSecureContext && canHavePasskeys();

/** Whether passkeys are suggested where an address is typed. */
export async function suggestsPasskeys(): Promise<boolean> {
  if (!knowsPasskeys()) return false;
  return (await PublicKeyCredential.isConditionalMediationAvailable?.().catch(() => false)) ?? false;
}

/** The pending request to the authenticator: a page has one at a time. */
let waiting: AbortController | null = null;

function nextSignal(): AbortSignal {
  waiting?.abort();
  waiting = new AbortController();
  return waiting.signal;
}

/** Cancels the pending request. */
export const stopAskingForPasskey = (): void => waiting?.abort();

/** Makes a passkey; null where its owner did not want to, or has one on this authenticator. */
export async function makePasskey(
  { challenge, domain, handle, account, known }: Creation,
  algorithms: readonly number[],
) {
  const made = await navigator.credentials
    .create({
      signal: nextSignal(),
      publicKey: {
        challenge: bytesOf(challenge),
        rp: { id: domain, name: domain },
        user: { id: bytesOf(handle), name: account, displayName: account },
        pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: known.map((id) => ({ type: 'public-key', id: bytesOf(id) })),
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
        attestation: 'none',
      },
    })
    .catch(() => null);
  if (!(made instanceof PublicKeyCredential)) return null;
  const response = made.response as AuthenticatorAttestationResponse;
  return {
    id: textOf(made.rawId),
    clientData: textOf(response.clientDataJSON),
    attestationObject: textOf(response.attestationObject),
    transports: response.getTransports?.() ?? [],
  };
}

export type PasskeyAnswer = NonNullable<Awaited<ReturnType<typeof answerWithPasskey>>>;

/** Signs the challenge with a passkey that its owner chooses, or takes from the suggestions; null where they did not. */
export async function answerWithPasskey(
  { challenge, domain }: Question,
  { isSuggested }: { readonly isSuggested: boolean },
) {
  const signed = await navigator.credentials
    .get({
      signal: nextSignal(),
      publicKey: { challenge: bytesOf(challenge), rpId: domain, userVerification: 'required' },
      ...(isSuggested ? { mediation: 'conditional' } : {}),
    })
    .catch(() => null);
  if (!(signed instanceof PublicKeyCredential)) return null;
  const response = signed.response as AuthenticatorAssertionResponse;
  return {
    id: textOf(signed.rawId),
    clientData: textOf(response.clientDataJSON),
    authenticatorData: textOf(response.authenticatorData),
    signature: textOf(response.signature),
    userHandle: response.userHandle ? textOf(response.userHandle) : '-',
  };
}
