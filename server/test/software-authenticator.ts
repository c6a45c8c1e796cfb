import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { Assertion, Attestation } from '../src/modules/passkey/passkey.service.ts';

/*
 * An authenticator in a few lines (WebAuthn §6): real keys, real signatures, and the lies that a test asks for.
 */

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: Buffer | string): string => Buffer.from(data).toString('base64url');

/** CBOR (RFC 8949) of what an authenticator writes: whole numbers, bytes, texts and maps. */
function cbor(value: number | string | Buffer | ReadonlyMap<number | string, unknown>): Buffer {
  const head = (major: number, size: number): Buffer => {
    if (size < 24) return Buffer.from([(major << 5) | size]);
    if (size < 256) return Buffer.from([(major << 5) | 24, size]);
    return Buffer.from([(major << 5) | 25, size >> 8, size & 0xff]);
  };
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const map = value as ReadonlyMap<number | string, number | string | Buffer>;
  return Buffer.concat([head(5, map.size), ...[...map].flatMap(([key, each]) => [cbor(key), cbor(each)])]);
}

/** An ES256 key as COSE writes it (RFC 9053). */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const point = (text: string) => Buffer.from(text, 'base64url');
  return cbor(
    new Map<number, number | Buffer>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, point(x)],
      [-3, point(y)],
    ]),
  );
}

/** What an honest authenticator and browser would not say. */
type Lies = {
  readonly origin?: string;
  readonly domain?: string;
  readonly type?: string;
  /** Nobody was asked for finger, face or PIN. */
  readonly isUnverified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
  /** Says that it may leave its authenticator. */
  readonly isSyncable?: boolean;
  readonly format?: 'none' | 'packed';
};

type Asked = { readonly challenge: string; readonly domain: string };

const FLAGS = { present: 0x01, verified: 0x04, syncable: 0x08, synced: 0x10, hasCredential: 0x40 };

export class SoftwareAuthenticator {
  readonly id = base64url(randomBytes(32));
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #origin: string;
  #handle = '';
  #counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
  }

  #clientData(type: string, { challenge }: Asked, lies: Lies): Buffer {
    const { origin = this.#origin } = lies;
    return Buffer.from(JSON.stringify({ type: lies.type ?? type, challenge, origin, crossOrigin: false }));
  }

  #data({ domain }: Asked, lies: Lies, credential: Buffer | null): Buffer {
    this.#counter = lies.counter ?? this.#counter + 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    const flags =
      FLAGS.present |
      (lies.isUnverified ? 0 : FLAGS.verified) |
      (lies.isSyncable ? FLAGS.syncable | FLAGS.synced : 0) |
      (credential ? FLAGS.hasCredential : 0);
    return Buffer.concat([
      sha256(lies.domain ?? domain),
      Buffer.from([flags]),
      counter,
      credential ?? Buffer.alloc(0),
    ]);
  }

  /** Makes the passkey, as `navigator.credentials.create` answers. */
  make(asked: Asked & { readonly handle: string }, lies: Lies = {}): Attestation {
    this.#handle = asked.handle;
    const id = Buffer.from(this.id, 'base64url');
    const key = coseKey(this.#keys.publicKey);
    const length = Buffer.from([id.length >> 8, id.length & 0xff]);
    const data = this.#data(asked, lies, Buffer.concat([Buffer.alloc(16), length, id, key]));
    const clientData = this.#clientData('webauthn.create', asked, lies);
    const { format = 'none' } = lies;
    const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), this.#keys.privateKey);
    const statement = new Map<string, number | Buffer>(
      format === 'none'
        ? []
        : [
            ['alg', -7],
            ['sig', signature],
          ],
    );
    const object = Buffer.concat([
      Buffer.from([0xa3]),
      cbor('fmt'),
      cbor(format),
      cbor('attStmt'),
      cbor(statement),
      cbor('authData'),
      cbor(data),
    ]);
    return {
      id: this.id,
      clientData: base64url(clientData),
      attestationObject: base64url(object),
      transports: ['internal'],
    };
  }

  /** Signs a challenge, as `navigator.credentials.get` answers. */
  answer(asked: Asked, lies: Lies = {}): Assertion {
    const data = this.#data(asked, lies, null);
    const clientData = this.#clientData('webauthn.get', asked, lies);
    return {
      id: this.id,
      clientData: base64url(clientData),
      authenticatorData: base64url(data),
      signature: base64url(sign('sha256', Buffer.concat([data, sha256(clientData)]), this.#keys.privateKey)),
      userHandle: lies.userHandle ?? this.#handle,
    };
  }
}
