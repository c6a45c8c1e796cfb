import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '../../test/harness.ts';

type Told = { readonly key: string; readonly value: Readonly<Record<string, unknown>> };
type ToldSpan = {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly Told[];
  readonly status: { readonly code?: number };
};

/** A collector that takes OTLP over HTTP as JSON; `status` is what it answers. */
async function openCollector() {
  const bodies: string[] = [];
  const paths: string[] = [];
  const state = { status: 200, waits: Promise.resolve() };
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      bodies.push(Buffer.concat(chunks).toString());
      paths.push(`${request.method} ${request.url} ${request.headers['content-type']}`);
      await state.waits;
      response.writeHead(state.status, { 'content-type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    state,
    bodies,
    paths,
    spans: (): ToldSpan[] =>
      bodies.flatMap((body) => JSON.parse(body).resourceSpans[0].scopeSpans[0].spans as ToldSpan[]),
    close: () => server.close(),
  };
}

const collector = await openCollector();
afterAll(() => collector.close());
const shop = await testApp({ environment: { OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/` } });
const { context, visitor, runJobs, logged, signedUpMember } = shop;

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';
const EMAIL = 'hanako.takahashi@example.jp';

const signUp = (traceparent: string, email = EMAIL) =>
  visitor().request({
    method: 'POST',
    path: '/api/signup',
    headers: { traceparent },
    body: {
      email,
      password: 'the snow has come early',
      notification: true,
      referral_code: '',
      site: 1,
      mode: 2,
    },
  });

test('a request and the job that it causes are told under the caller’s trace', async () => {
  expect((await signUp(`00-${TRACE}-${CALLER}-01`)).status).toBe(200);
  await runJobs();
  await context.tracing.close();
  const spans = collector.spans().filter(({ traceId }) => traceId === TRACE);
  const request = spans.find(({ kind }) => kind === 2);
  const job = spans.find(({ kind }) => kind === 5);
  expect(request).toMatchObject({ name: 'POST /api/signup', parentSpanId: CALLER, status: {} });
  expect(job).toMatchObject({ name: 'job mail-send', parentSpanId: request?.spanId });
  expect(BigInt(job?.startTimeUnixNano ?? 0)).toBeGreaterThanOrEqual(BigInt(request?.startTimeUnixNano ?? 1));
  for (const { startTimeUnixNano, endTimeUnixNano } of spans)
    expect(BigInt(endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(startTimeUnixNano));
  expect(new Set(collector.paths)).toEqual(new Set(['POST /v1/traces application/json']));
});

test('spans tell routes, methods and names of jobs, and nothing of a person', async () => {
  const member = await signedUpMember('taro.yamada@example.jp');
  const path = `/api/book/${member.member.code}/proof.pdf`;
  await member.request({ path });
  await runJobs();
  await context.tracing.close();
  const text = collector.bodies.join();
  expect(text).toContain('/api/book/:code/proof.pdf');
  for (const person of ['@', 'takahashi', 'yamada', member.member.code, 'snow'])
    expect(text).not.toContain(person);
  const keys = new Set(collector.spans().flatMap(({ attributes }) => attributes.map(({ key }) => key)));
  expect([...keys].toSorted()).toEqual([
    'fumi.job',
    'http.request.method',
    'http.response.status_code',
    'http.route',
  ]);
});

test('a trace that its caller does not sample is not sent; a request without any begins one', async () => {
  const before = collector.spans().length;
  await signUp(`00-${TRACE.replace('4', '5')}-${CALLER}-00`, 'jiro@example.jp');
  await runJobs();
  await context.tracing.close();
  expect(collector.spans()).toHaveLength(before);
  for (let time = 0; time < 2; time += 1) await visitor().request({ path: '/healthz' });
  await context.tracing.close();
  const own = collector.spans().slice(before);
  expect(own.map(({ name, parentSpanId }) => [name, parentSpanId])).toEqual([
    ['GET /healthz', undefined],
    ['GET /healthz', undefined],
  ]);
  expect(new Set(own.map(({ traceId }) => traceId)).size).toBe(2);
});

test('spans that a collector refuses are lost, and the log says so', async () => {
  collector.state.status = 503;
  expect((await visitor().request({ path: '/healthz' })).status).toBe(200);
  await context.tracing.close();
  expect(logged.some((line) => line.includes('traces not taken') && line.includes('503'))).toBe(true);
  collector.state.status = 200;
});

test('a full batch is sent at once; the log counts spans lost while the collector hangs', async () => {
  const before = collector.spans().length;
  let answer = () => {};
  collector.state.waits = new Promise((resolve) => {
    answer = resolve;
  });
  const end = (count: number) => {
    for (let index = 0; index < count; index += 1)
      context.tracing.begin({ kind: 'server', name: 'GET /busy', parent: null }).end({ isFault: false });
  };
  end(512);
  await expect.poll(() => collector.spans().length - before).toBe(512);
  end(2_048 + 7);
  answer();
  await context.tracing.close();
  expect(collector.spans().length - before).toBe(512 + 2_048);
  expect(logged.some((line) => /traces lost.*"spans":7\b/.test(line))).toBe(true);
});
