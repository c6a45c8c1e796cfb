import { createInterface } from 'node:readline/promises';
import { openBreachedPasswords } from './adapters/breached-passwords.ts';
import { systemClock } from './adapters/clock.ts';
import { filesCommand } from './adapters/files.command.ts';
import { openPasswords } from './adapters/passwords.ts';
import { backupCommand, restoreCommand } from './backup/backup.command.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { type Context, openContext, openDatabase } from './context.ts';
import { DirectoryInUse } from './db/directory-lock.ts';
import { ensureSchema, schemaVersion } from './db/schema-version.ts';
import { createLog, messageOf } from './log.ts';
import { auditCommand } from './modules/audit/audit.command.ts';
import { campaignCommand } from './modules/campaign/campaign.command.ts';
import { couponCommand } from './modules/coupon/coupon.command.ts';
import { zipCommand } from './modules/delivery/zip.command.ts';
import { inquiryCommand } from './modules/inquiry/inquiry.command.ts';
import { bouncedCommand, mailCommand } from './modules/mail/mail.command.ts';
import { memberCommand } from './modules/member/member.command.ts';
import { OPERATOR_VARIABLE, operatorCommand, SIGN_IN_FIRST } from './modules/operator/operator.command.ts';
import { mayWork } from './modules/operator/operator-session.service.ts';
import { sealOperatorSecrets } from './modules/operator/seal-secrets.service.ts';
import { scanCommand } from './modules/packing/scan.command.ts';
import { parcelCommand } from './modules/parcel/parcel.command.ts';
import { pressCommand } from './modules/press-sample/press-sample.command.ts';
import { runCommand } from './modules/print-run/print-run.command.ts';
import { orderCommand } from './modules/print-shop/order.command.ts';
import { trialCommand } from './modules/trial/trial.command.ts';
import { keepFilesPrivate } from './private-files.ts';
import { openKeyring } from './secrets/open-keyring.ts';
import { settingsTable } from './settings/settings-table.ts';
import { openTerminal } from './terminal.ts';

/** What an operator of the machine does on the command line: `npm run fumi -- …`. */

type Command = (words: readonly string[], config: Config) => Promise<number>;

function settings(): Config {
  const config = readConfig(process.env);
  keepFilesPrivate(config.dataDir);
  return config;
}

const say = (line: string): void => console.log(line);
const stderrLog = () => createLog((line) => process.stderr.write(line), systemClock.nowMs);

const operator: Command = async (words, config) => {
  const log = stderrLog();
  const database = await openDatabase(config, log);
  const terminal = openTerminal();
  try {
    await ensureSchema(database, config);
    const keys = openKeyring(config);
    await sealOperatorSecrets({ db: database.db, keys, log });
    const tools = {
      db: database.db,
      clock: systemClock,
      keys,
      passwords: openPasswords(),
      breached: openBreachedPasswords(config.passwordListUrl, { log }),
    };
    return await operatorCommand(words, {
      ...tools,
      ask: terminal.ask,
      say,
      token: process.env[OPERATOR_VARIABLE],
    });
  } finally {
    terminal.close();
    await database.close();
  }
};

/** Brings the database to this release, once, before its first process starts. */
const migrate: Command = async (_, config) => {
  const log = stderrLog();
  const database = await openDatabase(config, log);
  try {
    if ((await schemaVersion(database.db)) === 'newer') await ensureSchema(database, config);
    await database.migrate();
    say('The database belongs to this release.');
    return 0;
  } finally {
    await database.close();
  }
};

/** Exit code that makes a mail server try again later (EX_TEMPFAIL). */
const TRY_AGAIN = 75;

/** The mail server runs this without an operator; on any other failure it drops the report. */
async function bounced(): Promise<number> {
  try {
    const config = settings();
    const database = await openDatabase(config, stderrLog());
    try {
      await ensureSchema(database, config);
      return await bouncedCommand(database, process.stdin, say);
    } finally {
      await database.close();
    }
  } catch (error) {
    console.error(messageOf(error));
    return TRY_AGAIN;
  }
}

type ShopCommand = (
  words: readonly string[],
  tools: { readonly context: Context; readonly say: (line: string) => void },
) => Promise<number>;

/** A command that works on the shop's own data, through the same services as the shop. */
const onShop =
  (name: string, command: ShopCommand): Command =>
  async (words, config) => {
    const log = stderrLog();
    const context = await openContext(config, { log });
    try {
      if (!(await mayWork(context, [name, ...words], process.env[OPERATOR_VARIABLE]))) {
        say(SIGN_IN_FIRST);
        return 1;
      }
      return await command(words, { context, say });
    } finally {
      await context.close();
    }
  };

const COMMANDS: Readonly<Record<string, Command>> = {
  migrate,
  backup: (words, config) => backupCommand(words, config, { log: stderrLog(), say }),
  restore: (words, config) => restoreCommand(words, config, { log: stderrLog(), say }),
  operator,
  mail: (words) => mailCommand(words, say),
  press: (words, config) => pressCommand(words, config, { log: stderrLog(), say }),
  orders: onShop('orders', orderCommand),
  runs: onShop('runs', runCommand),
  scan: onShop('scan', (words, tools) =>
    scanCommand(words, { ...tools, lines: createInterface({ input: process.stdin }) }),
  ),
  parcels: onShop('parcels', parcelCommand),
  inquiries: onShop('inquiries', inquiryCommand),
  trial: onShop('trial', trialCommand),
  members: onShop('members', memberCommand),
  coupons: onShop('coupons', couponCommand),
  campaigns: onShop('campaigns', campaignCommand),
  audit: onShop('audit', auditCommand),
  files: (words, config) => filesCommand(words, config, say),
  zip: (words, config) => zipCommand(words, config, say),
  settings: async () => {
    say(settingsTable());
    return 0;
  },
};

async function run([name = '', ...words]: readonly string[]): Promise<number> {
  if (name === 'mail' && words[0] === 'bounced') return bounced();
  const command = COMMANDS[name];
  if (command) return command(words, settings());
  say(`usage: npm run fumi -- ${Object.keys(COMMANDS).join(' | ')} …`);
  return 1;
}

/** `parseArgs` throws it for options that a command does not have. */
const isWrongOption = (error: unknown): error is Error =>
  error instanceof TypeError && String((error as { code?: unknown }).code).startsWith('ERR_PARSE_ARGS');

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  const isInUse = error instanceof DirectoryInUse;
  const isExpected = isInUse || error instanceof ConfigError || isWrongOption(error);
  console.error(isExpected ? error.message : error);
  if (isInUse) console.error('Stop the shop first: the embedded database serves one process at a time.');
  process.exitCode = 1;
}
