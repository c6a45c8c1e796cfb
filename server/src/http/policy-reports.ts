import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Context } from '../context.ts';

/** Where browsers tell what the policy of a page has stopped: an attack, or a page of ours that breaks its own rules. */
export const REPORTS_PATH = '/policy-reports';

const MAX_BYTES = 16 * 1024;
const WINDOW_MS = 3_600_000;
/** Lines an hour: anybody can send reports, and one of a kind is enough. */
const MAX_LINES = 50;

const text = z.string().max(2000).catch('');

/** The impersonal fields of a report, in both forms of browsers (CSP 3 §5, Reporting API). */
const older = z.object({
  'csp-report': z.object({ 'effective-directive': text, 'blocked-uri': text, 'source-file': text }),
});
const newer = z
  .array(z.object({ body: z.object({ effectiveDirective: text, blockedURL: text, sourceFile: text }) }))
  .max(20);

type Stopped = { readonly directive: string; readonly blocked: string; readonly source: string };

/** An origin, or a word such as `inline`: the rest of an address may be somebody's. */
function placeOf(address: string): string {
  if (/^[a-z-]{1,30}$/.test(address)) return address;
  return URL.canParse(address) ? new URL(address).origin : '';
}

/** Our own scripts by name; of anything else the origin. */
function sourceOf(address: string): string {
  const path = URL.canParse(address) ? new URL(address).pathname : '';
  return /^\/assets\/[\w.-]{1,100}$/.test(path) ? path : placeOf(address);
}

const directiveOf = (word: string): string => (/^[a-z-]{1,40}$/.test(word) ? word : '');

function stoppedIn(body: unknown): Stopped[] {
  const one = older.safeParse(body);
  const many = newer.safeParse(body);
  const found = one.success
    ? [one.data['csp-report']].map((report) => [
        report['effective-directive'],
        report['blocked-uri'],
        report['source-file'],
      ])
    : (many.data ?? []).map(({ body: report }) => [
        report.effectiveDirective,
        report.blockedURL,
        report.sourceFile,
      ]);
  return found.map(([directive = '', blocked = '', source = '']) => ({
    directive: directiveOf(directive),
    blocked: placeOf(blocked),
    source: sourceOf(source),
  }));
}

function parsed(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return null;
  }
}

/** Logs each kind of report once an hour, without addresses of pages: they lead to books and orders. */
export async function registerPolicyReports(
  app: FastifyInstance,
  { log, clock }: Pick<Context, 'log' | 'clock'>,
): Promise<void> {
  let hour = 0;
  const told = new Set<string>();
  const tell = (stopped: Stopped): void => {
    const current = Math.floor(clock.nowMs() / WINDOW_MS);
    if (current !== hour) told.clear();
    hour = current;
    const kind = JSON.stringify(stopped);
    if (told.size >= MAX_LINES || told.has(kind)) return;
    told.add(kind);
    log.warn('policy stopped', stopped);
  };
  await app.register(async (reports) => {
    reports.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string', bodyLimit: MAX_BYTES },
      (_, body, done) => done(null, body),
    );
    reports.post(REPORTS_PATH, { schema: { hide: true } }, async (request, reply) => {
      for (const stopped of stoppedIn(parsed(request.body))) tell(stopped);
      return reply.code(204).send();
    });
  });
}
