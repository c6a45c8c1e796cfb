import { z } from 'zod';
import { setting } from './setting.ts';
import { httpUrl, optional, PROXY_NAMES, portNumber, proxies } from './setting-values.ts';

/** Where the shop is reached, and by whom it is watched. */
export const networkSettings = {
  PORT: setting(portNumber.default(3000), {
    what: 'where the server listens',
    type: 'port',
    readBy: 'every process',
    example: '3000',
  }),
  HOST: setting(z.string().default('127.0.0.1'), {
    what: 'address that it listens at; `0.0.0.0` for all',
    type: 'address',
    readBy: 'every process',
    example: '127.0.0.1',
  }),
  BASE_URL: setting(z.url({ protocol: /^https?$/ }).optional(), {
    what: 'the origin of every link that is sent and every return address; production wants https',
    type: 'URL',
    readBy: 'every process',
    example: 'https://fumi.example',
    otherwise: '`http://localhost:PORT`',
  }),
  PASSKEY_DOMAIN: setting(optional(), {
    what: 'the domain that passkeys are bound to: another one makes all of them worthless',
    type: 'the host of `BASE_URL`, or a domain that it lies under',
    readBy: 'web',
    example: 'fumi.example',
    otherwise: 'the host of `BASE_URL`',
  }),
  TRUST_PROXY: setting(proxies(), {
    what: 'the proxy whose `X-Forwarded-For` is believed',
    type: `addresses, CIDR or ${PROXY_NAMES.join(', ')}, with commas`,
    readBy: 'web',
    example: '127.0.0.1',
    otherwise: 'none is believed',
  }),
  STATIC_URL: setting(httpUrl(), {
    what: 'where a CDN serves `/material/`',
    type: 'URL',
    readBy: 'web, worker',
    example: 'https://static.fumi.example',
    otherwise: 'the shop’s own origin',
  }),
  FILES_URL: setting(httpUrl(), {
    what: 'an origin of another host that reaches this server too: photos and press files come from it, without cookies',
    type: 'URL',
    readBy: 'web',
    example: 'https://files.fumi-user.example',
    otherwise: 'the shop’s own origin',
  }),
  METRICS_PORT: setting(portNumber.optional(), {
    what: 'a port for the shop’s own people, which no proxy passes on: `/metrics`, `/status`',
    type: 'port',
    readBy: 'every process',
    example: '9464',
    otherwise: 'none is opened',
  }),
  METRICS_HOST: setting(z.string().default('127.0.0.1'), {
    what: 'address of that port',
    type: 'address',
    readBy: 'every process',
    example: '127.0.0.1',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(httpUrl(), {
    what: 'a collector that takes spans of requests and jobs as OTLP over HTTP in JSON, without anything of a person',
    type: 'URL',
    readBy: 'every process',
    example: 'http://127.0.0.1:4318',
    otherwise: 'spans are not sent',
  }),
};
