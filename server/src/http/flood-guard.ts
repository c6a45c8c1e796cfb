import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { RELAXED_FACTOR } from '../modules/rate-limit/rate-limits.ts';
import { MAX_TOKEN_LENGTH, SESSION_COOKIE } from '../modules/session/session.service.ts';
import { gate } from './gate.ts';
import { originKey } from './origin-key.ts';
import { cookiesFor } from './request-session.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Bytes that the connection had sent before the answer; null where they are not counted. */
    sentBefore: number | null;
  }
}

const WINDOW_MS = 60_000;
/** What a call costs: whatever writes is dearer, and so is rendering a page. */
const POINTS = { file: 0, read: 1, write: 5, page: 5 } as const;

/** Routes without points: static files, probes, and notices of payment providers. */
const FREE = /^\/(assets|material|healthz|readyz|api\/payment\/notification)(\/|$)/;
const PAGE = '/*';

function pointsOf({ method, routeOptions: { url = PAGE } }: FastifyRequest): number {
  if (FREE.test(url)) return POINTS.file;
  if (url === PAGE) return POINTS.page;
  return method === 'GET' ? POINTS.read : POINTS.write;
}

/** Points a minute. A book with thirty recipients is some forty writes, and may be tried again at once. */
const MAX_POINTS = { session: 900, origin: 3000 } as const;

type Counter = (key: string, points: number, max: number, nowMs: number) => boolean;

/** Counts in memory: this guards a process, not an account, and must cost nothing. Windows are whole minutes. */
function counter(): Counter {
  let minute = 0;
  const used = new Map<string, number>();
  return (key, points, max, nowMs) => {
    const current = Math.floor(nowMs / WINDOW_MS);
    if (current !== minute) {
      minute = current;
      used.clear();
    }
    const total = (used.get(key) ?? 0) + points;
    used.set(key, total);
    return total <= max;
  };
}

/** A JSON answer costs a point more for each of so many bytes, which are work to us. */
const BYTES_A_POINT = 100_000;

type Caller = { readonly origin: string; readonly session: string | null };

function callerOf(context: Context, request: FastifyRequest, reply: FastifyReply): Caller {
  const held = cookiesFor(context, request, reply).read(SESSION_COOKIE);
  // A longer text is no token, and would lie in memory until the minute ends.
  const token = held !== null && held.length <= MAX_TOKEN_LENGTH ? held : null;
  return { origin: `origin ${originKey(request.ip)}`, session: token && `session ${token}` };
}

/** Sheds callers who ask for more than any person does, whether in calls or in what they are answered. */
export function guardFromFloods(app: FastifyInstance, context: Context): void {
  const hasRoom = counter();
  const factor = context.config.limits === 'relaxed' ? RELAXED_FACTOR : 1;
  const counts = ({ origin, session }: Caller, points: number, nowMs: number): boolean =>
    hasRoom(origin, points, MAX_POINTS.origin * factor, nowMs) &&
    (session === null || hasRoom(session, points, MAX_POINTS.session * factor, nowMs));
  app.decorateRequest('sentBefore', null);
  const shed = gate((request, reply) => {
    const points = pointsOf(request);
    if (points === POINTS.file) return null;
    const nowMs = context.clock.nowMs();
    if (counts(callerOf(context, request, reply), points, nowMs)) {
      request.sentBefore = request.socket.bytesWritten;
      return null;
    }
    const retryAfterSeconds = (WINDOW_MS - (nowMs % WINDOW_MS)) / 1000;
    return { code: 'too_many_requests', retryAfterSeconds };
  });
  app.addHook('onRequest', shed);
  app.addHook('onResponse', (request, reply, done) => {
    const before = request.sentBefore;
    if (before !== null && String(reply.getHeader('content-type')).startsWith('application/json')) {
      const points = Math.floor((request.socket.bytesWritten - before) / BYTES_A_POINT);
      if (points > 0) counts(callerOf(context, request, reply), points, context.clock.nowMs());
    }
    done();
  });
}
