import { z } from 'zod';
import { PAYMENT_PROVIDERS } from './adapters/payment.ts';
import { SEALS } from './adapters/storage-sealed.ts';
import { LOG_LEVELS } from './log.ts';
import {
  httpUrl,
  optional,
  ownSheets,
  PROXY_NAMES,
  portNumber,
  proxies,
  RISKS,
  secretKeys,
  urlOf,
} from './setting-values.ts';

/** What the reference says of a setting beside what its schema says; a line of .env.example shows the example. */
export type SettingFacts = {
  readonly what: string;
  /** What a value is, with its unit; of a choice the schema knows it. */
  readonly type?: string;
  /** Who reads it; the others may be told as well. */
  readonly readBy: 'every process' | 'web' | 'worker' | 'web, worker';
  readonly example: string;
  /** What holds where nothing is given and the schema has no default. */
  readonly otherwise?: string;
};

/** The facts of each setting, by its schema. */
export const settingFacts = z.registry<SettingFacts>();

const setting = <Schema extends z.ZodType>(schema: Schema, facts: SettingFacts): Schema => {
  settingFacts.add(schema, facts);
  return schema;
};

const network = {
  PORT: setting(portNumber.default(3000), {
    what: 'where the server listens',
    type: 'port',
    readBy: 'every process',
    example: '3000',
  }),
  HOST: setting(z.string().default('127.0.0.1'), {
    what: 'address that it listens at; `0.0.0.0` for all',
    type: 'address',
    readBy: 'every process',
    example: '127.0.0.1',
  }),
  BASE_URL: setting(z.url({ protocol: /^https?$/ }).optional(), {
    what: 'the origin of every link that is sent and every return address; production wants https',
    type: 'URL',
    readBy: 'every process',
    example: 'https://fumi.example',
    otherwise: '`http://localhost:PORT`',
  }),
  PASSKEY_DOMAIN: setting(optional(), {
    what: 'the domain that passkeys are bound to: another one makes all of them worthless',
    type: 'the host of `BASE_URL`, or a domain that it lies under',
    readBy: 'web',
    example: 'fumi.example',
    otherwise: 'the host of `BASE_URL`',
  }),
  TRUST_PROXY: setting(proxies(), {
    what: 'the proxy whose `X-Forwarded-For` is believed',
    type: `addresses, CIDR or ${PROXY_NAMES.join(', ')}, with commas`,
    readBy: 'web',
    example: '127.0.0.1',
    otherwise: 'none is believed',
  }),
  STATIC_URL: setting(httpUrl(), {
    what: 'where a CDN serves `/material/`',
    type: 'URL',
    readBy: 'web',
    example: 'https://static.fumi.example',
    otherwise: 'the shop’s own origin',
  }),
  FILES_URL: setting(httpUrl(), {
    what: 'an origin of another host that reaches this server too: photos and press files come from it, without cookies',
    type: 'URL',
    readBy: 'web',
    example: 'https://files.fumi-user.example',
    otherwise: 'the shop’s own origin',
  }),
  METRICS_PORT: setting(portNumber.optional(), {
    what: 'a port for the shop’s own people, which no proxy passes on: `/metrics`, `/status`',
    type: 'port',
    readBy: 'every process',
    example: '9464',
    otherwise: 'none is opened',
  }),
  METRICS_HOST: setting(z.string().default('127.0.0.1'), {
    what: 'address of that port',
    type: 'address',
    readBy: 'every process',
    example: '127.0.0.1',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(httpUrl(), {
    what: 'a collector that takes spans of requests and jobs as OTLP over HTTP in JSON, without anything of a person',
    type: 'URL',
    readBy: 'every process',
    example: 'http://127.0.0.1:4318',
    otherwise: 'nobody is told',
  }),
};

const data = {
  DATA_DIR: setting(z.string().min(1).default('./data'), {
    what: 'embedded database, files and mails unless others hold them, and what is drawn',
    type: 'folder',
    readBy: 'every process',
    example: './data',
  }),
  DATABASE_URL: setting(urlOf(/^postgres(?:ql)?$/, 'postgres://user:password@host:5432/database'), {
    what: 'PostgreSQL 15 or later; production needs it',
    type: 'URL',
    readBy: 'every process',
    example: 'postgres://fumi:secret@db.example/fumi',
    otherwise: 'the embedded database',
  }),
  SECRET_KEYS: setting(secretKeys(), {
    what: 'seal second factors and, with `FILES`, photos and press files, and sign the log; the same in every process, newest first',
    type: 'keys of 32 bytes in base64, with commas',
    readBy: 'every process',
    example: '',
    otherwise: 'one is made in `DATA_DIR/secret.key`',
  }),
  STORAGE_URL: setting(urlOf(/^s3$/, 's3://bucket?endpoint=https://…&region=…'), {
    what: 'an S3-compatible store for photos and press files',
    type: 'URL',
    readBy: 'every process',
    example: 's3://bucket?endpoint=https://s3.example&region=ap-northeast-1',
    otherwise: 'files under `DATA_DIR`',
  }),
  FILES: setting(z.enum(SEALS).default('plain'), {
    what: 'whether photos and press files rest encrypted with `SECRET_KEYS`; without those keys nobody can read them again. `sealed-only` reads nothing that lies open, once `files seal` has sealed what was there',
    readBy: 'every process',
    example: 'sealed',
  }),
  RECIPIENTS: setting(z.enum(['plain', 'sealed']).default('plain'), {
    what: 'whether recipients of cards rest encrypted with `SECRET_KEYS` in the database once their order is over, until they are deleted',
    readBy: 'every process',
    example: 'sealed',
  }),
  AWS_ACCESS_KEY_ID: setting(optional(), {
    what: 'name of its key; needed with `STORAGE_URL`',
    type: 'text',
    readBy: 'every process',
    example: '',
  }),
  AWS_SECRET_ACCESS_KEY: setting(optional(), {
    what: 'the key itself; needed with `STORAGE_URL`',
    type: 'secret',
    readBy: 'every process',
    example: '',
  }),
  HOT_FOLDER: setting(optional(), {
    what: 'where sheets go when a run starts: the folder that the printing machine watches; a bucket, `s3://…` as in `STORAGE_URL` and with the same keys; or another machine, `sftp://user@host/folder?key=…&known_hosts=…` with OpenSSH’s files',
    type: 'folder or URL',
    readBy: 'worker',
    example: '/mnt/press/hot',
    otherwise: 'operators save the sheets',
  }),
  SHEETS: setting(ownSheets(), {
    what: 'sizes of sheets that the press takes beside those of `content/print-runs.json`, or in place of the one of the same name; edge, gutter and marks are the machine’s, as there',
    type: 'names with width x height in mm, with commas',
    readBy: 'every process',
    example: '菊四切 318x469, B4 257x364',
    otherwise: 'SRA3, A3+ and A4',
  }),
};

const issuer = (who: string, example: string) =>
  setting(httpUrl(), {
    what: `OpenID Connect of ${who}, given with the two that follow or not at all`,
    type: 'URL',
    readBy: 'web',
    example,
    otherwise: 'the sandbox',
  });
const client = (what: string, type: 'text' | 'secret') =>
  setting(optional(), { what, type, readBy: 'web', example: '' });

const outside = {
  SMTP_URL: setting(urlOf(/^smtps?$/, 'smtps://user:password@host'), {
    what: 'the mail server; production wants TLS',
    type: 'URL',
    readBy: 'worker',
    example: 'smtps://user:secret@mail.example',
    otherwise: 'the sandbox inbox',
  }),
  MAIL_FROM: setting(z.string().default('ふみ <noreply@fumi.example>'), {
    what: 'sender of every mail',
    type: 'name and address',
    readBy: 'web, worker',
    example: 'ふみ <noreply@fumi.example>',
  }),
  PASSWORD_LIST_URL: setting(httpUrl(), {
    what: 'a list of leaked passwords that is asked by range when one is set: it hears five digits of a SHA-1',
    type: 'URL',
    readBy: 'web',
    example: 'https://api.pwnedpasswords.com/range/',
    otherwise: 'the shop’s own list alone',
  }),
  IDENTITY_AU_ISSUER: issuer('the carrier', 'https://identity.example'),
  IDENTITY_AU_CLIENT_ID: client('our name at it', 'text'),
  IDENTITY_AU_CLIENT_SECRET: client('our secret at it', 'secret'),
  IDENTITY_AU_SUBSCRIPTION_CLAIM: setting(optional(), {
    what: 'the claim (of the token, or of userinfo) that is true for subscribers of the smartpass',
    type: 'text',
    readBy: 'web',
    example: '',
    otherwise: 'nobody gets its coupon',
  }),
  IDENTITY_FACEBOOK_ISSUER: issuer('the social network', 'https://social.example'),
  IDENTITY_FACEBOOK_CLIENT_ID: client('our name at it', 'text'),
  IDENTITY_FACEBOOK_CLIENT_SECRET: client('our secret at it', 'secret'),
  PAYMENT: setting(z.enum(PAYMENT_PROVIDERS).default('sandbox'), {
    what: 'who takes the money',
    readBy: 'web, worker',
    example: 'sandbox',
  }),
  STRIPE_SECRET_KEY: setting(optional(), {
    what: 'needed with `PAYMENT=stripe`',
    type: 'secret',
    readBy: 'web, worker',
    example: '',
  }),
  STRIPE_WEBHOOK_SECRET: setting(optional(), {
    what: 'needed with `PAYMENT=stripe`: proves its notices',
    type: 'secret',
    readBy: 'web',
    example: '',
  }),
  STRIPE_API_URL: setting(httpUrl(), {
    what: 'a server that speaks Stripe’s API, for tests; counts as `sandbox-payment`',
    type: 'URL',
    readBy: 'web, worker',
    example: 'http://127.0.0.1:4010',
    otherwise: 'Stripe itself',
  }),
  ANALYTICS_URL: setting(httpUrl(), {
    what: 'an outside service that browsers tell of events as JSON, where visitors agree',
    type: 'URL',
    readBy: 'web',
    example: 'https://events.example/collect',
    otherwise: 'nobody is told',
  }),
};

const process = {
  NODE_ENV: setting(z.enum(['development', 'production', 'test']).default('development'), {
    what: '`production` refuses to start with what is only for trying out',
    readBy: 'every process',
    example: 'development',
  }),
  ALLOW: setting(z.string().default(''), {
    what: 'what `production` shall accept all the same',
    type: `${RISKS.join(', ')}; with commas`,
    readBy: 'every process',
    example: '',
    otherwise: 'nothing',
  }),
  ROLE: setting(z.enum(['web', 'worker', 'all']).default('all'), {
    what: 'what this process does; several may share one PostgreSQL and one store',
    readBy: 'every process',
    example: 'all',
  }),
  LIMITS: setting(z.enum(['full', 'relaxed']).optional(), {
    what: 'rate limits per address of origin: as they are, or times 1,000',
    readBy: 'web',
    example: 'relaxed',
    otherwise: '`full` in production, else `relaxed`',
  }),
  SIGNUP: setting(z.enum(['told', 'silent']).default('told'), {
    what: 'whether the answer to a sign-up tells that an address has an account, or only the mail to it does',
    readBy: 'web',
    example: 'silent',
  }),
  DRAWING: setting(z.enum(['ahead', 'asked']).default('ahead'), {
    what: 'whether one worker draws all designs in the background from the start, or each is drawn when somebody looks at it',
    readBy: 'worker',
    example: 'ahead',
  }),
  LOG_LEVEL: setting(z.enum(LOG_LEVELS).default('info'), {
    what: 'lighter lines of the log are not written; `info` has one for each request',
    readBy: 'every process',
    example: 'info',
  }),
};

/** Everything that can be configured. Who starts the shop reads it in docs/configuration.md. */
export const environment = z.object({ ...network, ...data, ...outside, ...process });

export type Environment = z.output<typeof environment>;
