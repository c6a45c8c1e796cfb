import { z } from 'zod';
import { PAYMENT_PROVIDERS } from '../adapters/payment.ts';
import { JOBS } from '../jobs/jobs.ts';
import { setting } from './setting.ts';
import { httpUrl, optional, urlOf } from './setting-values.ts';

const issuer = (who: string, example: string) =>
  setting(httpUrl(), {
    what: `OpenID Connect of ${who}, given with the two that follow or not at all`,
    type: 'URL',
    readBy: 'web',
    example,
    otherwise: 'the sandbox',
  });
const client = (what: string, type: 'text' | 'secret') =>
  setting(optional(), { what, type, readBy: 'web', example: '' });

/** Services that the shop speaks to. */
export const outsideSettings = {
  SMTP_URL: setting(urlOf(/^smtps?$/, 'smtps://user:password@host'), {
    what: 'the mail server; production wants TLS',
    type: 'URL',
    readBy: 'every process',
    example: 'smtps://user:secret@mail.example',
    otherwise: 'the sandbox inbox',
  }),
  MAIL_FROM: setting(z.string().default('ふみ <noreply@fumi.example>'), {
    what: 'sender of every mail',
    type: 'name and address',
    readBy: 'web, worker',
    example: 'ふみ <noreply@fumi.example>',
  }),
  MAIL_CONCURRENCY: setting(z.coerce.number().int().min(1).max(30).default(JOBS['mail-send'].concurrency), {
    what: 'how many mails a worker sends at once, each on a connection of its own that stays open: no more than the mail server grants, over all workers',
    type: 'number, 1 to 30',
    readBy: 'worker',
    example: '3',
  }),
  PASSWORD_LIST_URL: setting(httpUrl(), {
    what: 'a list of leaked passwords that is asked when somebody sets a password; it learns five digits of a SHA-1',
    type: 'URL',
    readBy: 'web',
    example: 'https://api.pwnedpasswords.com/range/',
    otherwise: 'the shop’s own list alone',
  }),
  IDENTITY_AU_ISSUER: issuer('the carrier', 'https://identity.example'),
  IDENTITY_AU_CLIENT_ID: client('our name at it', 'text'),
  IDENTITY_AU_CLIENT_SECRET: client('our secret at it', 'secret'),
  IDENTITY_AU_SUBSCRIPTION_CLAIM: setting(optional(), {
    what: 'the claim (of the token, or of userinfo) that is true for subscribers of the smartpass',
    type: 'text',
    readBy: 'web',
    example: '',
    otherwise: 'nobody gets its coupon',
  }),
  IDENTITY_FACEBOOK_ISSUER: issuer('the social network', 'https://social.example'),
  IDENTITY_FACEBOOK_CLIENT_ID: client('our name at it', 'text'),
  IDENTITY_FACEBOOK_CLIENT_SECRET: client('our secret at it', 'secret'),
  PAYMENT: setting(z.enum(PAYMENT_PROVIDERS).default('sandbox'), {
    what: 'who takes the money',
    readBy: 'web, worker',
    example: 'sandbox',
  }),
  STRIPE_SECRET_KEY: setting(optional(), {
    what: 'needed with `PAYMENT=stripe`',
    type: 'secret',
    readBy: 'web, worker',
    example: '',
  }),
  STRIPE_WEBHOOK_SECRET: setting(optional(), {
    what: 'needed with `PAYMENT=stripe`: proves its notices',
    type: 'secret',
    readBy: 'web',
    example: '',
  }),
  STRIPE_API_URL: setting(httpUrl(), {
    what: 'a server that speaks Stripe’s API, for tests; counts as `sandbox-payment`',
    type: 'URL',
    readBy: 'web, worker',
    example: 'http://127.0.0.1:4010',
    otherwise: 'Stripe itself',
  }),
  ANALYTICS_URL: setting(httpUrl(), {
    what: 'an outside service to which browsers send events as JSON, where visitors agree',
    type: 'URL',
    readBy: 'web',
    example: 'https://events.example/collect',
    otherwise: 'events are not sent',
  }),
};
