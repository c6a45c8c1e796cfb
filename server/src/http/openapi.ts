import { api, type CallDefinition, type CallName, type Endpoint, ERRORS, everyCall } from '@fumi/contract';
import fastify, { type FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { DESK_COOKIE } from '../modules/operator/desk-session.service.ts';
import { SESSION_COOKIE } from '../modules/session/session.service.ts';
import { type Encoded, encodeAll, pickEncoding } from './compression.ts';
import { schemaOf } from './register-routes.ts';

/* What the routes' schemas do not say: refusals, sessions, headers, forms, and answers that are no JSON. */

type Operation = {
  operationId?: string;
  summary?: string;
  parameters?: unknown[];
  requestBody?: { content: Record<string, { schema: unknown }>; required?: boolean };
  responses?: Record<string, unknown>;
  security?: unknown[];
};

type OpenApiDocument = {
  paths?: Record<string, Record<string, Operation>>;
  components?: Record<string, Record<string, unknown>>;
};

const REFUSAL = { $ref: '#/components/schemas/Refusal' };

const refusalSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: { type: 'string', enum: Object.keys(ERRORS), description: 'For programs.' },
        message: { type: 'string', description: 'A Japanese sentence for people.' },
        fields: {
          type: 'object',
          additionalProperties: { type: 'array', items: { type: 'string' } },
          description: 'Problem codes by field.',
        },
      },
    },
  },
};

/** The refusals of a status: its codes with their sentences. */
function refusalsOf(status: number): object {
  const rows = Object.entries(ERRORS).filter(([, error]) => error.status === status);
  return {
    description: rows.map(([code, { message }]) => `\`${code}\`: ${message}`).join(' '),
    content: { 'application/json': { schema: REFUSAL } },
    ...(status === 429 || status === 503
      ? { headers: { 'Retry-After': { schema: { type: 'integer' }, description: 'Seconds.' } } }
      : {}),
  };
}

/** Statuses that any call may answer, those that a session adds, and those that a body adds. */
const ALWAYS = [400, 404, 429, 500, 503];
const WITH_SESSION = [401, 403];
const WITH_BODY = [403, 409, 413, 422];

const statusesOf = ({ access, mayAnswer401 }: Endpoint, isPost: boolean): number[] => [
  ...new Set([
    ...ALWAYS,
    ...(mayAnswer401 ? [401] : []),
    ...(access === 'anyone' ? [] : WITH_SESSION),
    ...(isPost ? WITH_BODY : []),
  ]),
];

const header = (name: string, description: string, schema: object, required: boolean) => ({
  in: 'header',
  name,
  description,
  schema,
  required,
});

const FORGERY_HEADER = header(
  'X-Requested-With',
  'A header that no foreign page can send.',
  { type: 'string', const: 'fumi' },
  true,
);

const KEY_HEADER = header(
  'Idempotency-Key',
  'The same key again is answered with what the first call has made.',
  { type: 'string', maxLength: 255 },
  false,
);

/** A body that may carry a file is a form with the same fields, or JSON without the file. */
function withFile(body: Operation['requestBody'], field: string): Operation['requestBody'] {
  const json = body?.content['application/json']?.schema;
  const file = { type: 'object', properties: { [field]: { type: 'string', format: 'binary' } } };
  return {
    ...body,
    content: { ...body?.content, 'multipart/form-data': { schema: json ? { allOf: [json, file] } : file } },
  };
}

function completed(
  operation: Operation,
  { file }: CallDefinition,
  endpoint: Endpoint,
  isPost: boolean,
): Operation {
  const statuses = statusesOf(endpoint, isPost).map((status) => [String(status), refusalsOf(status)]);
  const scheme = endpoint.access === 'operator' ? 'operator' : 'session';
  return {
    ...operation,
    parameters: [
      ...(operation.parameters ?? []),
      ...(isPost ? [FORGERY_HEADER] : []),
      ...(endpoint.creates ? [KEY_HEADER] : []),
    ],
    ...(file === undefined ? {} : { requestBody: withFile(operation.requestBody, file) ?? { content: {} } }),
    responses: { ...operation.responses, ...Object.fromEntries(statuses) },
    security: endpoint.access === 'anyone' ? [] : [{ [scheme]: [] }],
  };
}

const inPath = (name: string, schema: object = { type: 'string' }) => ({
  in: 'path',
  name,
  required: true,
  schema,
});
const inQuery = (name: string, description: string) => ({
  in: 'query',
  name,
  description,
  schema: { type: 'string' },
});
const binary = (type: string) => ({
  description: 'The file.',
  content: { [type]: { schema: { type: 'string', format: 'binary' } } },
});
const redirect = (description: string) => ({
  description,
  headers: { Location: { schema: { type: 'string' }, required: true } },
});
const refusals = (...statuses: readonly number[]) =>
  Object.fromEntries(statuses.map((status) => [String(status), refusalsOf(status)]));

const provider = inPath('provider', { type: 'string', enum: ['au', 'facebook'] });

