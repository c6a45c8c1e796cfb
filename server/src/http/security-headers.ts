import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Config } from '../config.ts';
import { hashSource } from './inline-styles.ts';
import { PLAIN_STYLE } from './plain-document.ts';
import { REPORTS_PATH } from './policy-reports.ts';

const YEAR_SECONDS = 31_536_000;

/** Headers of every answer. Pages name the hashes of their inline scripts and styles in their own policy. */
export function securityHeaders(config: Config): FastifyHelmetOptions {
  const isSecure = config.baseUrl.startsWith('https:');
  const files = config.filesUrl === null ? [] : [config.filesUrl];
  const assets = ["'self'", ...(config.staticUrl ? [config.staticUrl] : [])];
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", hashSource(PLAIN_STYLE)],
        imgSrc: [...assets, ...files, 'data:', 'blob:'],
        fontSrc: assets,
        connectSrc: [
          ...assets,
          ...files,
          ...(config.collectorUrl ? [new URL(config.collectorUrl).origin] : []),
        ],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        // No text becomes HTML or a script's address but by web/src/platform/trusted-types.ts.
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['fumi', 'default'],
        reportUri: [REPORTS_PATH],
        reportTo: ['policy'],
        ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isSecure ? { maxAge: YEAR_SECONDS, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
  };
}

/** Where reports go, for browsers that know the newer way. */
export const REPORTING_ENDPOINTS = `policy="${REPORTS_PATH}"`;

/**
 * What no page of ours uses, and so nothing that got into one may: photos come by the file picker. Every feature that
 * a page has without asking stands here, but `clipboard-write` and `web-share`, by which links to friends are passed on,
 * and `publickey-credentials-*`, the passkeys.
 */
export const PERMISSIONS_POLICY = `
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
