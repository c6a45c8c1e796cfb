import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { hashSource } from './inline-styles.ts';
import { PLAIN_STYLE } from './plain-document.ts';
import { REPORTS_PATH } from './policy-reports.ts';

const YEAR_SECONDS = 31_536_000;

/** The policy of every answer. Pages name the hashes of their inline scripts and styles in their own. */
function contentSecurityPolicy({ baseUrl, filesUrl, staticUrl, collectorUrl }: Config): string {
  const files = filesUrl === null ? [] : [filesUrl];
  const assets = ["'self'", ...(staticUrl ? [staticUrl] : [])];
  const collector = collectorUrl ? [new URL(collectorUrl).origin] : [];
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", hashSource(PLAIN_STYLE)],
    'img-src': [...assets, ...files, 'data:', 'blob:'],
    'font-src': assets,
    'connect-src': [...assets, ...files, ...collector],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // Only web/src/platform/trusted-types.ts turns text into HTML or the address of a script.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['fumi', 'default'],
    'report-uri': [REPORTS_PATH],
    'report-to': ['policy'],
    ...(baseUrl.startsWith('https:') ? { 'upgrade-insecure-requests': [] } : {}),
  };
  return Object.entries(directives)
    .map((directive) => directive.flat().join(' '))
    .join(';');
}

/**
 * Features that no page of ours uses, and that injected code must not use either; photos come by
 * the file picker. All features that a page has by default stand here, except `clipboard-write` and
 * `web-share`, by which links to friends are passed on, and `publickey-credentials-*`, the
 * passkeys.
 */
const PERMISSIONS_POLICY = `
accelerometer autoplay browsing-topics camera clipboard-read compute-pressure
cross-origin-isolated display-capture encrypted-media fullscreen gamepad geolocation gyroscope hid
identity-credentials-get idle-detection keyboard-map local-fonts magnetometer microphone midi
otp-credentials payment picture-in-picture screen-wake-lock serial storage-access sync-xhr unload usb window-management xr-spatial-tracking
`
  .trim()
  .split(/\s+/)
  .map((feature) => `${feature}=()`)
  .join(', ');

/** The desk alone asks for a camera: it reads the codes of cards. */
export const DESK_PERMISSIONS_POLICY = PERMISSIONS_POLICY.replace('camera=()', 'camera=(self)');

/** Headers of every answer: no guessing of types, for this site alone, in no frame. */
const common = ({ baseUrl }: Config): Readonly<Record<string, string>> => ({
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  ...(baseUrl.startsWith('https:')
    ? { 'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains` }
    : {}),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
});

const ofPage = (config: Config): Readonly<Record<string, string>> => ({
  ...common(config),
  'content-security-policy': contentSecurityPolicy(config),
  'permissions-policy': PERMISSIONS_POLICY,
  // Where reports go, for browsers that know the newer way.
  'reporting-endpoints': `policy="${REPORTS_PATH}"`,
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
});

/** Headers of JSON, which loads nothing: without the policies of a page, two kilobytes shorter. */
const ofData = (config: Config): Readonly<Record<string, string>> => ({
  ...common(config),
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
});

/** Whoever follows a link, in a frame too, asks for HTML; our pages ask the calls for JSON. */
const isOfProgram = ({ routeOptions: { url = '' }, headers: { accept = '' } }: FastifyRequest): boolean =>
  url.startsWith('/api/') && !accept.includes('text/html');

/** Headers of every answer, put together once. */
export function secureAnswers(app: FastifyInstance, config: Config): void {
  const [page, data] = [ofPage(config), ofData(config)];
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isOfProgram(request) ? data : page);
    done();
  });
}
