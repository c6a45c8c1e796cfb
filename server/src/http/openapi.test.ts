import { api, type CallDefinition, type CallName, type Endpoint, everyCall } from '@fumi/contract';
import { expect, test } from 'vitest';
import { testApp } from '../../test/harness.ts';

const { app } = await testApp();

type Operation = {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, unknown>> };
  readonly responses: Readonly<Record<string, unknown>>;
  readonly security: readonly object[];
};

const document = (await app.inject('/api/openapi.json')).json();
const operations: [path: string, verb: string, operation: Operation][] = Object.entries(
  document.paths as Record<string, Record<string, Operation>>,
).flatMap(([path, verbs]) =>
  Object.entries(verbs).map(([verb, operation]): [string, string, Operation] => [path, verb, operation]),
);
const byId = new Map(operations.map(([, , operation]) => [operation.operationId, operation]));
const names = Object.keys(everyCall) as CallName[];

test('every call stands in the document once, with a name of its own', () => {
  expect(operations).toHaveLength(byId.size);
  expect(names.filter((name) => !byId.has(name))).toEqual([]);
});

test.each(operations)('%s %s says what it is, what it answers, and who may ask', (path, _, operation) => {
  expect(operation.summary).not.toBe('');
  expect(Object.keys(operation.responses).some((status) => /^[23]/.test(status))).toBe(true);
  expect(Object.keys(operation.responses).some((status) => /^4/.test(status))).toBe(true);
  expect(Array.isArray(operation.security)).toBe(true);
  const inPath = (operation.parameters ?? []).filter((one) => one.in === 'path').map(({ name }) => name);
  expect(new Set(inPath)).toEqual(new Set([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)));
});

test('every reference in the document leads somewhere', () => {
  const refs = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, ref = '']) => ref);
  const lost = refs.filter((ref) => {
    let at: unknown = document;
    for (const part of ref.split('/')) at = (at as Record<string, unknown> | undefined)?.[part];
    return at === undefined;
  });
  expect(refs.length).toBeGreaterThan(100);
  expect(lost).toEqual([]);
});

test.each(names)('%s says how it is called', (name) => {
  const definition: CallDefinition = everyCall[name];
  const endpoint: Endpoint = api[name];
  const { parameters = [], requestBody, responses, security } = byId.get(name) as Operation;
  const has = (header: string) => parameters.some((one) => one.in === 'header' && one.name === header);
  expect(has('X-Requested-With')).toBe(definition.route.startsWith('POST'));
  expect(has('Idempotency-Key')).toBe(endpoint.creates === true);
  expect('multipart/form-data' in (requestBody?.content ?? {})).toBe(definition.file !== undefined);
  expect(security.length > 0).toBe(endpoint.access !== 'anyone');
  expect('401' in responses).toBe(endpoint.access !== 'anyone' || endpoint.mayAnswer401 === true);
});

test('a sign-in that fails, and an inquiry about an order of nobody’s, are answered as the document says', () => {
  const calls = ['memberLogin', 'passkeySignIn', 'deskSignIn', 'deskPasskeySignIn', 'inquiryCreate'];
  expect(calls.filter((name) => !('401' in (byId.get(name)?.responses ?? {})))).toEqual([]);
});

test('what a stranger is answered stands in the document, for every call', async () => {
  for (const [path, verb, operation] of operations.filter(([path]) => !path.startsWith('/api/auth/'))) {
    const url = path.replace(/\{page_no\}/g, '1').replace(/\{\w+\}/g, 'x');
    const headers = { 'x-requested-with': 'fumi', 'content-type': 'application/json' };
    const answer = await app.inject({
      method: verb.toUpperCase() as 'GET' | 'POST',
      url,
      headers,
      ...(verb === 'post' ? { payload: '{}' } : {}),
    });
    expect(Object.keys(operation.responses), `${verb} ${path}`).toContain(String(answer.statusCode));
  }
});
