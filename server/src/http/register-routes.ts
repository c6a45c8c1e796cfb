import multipart from '@fastify/multipart';
import {
  api,
  type CallDefinition,
  type CallName,
  type DeskCallName,
  type Endpoint,
  everyCall,
  fromWire,
  toWire,
} from '@fumi/contract';
import { mayDo, type Result } from '@fumi/domain';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  preValidationAsyncHookHandler,
  preValidationHookHandler,
} from 'fastify';
import type { Context } from '../context.ts';
import type { SignedInOperator } from '../modules/operator/desk-session.service.ts';
import type { SignedIn } from '../modules/session/session.service.ts';
import { answerInParts, isLong, sentInTurns } from './answer-in-parts.ts';
import { changesOf, type InOne, viewsOf } from './audited.ts';
import type { Handlers, Refusal, UploadedFile } from './call.ts';
import {
  answerOfFirst,
  type IdempotentCall,
  isIdempotencyKey,
  openKeyedMutex,
  runOnce,
} from './idempotency.ts';
import { MULTIPART_LIMITS, numericFields, readForm } from './multipart.ts';
import { originKey } from './origin-key.ts';
import { sendRefusal } from './refusal.ts';
import { refuseAtDesk } from './refuse-at-desk.ts';
import { cookiesFor, operatorOf, sessionOf } from './request-session.ts';
import { refuseUnstorable } from './storable-text.ts';
import { gateUploads, openSenderGate, type SenderGate } from './upload-gate.ts';

declare module 'fastify' {
  interface FastifyRequest {
    signedIn: SignedIn | null;
    operator: SignedInOperator | null;
    upload: UploadedFile | null;
  }
}

/** TypeScript checks each handler where it is written; the loop needs one type for all. */
type AnyHandler = (call: unknown) => Promise<Result<unknown, Refusal>>;

/** Finds the session or operator, and checks what they may do, before the body is read. */
const admit =
  (context: Context, endpoint: Endpoint) => async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store');
    if (endpoint.access === 'operator') {
      request.operator = await operatorOf(context, request, reply);
      if (request.operator === null) return sendRefusal(reply, { code: 'unauthenticated' });
      return mayDo(request.operator.role, endpoint.permission)
        ? undefined
        : refuseAtDesk(context, reply, request.operator, endpoint.permission);
    }
    request.signedIn = await sessionOf(context, request, reply);
    return endpoint.access === 'member' && request.signedIn === null
      ? sendRefusal(reply, { code: 'unauthenticated' })
      : undefined;
  };

/** How a call of the desk gets into the audit log; nothing for other calls. */
function auditOf(context: Context, name: CallName, { operator, ip }: FastifyRequest, once: InOne) {
  if (operator === null) return {};
  const audited = { operator, action: name as DeskCallName, origin: ip };
  return { change: changesOf(context, audited, once), view: viewsOf(context, audited) };
}

/** A call without a body is one with an empty body. */
const fillBody: preValidationHookHandler = (request, _, done) => {
  request.body ??= {};
  done();
};

/** A form becomes fields and a file. */
function readBody(file: string, { body }: Endpoint, isLetIn: SenderGate): preValidationAsyncHookHandler {
  const numeric = numericFields(body);
  return async (request, reply) => {
    if (!request.isMultipart()) return undefined;
    if (!isLetIn(request.signedIn?.member.code ?? originKey(request.ip), reply)) {
      return sendRefusal(reply, { code: 'too_many_requests', retryAfterSeconds: 2 });
    }
    const form = await readForm(request, file, numeric);
    if (!form.ok) return sendRefusal(reply, form.error);
    request.body = form.value.fields;
    request.upload = form.value.file;
    return undefined;
  };
}

const callOf = (
  context: Context,
  { asIs }: CallDefinition,
  request: FastifyRequest,
  reply: FastifyReply,
) => ({
  context,
  input: {
    ...(fromWire({ params: request.params, query: request.query, body: request.body }, asIs) as object),
    file: request.upload,
  },
  signedIn: request.signedIn,
  operator: request.operator,
  originKey: originKey(request.ip),
  device: request.headers['user-agent'] ?? '',
  cookies: cookiesFor(context, request, reply),
  reply,
});

