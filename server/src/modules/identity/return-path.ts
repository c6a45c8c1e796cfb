import { safeReturnPath } from '@fumi/domain';
import type { Config } from '../../config.ts';

/** The path on our own origin that a return URL names, or null (spec §5). Checked on the way out and back. */
export const returnPath = (config: Config, text: string): string | null =>
  safeReturnPath(text, URL.canParse(text, config.baseUrl) ? new URL(text, config.baseUrl) : null, [
    config.baseUrl,
  ]);

/** A path of ours with a reason added to its query, for the page that failures land on. */
export function withReason(config: Config, path: string, reason: string): string {
  const url = new URL(path, config.baseUrl);
  url.searchParams.set('login_error', reason);
  return `${url.pathname}${url.search}${url.hash}`;
}
