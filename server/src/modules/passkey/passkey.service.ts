import { checkPasskeyName, ok, PASSKEY_ALGORITHMS, PASSKEYS_MAX, type Result, refuse } from '@fumi/domain';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import type { CallInput, Refusal } from '../../http/call.ts';
import type { Cookies } from '../../http/cookies.ts';
import { newCode } from '../../random.ts';
import {
  findPasskey,
  insertPasskey,
  listPasskeys,
  lockOwner,
  notePasskeyUse,
  type PasskeyOwner,
  type PasskeyRow,
} from './passkey.repository.ts';
import { challengeOf, newChallenge, passkeyHandle } from './passkey-challenge.service.ts';

export type Attestation = CallInput<'passkeyAdd'>['body']['attestation'];
export type Assertion = CallInput<'passkeySignIn'>['body']['assertion'];

/** Where an answer of an authenticator comes from, and what it was made for. */
const expected = ({ config }: Pick<Context, 'config'>, challenge: string) =>
  ({
    expectedChallenge: challenge,
    expectedOrigin: config.baseUrl,
    expectedRPID: config.passkeyDomain,
    requireUserVerification: true,
  }) as const;

/** Loaded with the first passkey of a process: its certificate formats take a tenth of a start. */
const library = () => import('@simplewebauthn/server');

/** The library throws at whatever does not fit: here that is an expected no. */
const orNull = <Value>(work: Promise<Value>): Promise<Value | null> => work.catch(() => null);

/** What the browser makes a new passkey with. */
export async function preparePasskey(
  context: Context,
  cookies: Cookies,
  { owner, account }: { readonly owner: PasskeyOwner; readonly account: string },
) {
  const known = await listPasskeys(context.db, owner);
  return {
    challenge: await newChallenge(context, cookies, { add: owner }),
    domain: context.config.passkeyDomain,
    handle: passkeyHandle(owner),
    account,
    known: known.map(({ credentialId }) => credentialId),
  };
}

type NewPasskey = Omit<PasskeyRow, 'memberCode' | 'operatorName'>;

type Offered = {
  readonly owner: PasskeyOwner;
  readonly name: string;
  readonly attestation: Attestation;
  readonly deviceCode: string | null;
};

const INVALID: Refusal = { code: 'invalid', fields: { attestation: ['invalid'] } };

/** The passkey that a browser has made for this owner, checked; not kept yet. */
export async function readNewPasskey(
  context: Context,
  cookies: Cookies,
  { owner, name, attestation, deviceCode }: Offered,
): Promise<Result<NewPasskey, Refusal>> {
  const problem = checkPasskeyName(name);
  if (problem) return refuse({ code: 'invalid', fields: { name: [problem] } });
  const { id, clientData, attestationObject, transports } = attestation;
  const challenge = await challengeOf(context, cookies, { add: owner }, clientData);
  if (challenge === null) return refuse(INVALID);
  const { verifyRegistrationResponse } = await library();
  const made = await orNull(
    verifyRegistrationResponse({
      ...expected(context, challenge),
      supportedAlgorithmIDs: [...PASSKEY_ALGORITHMS],
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: clientData, attestationObject },
      },
    }),
  );
  if (!made?.verified) return refuse(INVALID);
  const { credential, credentialDeviceType, credentialBackedUp } = made.registrationInfo;
  return ok({
    credentialId: credential.id,
    code: newCode(),
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    isSyncable: credentialDeviceType === 'multiDevice',
    isSynced: credentialBackedUp,
    transports: transports.join(','),
    name: name.trim(),
    deviceCode,
    createdAt: new Date(context.clock.nowMs()),
    lastUsedAt: null,
  });
}

/** Keeps a new passkey; refused where its owner has as many as anybody needs, or it is somebody's already. */
export async function keepPasskey(
  tx: Transaction,
  owner: PasskeyOwner,
  made: NewPasskey,
): Promise<Refusal | null> {
  await lockOwner(tx, owner);
  const held = await listPasskeys(tx, owner);
  if (held.length >= PASSKEYS_MAX) return { code: 'wrong_state', fields: { passkeys: ['too-many'] } };
  if (await insertPasskey(tx, made, owner)) return null;
  return { code: 'wrong_state', fields: { attestation: ['taken'] } };
}

const ownerOf = ({ memberCode, operatorName }: PasskeyRow): PasskeyOwner =>
  memberCode === null ? { kind: 'operator', name: operatorName ?? '' } : { kind: 'member', code: memberCode };

/** Whether the authenticator of a passkey has signed this challenge, after it has seen who holds it. */
async function hasSigned(
  context: Context,
  row: PasskeyRow,
  { id, clientData, authenticatorData, signature, userHandle }: Assertion,
  challenge: string,
): Promise<boolean> {
  if (userHandle !== passkeyHandle(ownerOf(row))) return false;
  const { verifyAuthenticationResponse } = await library();
  const signed = await orNull(
    verifyAuthenticationResponse({
      ...expected(context, challenge),
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: clientData, authenticatorData, signature, userHandle },
      },
      credential: {
        id,
        publicKey: new Uint8Array(Buffer.from(row.publicKey, 'base64url')),
        counter: row.counter,
      },
    }),
  );
  if (!signed?.verified) return false;
  const { newCounter, credentialDeviceType, credentialBackedUp } = signed.authenticationInfo;
  // Whether a passkey may leave its authenticator is settled when it is made (WebAuthn §7.2).
  if ((credentialDeviceType === 'multiDevice') !== row.isSyncable) return false;
  const at = new Date(context.clock.nowMs());
  return notePasskeyUse(context.db, {
    credentialId: id,
    counter: newCounter,
    isSynced: credentialBackedUp,
    at,
  });
}

/**
 * Verifies a sign-in by passkey and returns the passkey's owner. A refusal carries the owner where the answer does not
 * verify, and null where the challenge or the passkey is unknown, or the passkey's owner is of the other kind.
 */
export async function verifyPasskey(
  context: Context,
  cookies: Cookies,
  kind: PasskeyOwner['kind'],
  assertion: Assertion,
): Promise<Result<PasskeyOwner, PasskeyOwner | null>> {
  const challenge = await challengeOf(context, cookies, { signIn: kind }, assertion.clientData);
  const row = challenge === null ? null : await findPasskey(context.db, assertion.id);
  const owner = row && ownerOf(row);
  if (challenge === null || row === null || owner?.kind !== kind) return refuse(null);
  return (await hasSigned(context, row, assertion, challenge)) ? ok(owner) : refuse(owner);
}

/** A passkey as its owner sees it. */
export const passkeyToWire = ({ code, name, createdAt, lastUsedAt }: PasskeyRow) => ({
  code,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