/** What browsers ask for beside the calls: redirects and files. */
const OTHERS: NonNullable<OpenApiDocument['paths']> = {
  '/api/auth/{provider}': {
    get: {
      operationId: 'authorization',
      summary: 'Leads the browser to a third party, and from there back',
      parameters: [
        provider,
        inQuery('login_ok_url', 'Where a sign-in leads: a path, or a URL of ours.'),
        inQuery('login_ng_url', 'Where a failure leads, with `login_error`.'),
        inQuery('remember_me', 'Whether the session outlives the browser.'),
        inQuery('terms', 'Ours: the terms were ticked; without, somebody new is asked for them.'),
        inQuery('site', 'Ours: the site of a new member.'),
      ],
      responses: { 303: redirect('To the third party.'), ...refusals(400, 403, 404, 410, 429) },
      security: [],
    },
  },
  '/api/auth/{provider}/callback': {
    get: {
      operationId: 'authorizationCallback',
      summary: 'Where the third party leads back to',
      parameters: [provider, inQuery('state', 'Of the redirect.'), inQuery('code', 'Of the third party.')],
      responses: { 303: redirect('To where the sign-in was asked for.'), ...refusals(400) },
      security: [],
    },
  },
  '/api/book/{book_code}/proof.pdf': {
    get: {
      operationId: 'bookProof',
      summary: 'The press file, for its owner',
      parameters: [inPath('book_code')],
      responses: { 200: binary('application/pdf'), ...refusals(401, 404, 503) },
      security: [{ session: [] }],
    },
  },
  '/api/book/{book_code}/photo/{page_no}.jpg': {
    get: {
      operationId: 'bookPhoto',
      summary: 'A photo of a finished book, for its owner',
      parameters: [inPath('book_code'), inPath('page_no', { type: 'integer' })],
      responses: { 200: binary('image/jpeg'), ...refusals(401, 404, 503) },
      security: [{ session: [] }],
    },
  },
};

/** The document that the routes made, with everything that a program which calls us must know. */
function completeOpenApi(document: OpenApiDocument, cookiePrefix: string): OpenApiDocument {
  const paths = { ...document.paths };
  for (const name of Object.keys(everyCall) as CallName[]) {
    const definition: CallDefinition = everyCall[name];
    const [method = '', url = ''] = definition.route.split(' ');
    const path = url.replace(/:(\w+)/g, '{$1}');
    const verb = method.toLowerCase();
    const operation = paths[path]?.[verb];
    if (operation)
      paths[path] = {
        ...paths[path],
        [verb]: completed(operation, definition, api[name], method === 'POST'),
      };
  }
  const inCookie = (name: string, description: string) => ({
    type: 'apiKey',
    in: 'cookie',
    name,
    description,
  });
  return {
    ...document,
    paths: { ...paths, ...OTHERS },
    components: {
      ...document.components,
      schemas: { ...document.components?.schemas, Refusal: refusalSchema },
      securitySchemes: {
        session: inCookie(`${cookiePrefix}${SESSION_COOKIE}`, 'Of a member: a sign-in sets it.'),
        operator: inCookie(`${cookiePrefix}${DESK_COOKIE}`, 'Of an operator: a sign-in at the desk sets it.'),
      },
    },
  };
}

const OPENAPI = {
  openapi: '3.1.0',
  info: { title: 'Fumi', version: '1', description: 'Calls of the photo postcard shop.' },
};

/** Describes the calls by their schemas on a bare server, when first asked: few processes are. */
async function describeCalls(): Promise<OpenApiDocument> {
  const { default: swagger } = await import('@fastify/swagger');
  const described = fastify();
  described.setValidatorCompiler(() => () => true);
  described.setSerializerCompiler(() => JSON.stringify);
  await described.register(swagger, { openapi: OPENAPI, transform: jsonSchemaTransform });
  for (const name of Object.keys(everyCall) as CallName[]) {
    const [method = '', url = ''] = everyCall[name].route.split(' ');
    described.route({ method, url, schema: schemaOf(name), handler: async () => null });
  }
  await described.ready();
  const document = described.swagger() as OpenApiDocument;
  await described.close();
  return document;
}

/** Serves the document, made once: it is 700 KB, and anybody may ask for it often. */
export function registerOpenApi(app: FastifyInstance, baseUrl: string): void {
  const cookiePrefix = baseUrl.startsWith('https://') ? '__Host-' : '';
  let made: Promise<Encoded> | null = null;
  app.get('/api/openapi.json', { schema: { hide: true } }, async (request, reply) => {
    made ??= describeCalls()
      .then((document) => encodeAll(Buffer.from(JSON.stringify(completeOpenApi(document, cookiePrefix)))))
      .catch((error: unknown) => {
        // Whoever asks next tries again.
        made = null;
        throw error;
      });
    const encoding = pickEncoding(request.headers['accept-encoding']);
    reply.header('vary', 'accept-encoding').type('application/json; charset=utf-8');
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.send((await made)[encoding]);
  });
}
