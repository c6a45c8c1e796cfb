import path from 'node:path';
import { type BreachedPasswords, openBreachedPasswords } from './adapters/breached-passwords.ts';
import { type Clock, systemClock } from './adapters/clock.ts';
import { type FlushProbe, openFlushProbe } from './adapters/disk-flush.ts';
import { diskSpace } from './adapters/disk-space.ts';
import { type Identities, openIdentities } from './adapters/identity-open.ts';
import { openJobs } from './adapters/jobs-pg-boss.ts';
import type { Mailer } from './adapters/mailer.ts';
import { sandboxMailer } from './adapters/mailer-sandbox.ts';
import { openPasswords, type Passwords } from './adapters/passwords.ts';
import type { Payments } from './adapters/payment.ts';
import { openPayments } from './adapters/payment-open.ts';
import type { ObjectStorage } from './adapters/storage.ts';
import { openStorage } from './adapters/storage-open.ts';
import { withSeals } from './adapters/storage-sealed.ts';
import { type Config, ConfigError, refuseUnnamed } from './config.ts';
import { type ArtMirror, openArtMirror, SHARED_FOLDER } from './content/art-mirror.ts';
import { type Content, openContent } from './content/content.ts';
import { isTemplateSeller } from './content/goods.ts';
import type { Database } from './db/database.ts';
import { type OpenDatabase, openPostgres } from './db/open-database.ts';
import { ensureSchema } from './db/schema-version.ts';
import { type ImageProcessing, openImageProcessing } from './images/image-processing.ts';
import type { Jobs } from './jobs/jobs.ts';
import { createLog, type Log } from './log.ts';
import { type Measured, openMeasured } from './metrics/measured.ts';
import { openZips, type Zips } from './modules/delivery/zip-open.ts';
import { sealOperatorSecrets } from './modules/operator/seal-secrets.service.ts';
import { isTemplateSender, readCarrierTerms } from './modules/parcel/carrier-terms.ts';
import { openPress, type Press } from './printing/press.ts';
import { sweepRunFolders } from './printing/run-folder.ts';
import { newToken } from './random.ts';
import type { Keyring } from './secrets/keyring.ts';
import { openKeyring } from './secrets/open-keyring.ts';
import { NO_TRACING, type Tracing } from './tracing/tracing.ts';

/** Everything the modules reach the world through: a plain object, made once, handed down by argument. */
export type Context = {
  readonly config: Config;
  readonly db: Database;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  /** Third parties that members sign in with. */
  readonly identity: Identities;
  readonly passwords: Passwords;
  readonly breached: BreachedPasswords;
  readonly storage: ObjectStorage;
  /** How quickly the disk where DATA_DIR lies flushes. */
  readonly flush: FlushProbe;
  /** What the shop sells: data, fonts, and the program that draws the designs. */
  readonly content: Content;
  /** Designs that other machines have drawn. */
  readonly art: ArtMirror;
  readonly images: ImageProcessing;
  readonly press: Press;
  readonly payments: Payments;
  readonly zip: Zips;
  readonly clock: Clock;
  /** Seals and signs with keys that are not in the database. */
  readonly keys: Keyring;
  readonly log: Log;
  readonly tracing: Tracing;
  readonly measured: Measured;
  /** Key of the link to the desk that a shop outside production prints when it starts. */
  readonly deskKey: string;
  readonly close: () => Promise<void>;
};

/**
 * The part of the context that code inside a transaction gets: nothing that waits for another
 * service, and no second handle to the database, since the embedded one has a single connection
 * (ADR 0027).
 */
export type TransactionContext = Pick<Context, 'config' | 'jobs' | 'clock' | 'keys' | 'log' | 'zip'> & {
  readonly content: Omit<Content, 'drawing'>;
};

/** What a test may put in place of the real thing: only the outer edge. */
export type Overrides = {
  readonly database?: OpenDatabase;
  readonly clock?: Clock;
  readonly mailer?: Mailer;
  readonly passwords?: Passwords;
  readonly payments?: Payments;
  readonly content?: Content;
  readonly log?: Log;
};

/** Where the embedded database lies. */
export const embeddedFolder = ({ dataDir }: Config): string => path.join(dataDir, 'database');

/** What the embedded database writes before it serves: a segment of its log, and room to recover. */
const STARTS_IN_BYTES = 64 * 1024 ** 2;

