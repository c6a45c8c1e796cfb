import { EventEmitter } from 'node:events';
import { type ClientRequest, request } from 'node:http';
import Fastify, { type FastifyReply } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { gateUploads, openSenderGate } from './upload-gate.ts';

const app = Fastify({ forceCloseConnections: true });
app.addContentTypeParser('multipart/form-data', (_, __, done) => done(null));
gateUploads(app, 2);
const arrivals: (() => void)[] = [];
app.post('/', async () => {
  arrivals.shift()?.();
  await new Promise(() => {});
});
app.post('/quick', async () => ({}));
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
afterAll(() => app.close());

const FORM = { 'content-type': 'multipart/form-data; boundary=x' };

/** An upload that has arrived, and stays. */
async function hold(): Promise<ClientRequest> {
  const arrived = new Promise<void>((resolve) => arrivals.push(resolve));
  const upload = request(origin, { method: 'POST', headers: FORM });
  upload.on('error', () => {});
  upload.end('x');
  await arrived;
  return upload;
}

const quick = (headers: Record<string, string>) =>
  fetch(`${origin}/quick`, {
    method: 'POST',
    headers,
    body: headers['content-type'] === 'application/json' ? '{}' : 'x',
  });

test('uploads over the limit are asked to come back, and let in when others have ended', async () => {
  const first = await hold();
  const second = await hold();
  const refused = await quick(FORM);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  expect((await quick({ 'content-type': 'application/json' })).status).toBe(200);
  first.destroy();
  await expect.poll(async () => (await quick(FORM)).status).toBe(200);
  second.destroy();
});

test('a sender has three forms at once, and another as many; who hangs up makes room', () => {
  const isLetIn = openSenderGate();
  const reply = () => ({ raw: new EventEmitter() }) as unknown as FastifyReply;
  const first = reply();
  const lets = [first, reply(), reply(), reply()].map((each) => isLetIn('hanako', each));
  expect(lets).toEqual([true, true, true, false]);
  expect(isLetIn('taro', reply())).toBe(true);
  first.raw.emit('close');
  expect(isLetIn('hanako', reply())).toBe(true);
  expect(isLetIn('hanako', reply())).toBe(false);
});