/** The call as its Idempotency-Key names it, or null where it has none or creates nothing. */
function idempotentCall(name: CallName, request: FastifyRequest): IdempotentCall | null {
  const key = request.headers['idempotency-key'];
  const { params, query, body, signedIn, operator } = request;
  const endpoint: Endpoint = api[name];
  if (!endpoint.creates || !isIdempotencyKey(key)) return null;
  return {
    owner: operator === null ? (signedIn?.member.code ?? 'visitor') : `operator:${operator.name}`,
    route: name,
    key,
    request: { params, query, body },
  };
}

const JSON_TYPE = 'application/json; charset=utf-8';

function answer(
  context: Context,
  name: CallName,
  handler: AnyHandler,
  underKeyMutex: ReturnType<typeof openKeyedMutex>,
) {
  const call: CallDefinition = everyCall[name];
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const keyed = idempotentCall(name, request);
    const ask = (once: InOne) =>
      handler({ ...callOf(context, call, request, reply), ...auditOf(context, name, request, once), once });
    const result = keyed
      ? await underKeyMutex(
          keyed,
          async () =>
            (await answerOfFirst(context.db, keyed)) ?? ask((work) => runOnce(context, keyed, work)),
        )
      : await ask((work) => context.db.transaction((tx) => work(tx)));
    if (!result.ok) return sendRefusal(reply, result.error);
    if (!isLong(result.value)) return reply.send(toWire(result.value, call.asIs));
    const parts = await answerInParts(api[name].response, result.value, call.asIs);
    return reply.type(JSON_TYPE).send(sentInTurns(parts));
  };
}

/** Hooks for the bodies of calls; a GET has none. */
const bodyHooks = [fillBody, refuseUnstorable('body')];

const CALLS = Object.keys(everyCall) as CallName[];

/** What Fastify checks of a call, and what its description is made of. */
export function schemaOf(name: CallName) {
  const endpoint: Endpoint = api[name];
  return {
    summary: endpoint.summary,
    operationId: name,
    ...(endpoint.params ? { params: endpoint.params } : {}),
    ...(endpoint.query ? { querystring: endpoint.query } : {}),
    ...(endpoint.body ? { body: endpoint.body } : {}),
    response: { 200: endpoint.response },
  };
}

/** Every call of the contract becomes a route. */
export async function registerRoutes(
  app: FastifyInstance,
  context: Context,
  handlers: Handlers,
): Promise<void> {
  const senderGate = openSenderGate();
  const underKeyMutex = openKeyedMutex();
  app.decorateRequest('signedIn', null);
  app.decorateRequest('operator', null);
  app.decorateRequest('upload', null);
  const addRoute = (scope: FastifyInstance, name: CallName): void => {
    const { route, file }: CallDefinition = everyCall[name];
    const [method = '', url = ''] = route.split(' ');
    const endpoint: Endpoint = api[name];
    scope.route({
      method,
      url,
      schema: schemaOf(name),
      onRequest: admit(context, endpoint),
      preValidation: [
        ...(file ? [readBody(file, endpoint, senderGate)] : []),
        ...(method === 'GET' ? [] : bodyHooks),
      ],
      handler: answer(context, name, handlers[name] as unknown as AnyHandler, underKeyMutex),
    });
  };
  // The multipart plug-in costs each request of its scope two promises and a listener, so only
  // calls with a file are in it.
  await app.register(async (forms) => {
    await forms.register(multipart, { limits: MULTIPART_LIMITS, throwFileSizeLimit: false });
    gateUploads(forms);
    for (const name of CALLS) if (everyCall[name].file) addRoute(forms, name);
  });
  for (const name of CALLS) if (!everyCall[name].file) addRoute(app, name);
}
