import path from 'node:path';
import { z } from 'zod';
import type { PaymentProviderName } from './adapters/payment.ts';
import { readSftpTarget } from './adapters/sftp.ts';
import type { Seals } from './adapters/storage-sealed.ts';
import type { LogLevel } from './log.ts';
import { type Environment, environment } from './settings/environment.ts';
import type { OwnSheet, Risk } from './settings/setting-values.ts';

/** An OpenID Connect client of ours at a provider. */
export type OidcClient = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Name of the claim that is true for subscribers of the smartpass; null asks nobody, and nobody is entitled. */
  readonly subscriptionClaim: string | null;
};

export type ThirdParty = 'au' | 'facebook';

/** The configuration, read once and validated; everything else asks this value and never the environment. */
export type Config = {
  readonly port: number;
  readonly host: string;
  /** Origin of every link that we send and every URL that we accept back, without a trailing slash. */
  readonly baseUrl: string;
  /** Domain that passkeys are bound to: the host of `baseUrl`, or one above it. */
  readonly passkeyDomain: string;
  readonly dataDir: string;
  /** Newest first, base64; null: a key of the shop's own under `dataDir`. */
  readonly secretKeys: string | null;
  /** null: the embedded database under `dataDir`. */
  readonly databaseUrl: string | null;
  /** null: files under `dataDir`. */
  readonly storageUrl: string | null;
  /** Whether what is put into the store is sealed with the shop's key, and whether anything else is read. */
  readonly files: Seals;
  /** Whether the addresses of a book are encrypted in the database once its order is over. */
  readonly recipients: 'plain' | 'sealed';
  /** Under the names that every S3 tool knows, apart from the URL, which may be logged. */
  readonly storageKeys: { readonly AWS_ACCESS_KEY_ID?: string; readonly AWS_SECRET_ACCESS_KEY?: string };
  /** Where the sheets of a print run go when it starts: folder, bucket or SFTP; null: operators save them. */
  readonly hotFolder: string | null;
  /** Sizes of sheets beside those of content/print-runs.json. */
  readonly sheets: readonly OwnSheet[];
  /** Origin of `/material/`; '' is our own. */
  readonly staticUrl: string;
  /** Origin that sends files of members, without cookies; null: our own. */
  readonly filesUrl: string | null;
  /** Outside service that browsers tell of events where visitors agree; '' is none. */
  readonly collectorUrl: string;
  /** Whether browsers that cannot read HEIC are given a decoder (docs/decisions/0090). */
  readonly heicDecoder: 'off' | 'on';
  /** null: the sandbox inbox. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Mails that a worker sends at once. */
  readonly mailConcurrency: number;
  /** List of leaked passwords, asked by range; null: none. */
  readonly passwordListUrl: string | null;
  /** null: the sandbox provider. */
  readonly identity: Readonly<Record<ThirdParty, OidcClient | null>>;
  readonly payment: PaymentProviderName;
  readonly stripeSecretKey: string | null;
  readonly stripeWebhookSecret: string | null;
  /** Where something listens that speaks Stripe's API; null: Stripe itself. */
  readonly stripeApiUrl: string | null;
  readonly isProduction: boolean;
  /** The risks that `ALLOW` names. */
  readonly allowed: readonly string[];
  readonly isDevelopment: boolean;
  readonly limits: 'full' | 'relaxed';
  /** Whether the answer to a sign-up tells that an address has an account, or only the mail to it does. */
  readonly signup: 'told' | 'silent';
  /** Whether designs are drawn before anybody asks for them. */
  readonly drawing: 'ahead' | 'asked';
  readonly role: 'web' | 'worker' | 'all';
  /** Where the shop's own people read metrics and status; null: nowhere. */
  readonly metricsPort: number | null;
  readonly metricsHost: string;
  /** Collector of traces; null: no tracing. */
  readonly traceUrl: string | null;
  /** Least level of the lines that are written; `info` has one for each request. */
  readonly logLevel: LogLevel;
  /** Address or CIDR of the proxy whose X-Forwarded-For is believed; null believes none. */
  readonly trustProxy: string | null;
};

export class ConfigError extends Error {
  override name = 'ConfigError';
}

function oidcClient(env: Environment, name: 'AU' | 'FACEBOOK'): OidcClient | null {
  const issuer = env[`IDENTITY_${name}_ISSUER`];
  const clientId = env[`IDENTITY_${name}_CLIENT_ID`];
  const clientSecret = env[`IDENTITY_${name}_CLIENT_SECRET`];
  if (issuer === null && clientId === null && clientSecret === null) return null;
  if (issuer === null || clientId === null || clientSecret === null) {
    throw new ConfigError(
      `IDENTITY_${name}_ISSUER, _CLIENT_ID and _CLIENT_SECRET are given together or not at all.`,
    );
  }
  const subscriptionClaim = name === 'AU' ? env.IDENTITY_AU_SUBSCRIPTION_CLAIM : null;
  return { issuer, clientId, clientSecret, subscriptionClaim };
}

/** Browsers take their own host, or a domain that it lies under (WebAuthn: RP ID). */
function passkeyDomain(given: string | null, baseUrl: string): string {
  const { hostname } = new URL(baseUrl);
  const domain = given ?? hostname;
  if (hostname === domain || hostname.endsWith(`.${domain}`)) return domain;
  throw new ConfigError(
    `PASSKEY_DOMAIN is ${hostname}, the host of BASE_URL, or a domain that it lies under.`,
  );
}

