import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { Context } from './context.ts';
import { handlers } from './handlers.ts';
import { writeAnswers } from './http/checked-answer.ts';
import { compressAnswers } from './http/compress-answers.ts';
import { errorBoundary } from './http/error-boundary.ts';
import { keepFilesApart } from './http/files-origin.ts';
import { guardFromFloods } from './http/flood-guard.ts';
import { registerHealth } from './http/health.ts';
import { registerOpenApi } from './http/openapi.ts';
import { putOrdersFirst } from './http/orders-first.ts';
import { registerPolicyReports } from './http/policy-reports.ts';
import { sendRefusal } from './http/refusal.ts';
import { registerRoutes } from './http/register-routes.ts';
import { logRequests } from './http/request-log.ts';
import { refuseForgery } from './http/same-origin.ts';
import { secureAnswers } from './http/security-headers.ts';
import { refuseUnstorable } from './http/storable-text.ts';
import { registerBookFiles } from './modules/book/book-files.routes.ts';
import { registerMailbox } from './modules/checkout/mailbox.routes.ts';
import { registerDeskFiles } from './modules/desk/desk-files.routes.ts';
import { registerInquiryPhotos } from './modules/desk/desk-inquiries.routes.ts';
import { registerDraftPhotos } from './modules/draft/draft.routes.ts';
import { registerIdentity } from './modules/identity/identity.routes.ts';
import { registerKitFiles } from './modules/kit/kit.routes.ts';
import { registerUnsubscribe } from './modules/monthly/unsubscribe.routes.ts';
import { registerEndSession } from './modules/operator/end-session.routes.ts';
import { registerPages } from './modules/pages/pages.routes.ts';
import { registerPaymentNotices } from './modules/payment/payment-notice.routes.ts';
import { registerSandboxPay } from './modules/payment/sandbox-pay.routes.ts';
import { registerDeskSandbox } from './modules/sandbox/desk-sandbox.routes.ts';
import { registerIdentitySandbox } from './modules/sandbox/identity-sandbox.routes.ts';
import { registerInbox } from './modules/sandbox/inbox.routes.ts';
import { traceRequests } from './tracing/tracing.ts';

/** JSON bodies; photos come as forms and have a limit of their own. */
const MAX_BODY_BYTES = 256 * 1024;
const REQUEST_TIMEOUT_MS = 60_000;
const HEADERS_TIMEOUT_MS = 15_000;

function neverAsked(): never {
  throw new Error('A route has a schema before the compilers of the server are set.');
}

/** The whole server on a context, ready to listen or to be asked in a test. */
export async function buildApp(
  context: Context,
  watch: (app: FastifyInstance) => void = () => {},
): Promise<FastifyInstance> {
  const app = fastify({
    logger: false,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    trustProxy: context.config.trustProxy ?? false,
    // Without these Fastify loads its own compilers, a hundred files; ours are set below.
    schemaController: { compilersFactory: { buildValidator: neverAsked, buildSerializer: neverAsked } },
    routerOptions: { maxParamLength: 200 },
    // For what the router refuses, such as a parameter that is too long: Fastify's own answer would quote it.
    frameworkErrors: (_, __, reply) => void sendRefusal(reply, { code: 'bad_request' }),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(writeAnswers);
  // A client that sends its headers too slowly loses its connection.
  app.server.headersTimeout = HEADERS_TIMEOUT_MS;
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(errorBoundary(context.log));
  app.setNotFoundHandler((_, reply) => sendRefusal(reply, { code: 'not_found' }));
  logRequests(app, context);
  watch(app);
  traceRequests(app, context.tracing);
  secureAnswers(app, context.config);
  keepFilesApart(app, context);
  await app.register(cookie);
  guardFromFloods(app, context);
  // On every route, also of files and pages: their parameters go into queries as well.
  app.addHook('onRequest', refuseUnstorable('params', 'query'));
  putOrdersFirst(app);
  await app.register(async (calls) => {
    calls.addHook('onRequest', refuseForgery(context.config));
    compressAnswers(calls);
    await registerRoutes(calls, context, handlers);
  });
  registerOpenApi(app, context.config.baseUrl);
  registerHealth(app, context);
  await registerPolicyReports(app, context);
  await registerPaymentNotices(app, context);
  await registerSandboxPay(app, context);
  registerIdentity(app, context);
  registerInbox(app, context);
  registerDeskSandbox(app, context);
  await registerIdentitySandbox(app, context);
  await registerKitFiles(app, context);
  registerBookFiles(app, context);
  registerDeskFiles(app, context);
  registerInquiryPhotos(app, context);
  registerDraftPhotos(app, context);
  await registerUnsubscribe(app, context);
  await registerMailbox(app, context);
  await registerEndSession(app, context);
  registerPages(app, context);
  return app;
}
