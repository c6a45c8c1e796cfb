import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Config } from '../config.ts';

const YEAR_SECONDS = 31_536_000;

/** Headers of every answer. Pages with an inline script name its hash in their own policy. */
export function securityHeaders(config: Config): FastifyHelmetOptions {
  const isSecure = config.baseUrl.startsWith('https:');
  const assets = ["'self'", ...(config.staticUrl ? [config.staticUrl] : [])];
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: [...assets, 'data:', 'blob:'],
        fontSrc: assets,
        connectSrc: [...assets, ...(config.collectorUrl ? [new URL(config.collectorUrl).origin] : [])],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isSecure ? { maxAge: YEAR_SECONDS, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
  };
}

/** What no page of ours uses, and so nothing that got into one may: photos come by the file picker. */
export const PERMISSIONS_POLICY = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ');
