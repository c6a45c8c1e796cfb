import { type Client, createClient, type OutgoingRequest, type Send } from '@fumi/contract/client';
import type { FastifyInstance } from 'fastify';

export type Response = {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  readonly text: string;
};

type RawRequest = {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
};

/** A browser, as far as the server can tell: cookies, our header, and every call of the contract. */
export type TestClient = Client & {
  readonly cookies: Map<string, string>;
  /** What calls are made with. */
  readonly send: Send;
  /** Any request with this browser's cookies; sends our header unless told otherwise. */
  readonly request: (request: RawRequest) => Promise<Response>;
};

async function encode(request: OutgoingRequest): Promise<{ payload: Buffer | string; type: string }> {
  if (!request.file) return { payload: JSON.stringify(request.body), type: 'application/json' };
  const form = new FormData();
  for (const [name, value] of Object.entries(request.body as Record<string, unknown>)) {
    if (value !== undefined) form.append(name, String(value));
  }
  const bytes = request.file.bytes as Uint8Array<ArrayBuffer>;
  form.append(request.file.field, new Blob([bytes]), request.file.name);
  const encoded = new Request('http://form', { method: 'POST', body: form });
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    type: encoded.headers.get('content-type') ?? '',
  };
}

function keepCookies(cookies: Map<string, string>, header: string | string[] | undefined): void {
  for (const line of [header ?? []].flat()) {
    const [pair = '', ...attributes] = line.split(';');
    const [name = '', value = ''] = pair.split(/=(.*)/);
    const isErased = value === '' || attributes.some((text) => /^\s*max-age=0$/i.test(text));
    if (isErased) cookies.delete(name);
    else cookies.set(name, decodeURIComponent(value));
  }
}

export function testClient(app: FastifyInstance, cookies = new Map<string, string>()): TestClient {
  const send = async (
    method: 'GET' | 'POST',
    url: string,
    headers: Record<string, string>,
    payload?: Buffer | string,
  ): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
    const response = await app.inject({
      method,
      url,
      headers: { ...(cookie ? { cookie } : {}), ...headers },
      ...(payload === undefined ? {} : { payload }),
    });
    keepCookies(cookies, response.headers['set-cookie']);
    return { status: response.statusCode, headers: response.headers, text: response.body };
  };
  const sendCall: Send = async (request) => {
    const key = request.idempotencyKey ? { 'idempotency-key': request.idempotencyKey } : {};
    const headers = { 'x-requested-with': 'fumi', ...key };
    const response =
      request.method === 'GET'
        ? await send('GET', request.path, headers)
        : await encode(request).then(({ payload, type }) =>
            send('POST', request.path, { ...headers, 'content-type': type }, payload),
          );
    return { status: response.status, body: JSON.parse(response.text) };
  };
  return {
    ...createClient(sendCall),
    send: sendCall,
    cookies,
    request: ({ method = 'GET', path, headers = {}, body }) =>
      body === undefined
        ? send(method, path, { 'x-requested-with': 'fumi', ...headers })
        : send(
            method,
            path,
            { 'x-requested-with': 'fumi', 'content-type': 'application/json', ...headers },
            typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
          ),
  };
}
