import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { type Context, openContext } from './context.ts';
import { jobHandlers } from './job-handlers.ts';
import { openMetrics } from './metrics/metrics.ts';
import { openPrivateServer } from './metrics/private-server.ts';
import { askForArt } from './modules/kit/art.service.ts';
import { keepPages } from './modules/pages/pages.routes.ts';
import { sandboxDeskUrl } from './modules/sandbox/desk-sandbox.routes.ts';
import { keepFilesPrivate } from './private-files.ts';
import { startFailure } from './start-failure.ts';

const STOP_TIMEOUT_MS = 20_000;

/** Limits of the embedded database, said at the start. */
const EMBEDDED =
  '      embedded database: one process, and no copy but those of `fumi backup`, for which the shop stops';

function greet(context: Context): void {
  const { config } = context;
  const lines = [
    `ふみ  ${config.baseUrl}`,
    `data  ${config.databaseUrl === null ? config.dataDir : `${config.dataDir}, PostgreSQL`}`,
    ...(config.databaseUrl === null ? [EMBEDDED] : []),
    ...(config.isProduction ? [] : [`desk  ${sandboxDeskUrl(context)}`]),
    ...(config.smtpUrl === null ? [`mail  ${config.baseUrl}/sandbox/inbox`] : []),
  ];
  console.log(lines.join('\n'));
}

async function serve(): Promise<void> {
  const config = readConfig(process.env);
  keepFilesPrivate(config.dataDir);
  const context = await openContext(config);
  const metrics = config.metricsPort === null ? null : openMetrics();
  const app = await buildApp(context, metrics?.watch);
  const privateServer = metrics && openPrivateServer(context, metrics);
  const { host, port, role } = context.config;

  const stop = async (reason: string, exitCode: number): Promise<void> => {
    context.log.info('stopping', { reason });
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
    privateServer?.close();
    metrics?.close();
    await app.close();
    await context.close();
    process.exit(exitCode);
  };
  process.once('SIGTERM', () => void stop('SIGTERM', 0));
  process.once('SIGINT', () => void stop('SIGINT', 0));
  process.on('uncaughtException', (error) => {
    context.log.error('uncaught', error);
    process.exit(1);
  });

  if (role !== 'web') await context.jobs.work(jobHandlers(context), { 'mail-send': config.mailConcurrency });
  // Without kept assets, pages that are open across the next release must be loaded again.
  await keepPages(context).catch((error: unknown) => context.log.error('assets not kept', error));
  await app.listen({ host, port });
  privateServer?.listen(config.metricsPort ?? 0, config.metricsHost);
  await askForArt(context);
  greet(context);
}

serve().catch((error: unknown) => {
  console.error(startFailure(error) ?? error);
  process.exit(1);
});