/** `fumi.example.` is the same host as `fumi.example`. */
const hostOf = (url: string): string => new URL(url).hostname.replace(/\.$/, '');

/** Another origin is another host here: cookies know no ports. */
function filesUrl(given: string | null, baseUrl: string, staticUrl: string | null): string | null {
  if (given === null) return null;
  if (hostOf(given) === hostOf(baseUrl))
    throw new ConfigError('FILES_URL needs another host than BASE_URL, so that no cookie reaches it.');
  if (staticUrl !== null && hostOf(given) === hostOf(staticUrl))
    throw new ConfigError('FILES_URL needs another host than STATIC_URL: a CDN keeps what comes from there.');
  return new URL(given).origin;
}

function risksOf(config: Config): Risk[] {
  const risks: [Risk, boolean][] = [
    ['embedded-database', config.databaseUrl === null],
    ['key-in-data-folder', config.secretKeys === null],
    ['plain-http', [config.baseUrl, config.filesUrl].some((url) => url?.startsWith('http:'))],
    ['sandbox-mail', config.smtpUrl === null],
    ['sandbox-identity', config.identity.au === null || config.identity.facebook === null],
    ['sandbox-payment', config.payment === 'sandbox' || config.stripeApiUrl !== null],
  ];
  return risks.filter(([, isTaken]) => isTaken).map(([risk]) => risk);
}

/** A folder of this machine, a bucket (`s3://…`), whose keys are those of the store, or another machine (`sftp://…`). */
function hotFolderOf(given: string | null): string | null {
  if (given?.startsWith('sftp:')) {
    try {
      readSftpTarget(given);
    } catch (error) {
      throw new ConfigError(`HOT_FOLDER: ${error instanceof Error ? error.message : 'is no address'}`);
    }
    return given;
  }
  return given === null || given.startsWith('s3:') ? given : path.resolve(given);
}

/** Throws where production takes a risk that nobody has named. */
export function refuseUnnamed({ isProduction, allowed }: Config, risks: readonly Risk[]): void {
  const unnamed = isProduction ? risks.filter((risk) => !allowed.includes(risk)) : [];
  if (unnamed.length === 0) return;
  throw new ConfigError(
    `NODE_ENV=production does not start with ${unnamed.join(', ')}. Configure it, or name it: ALLOW=${unnamed.join(',')}`,
  );
}

/** Reads the environment. Throws ConfigError with sentences for the operator. */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) throw new ConfigError(z.prettifyError(parsed.error));
  const env = parsed.data;
  if (env.PAYMENT === 'stripe' && (env.STRIPE_SECRET_KEY === null || env.STRIPE_WEBHOOK_SECRET === null)) {
    throw new ConfigError('PAYMENT=stripe needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.');
  }
  if (env.STORAGE_URL !== null && (env.AWS_ACCESS_KEY_ID === null || env.AWS_SECRET_ACCESS_KEY === null)) {
    throw new ConfigError('STORAGE_URL needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.');
  }
  const isProduction = env.NODE_ENV === 'production';
  const baseUrl = new URL(env.BASE_URL ?? `http://localhost:${env.PORT}`).origin;
  const config: Config = {
    port: env.PORT,
    host: env.HOST,
    baseUrl,
    passkeyDomain: passkeyDomain(env.PASSKEY_DOMAIN, baseUrl),
    dataDir: path.resolve(env.DATA_DIR),
    secretKeys: env.SECRET_KEYS,
    databaseUrl: env.DATABASE_URL,
    storageUrl: env.STORAGE_URL,
    files: env.FILES,
    recipients: env.RECIPIENTS,
    storageKeys: {
      ...(env.AWS_ACCESS_KEY_ID ? { AWS_ACCESS_KEY_ID: env.AWS_ACCESS_KEY_ID } : {}),
      ...(env.AWS_SECRET_ACCESS_KEY ? { AWS_SECRET_ACCESS_KEY: env.AWS_SECRET_ACCESS_KEY } : {}),
    },
    hotFolder: hotFolderOf(env.HOT_FOLDER),
    sheets: env.SHEETS,
    staticUrl: env.STATIC_URL?.replace(/\/$/, '') ?? '',
    filesUrl: filesUrl(env.FILES_URL, baseUrl, env.STATIC_URL),
    collectorUrl: env.ANALYTICS_URL ?? '',
    heicDecoder: env.HEIC_DECODER,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    mailConcurrency: env.MAIL_CONCURRENCY,
    passwordListUrl: env.PASSWORD_LIST_URL,
    identity: { au: oidcClient(env, 'AU'), facebook: oidcClient(env, 'FACEBOOK') },
    payment: env.PAYMENT,
    stripeSecretKey: env.STRIPE_SECRET_KEY,
    stripeWebhookSecret: env.STRIPE_WEBHOOK_SECRET,
    stripeApiUrl: env.STRIPE_API_URL,
    isProduction,
    allowed: env.ALLOW.split(',').map((word) => word.trim()),
    isDevelopment: !isProduction,
    limits: env.LIMITS ?? (isProduction ? 'full' : 'relaxed'),
    signup: env.SIGNUP,
    drawing: env.DRAWING,
    role: env.ROLE,
    metricsPort: env.METRICS_PORT ?? null,
    metricsHost: env.METRICS_HOST,
    traceUrl: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    logLevel: env.LOG_LEVEL,
    trustProxy: env.TRUST_PROXY,
  };
  refuseUnnamed(config, risksOf(config));
  return config;
}
