import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { gate } from './gate.ts';

const LOCAL_ORIGIN = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Our own origin; on a developer's machine also every port of it, for the pages may come from Vite. */
const isOwnOrigin = (config: Config, origin: string): boolean =>
  origin === config.baseUrl || (config.isDevelopment && LOCAL_ORIGIN.test(origin));

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether only a page of ours, or a program that sends our header, can have asked (design §6). */
function isSameOrigin(config: Config, headers: FastifyRequest['headers']): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (headers['x-requested-with'] !== 'fumi') return false;
  if (typeof origin === 'string' && !isOwnOrigin(config, origin)) return false;
  return site === undefined || site === 'same-origin' || site === 'none';
}

/**
 * Hook against forged requests: whatever is no GET needs our header and, where the browser says it, our origin. A GET
 * that the browser marks as cross-site is refused, too: a window that another site opens sends cookies, and its timing
 * tells what was found.
 */
export const refuseForgery = (config: Config) =>
  gate(({ method, headers }) => {
    const isOurs = SAFE_METHODS.has(method)
      ? headers['sec-fetch-site'] !== 'cross-site'
      : isSameOrigin(config, headers);
    return isOurs ? null : { code: 'forbidden' };
  });