/** On a full disk the embedded database does not say why it fails. */
async function blameDisk({ dataDir }: Config, error: unknown): Promise<never> {
  const { freeBytes } = await diskSpace(dataDir);
  throw freeBytes < STARTS_IN_BYTES
    ? new ConfigError('The disk is full where DATA_DIR lies: the embedded database cannot start.')
    : error;
}

async function openEmbeddedIn(config: Config): Promise<OpenDatabase> {
  const { openEmbedded } = await import('./db/open-embedded.ts');
  return openEmbedded({ directory: embeddedFolder(config) }).catch((error) => blameDisk(config, error));
}

/** The database that the configuration names. */
export const openDatabase = async (config: Config, log: Log): Promise<OpenDatabase> =>
  config.databaseUrl === null
    ? openEmbeddedIn(config)
    : openPostgres(config.databaseUrl, (error) => log.error('database connection', error));

/** The store that the configuration names. */
export const openObjects = async (config: Config): Promise<ObjectStorage> =>
  withSeals(await openBareObjects(config), openKeyring(config), config.files);

/** The store itself, which neither seals nor unseals. */
export const openBareObjects = ({ storageUrl, storageKeys, dataDir }: Config): Promise<ObjectStorage> =>
  openStorage({
    ...(storageUrl ? { url: storageUrl } : {}),
    folder: path.join(dataDir, 'objects'),
    env: storageKeys,
  });

/** A mailer for the configured mail server, if any; its library is loaded only then. */
async function openMailer({ smtpUrl, mailFrom, mailConcurrency, isProduction }: Config): Promise<Mailer> {
  if (smtpUrl === null) return sandboxMailer;
  const { openSmtpMailer } = await import('./adapters/mailer-smtp.ts');
  return openSmtpMailer(smtpUrl, mailFrom, { demandsTls: isProduction, connections: mailConcurrency });
}

/** Tracing to the configured collector, if any; its exporter is loaded only then. */
async function openTracingOf({ traceUrl, role }: Config, log: Log): Promise<Tracing> {
  if (traceUrl === null) return NO_TRACING;
  const { openTracing } = await import('./tracing/otlp.ts');
  return openTracing({ endpoint: traceUrl, role, log });
}

/** Opens everything, prepares schema and queues. `close` undoes it in reverse order. */
export async function openContext(config: Config, overrides: Overrides = {}): Promise<Context> {
  const clock = overrides.clock ?? systemClock;
  const log = overrides.log ?? createLog((line) => process.stdout.write(line), clock.nowMs, config.logLevel);
  const database = overrides.database ?? (await openDatabase(config, log));
  await ensureSchema(database, config);
  const keys = openKeyring(config);
  await sealOperatorSecrets({ db: database.db, keys, log });
  const tracing = await openTracingOf(config, log);
  const jobs = openJobs(database.jobDatabase, database.isEmbedded, log, tracing);
  await jobs.open();
  const content = overrides.content ?? (await openContent({ dataDir: config.dataDir, log }));
  if (isTemplateSeller(content.goods.shop.seller)) refuseUnnamed(config, ['template-seller']);
  if (isTemplateSender(readCarrierTerms().sender)) refuseUnnamed(config, ['template-carriers']);
  const images = openImageProcessing();
  const storage = await openObjects(config);
  await sweepRunFolders();
  const press = openPress({ content, images, storage });
  const identity = await openIdentities(config);
  const mailer = overrides.mailer ?? (await openMailer(config));
  return {
    config,
    db: database.db,
    jobs,
    mailer,
    identity,
    passwords: overrides.passwords ?? openPasswords(),
    breached: openBreachedPasswords(config.passwordListUrl, { log }),
    storage,
    flush: openFlushProbe(config.dataDir),
    payments: overrides.payments ?? (await openPayments(config, database.db, clock)),
    zip: openZips(config),
    content,
    art: config.storageUrl === null ? SHARED_FOLDER : openArtMirror(content.staticDir, storage),
    images,
    press,
    clock,
    keys,
    log,
    tracing,
    measured: openMeasured(database.connections),
    deskKey: newToken(),
    close: async () => {
      // Drawing all designs takes minutes; another worker goes on with it.
      content.drawing.stopAll();
      await jobs.close();
      mailer.close?.();
      await identity.sandbox?.close();
      await press.worker.close();
      await press.viewer.close();
      await press.imposer.close();
      images.close();
      content.drawing.close();
      await tracing.close();
      await database.close();
    },
  };
}
