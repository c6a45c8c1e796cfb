import { expect, test } from 'vitest';
import { ConfigError, readConfig, refuseUnnamed } from './config.ts';
import { contentFolder } from './content/content-folder.ts';
import { isTemplateSeller, readGoods } from './content/goods.ts';
import { isTemplateSender, readCarrierTerms } from './modules/parcel/carrier-terms.ts';

const production = {
  NODE_ENV: 'production',
  BASE_URL: 'https://fumi.example',
  DATABASE_URL: 'postgres://db.example/fumi',
  SMTP_URL: 'smtps://mail.example',
  IDENTITY_AU_ISSUER: 'https://identity.example',
  IDENTITY_AU_CLIENT_ID: 'a',
  IDENTITY_AU_CLIENT_SECRET: 'b',
  IDENTITY_FACEBOOK_ISSUER: 'https://social.example',
  IDENTITY_FACEBOOK_CLIENT_ID: 'c',
  IDENTITY_FACEBOOK_CLIENT_SECRET: 'd',
  PAYMENT: 'stripe',
  STRIPE_SECRET_KEY: 'e',
  STRIPE_WEBHOOK_SECRET: 'f',
  SECRET_KEYS: Buffer.alloc(32).toString('base64'),
};

test('without any setting everything has a default that works on this machine', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    baseUrl: 'http://localhost:3000',
    databaseUrl: null,
    smtpUrl: null,
    mailConcurrency: 3,
    payment: 'sandbox',
    isProduction: false,
    limits: 'relaxed',
    role: 'all',
  });
});

test('passkeys are bound to the host of the shop or a domain above it, and to no other', () => {
  const at = (domain: string) =>
    readConfig({ BASE_URL: 'https://shop.fumi.example', PASSKEY_DOMAIN: domain });
  expect(at('').passkeyDomain).toBe('shop.fumi.example');
  expect(at('fumi.example').passkeyDomain).toBe('fumi.example');
  for (const domain of ['umi.example', 'other.example', 'www.shop.fumi.example'])
    expect(() => at(domain)).toThrow(ConfigError);
});

test('the origin follows the port, and loses path and slash', () => {
  expect(readConfig({ PORT: '4000' }).baseUrl).toBe('http://localhost:4000');
  expect(readConfig({ BASE_URL: 'https://fumi.example/' }).baseUrl).toBe('https://fumi.example');
});

test('own sizes of sheets are names with width and height', () => {
  expect(readConfig({}).sheets).toEqual([]);
  expect(readConfig({ SHEETS: '菊四切 318x469, A3 nobi 329×483.5' }).sheets).toEqual([
    { name: '菊四切', widthMm: 318, heightMm: 469 },
    { name: 'A3 nobi', widthMm: 329, heightMm: 483.5 },
  ]);
});

test.each(['菊四切', '菊四切 318', '318x469', '菊四切 318x469,', 'tiny 50x60', 'B4 257x364, B4 257x364'])(
  'SHEETS=%s is refused with what a list of sheets looks like',
  (SHEETS) =>
    expect(() => readConfig({ SHEETS })).toThrow(/is no list of sheets like 菊四切 318x469.*SHEETS/s),
);

test('an empty variable is one that is not set', () => {
  expect(readConfig({ DATABASE_URL: '', PORT: '' })).toMatchObject({ databaseUrl: null, port: 3000 });
});

test('production starts when everything is real, with full limits', () => {
  expect(readConfig(production)).toMatchObject({ isProduction: true, limits: 'full' });
});

test.each([
  ['embedded-database', { DATABASE_URL: '' }],
  ['key-in-data-folder', { SECRET_KEYS: '' }],
  ['plain-http', { BASE_URL: 'http://fumi.example' }],
  ['sandbox-mail', { SMTP_URL: '' }],
  ['sandbox-identity', { IDENTITY_AU_ISSUER: '', IDENTITY_AU_CLIENT_ID: '', IDENTITY_AU_CLIENT_SECRET: '' }],
  ['sandbox-payment', { PAYMENT: 'sandbox' }],
  ['sandbox-payment', { STRIPE_API_URL: 'http://127.0.0.1:4010' }],
])('production does not start with %s (%j), unless it is named', (risk, change) => {
  expect(() => readConfig({ ...production, ...change })).toThrow(risk);
  expect(readConfig({ ...production, ...change, ALLOW: `x, ${risk}` }).isProduction).toBe(true);
});

test.each([
  { PORT: 'http' },
  { BASE_URL: 'ftp://fumi.example' },
  { PAYMENT: 'cash' },
  { STRIPE_API_URL: 'somewhere' },
  { NODE_ENV: 'staging' },
  { LIMITS: 'none' },
  { IDENTITY_AU_ISSUER: 'https://identity.example' },
  { IDENTITY_AU_ISSUER: 'banana', IDENTITY_AU_CLIENT_ID: 'a', IDENTITY_AU_CLIENT_SECRET: 'b' },
  { TRUST_PROXY: 'banana' },
  { TRUST_PROXY: '10.0.0.0/64' },
  { DATABASE_URL: 'banana' },
  { DATABASE_URL: 'mysql://db.example/fumi' },
  { STORAGE_URL: 'https://bucket' },
  { STORAGE_URL: 's3://bucket?region=ap-northeast-1' },
  { SMTP_URL: 'mail.example:25' },
  { MAIL_CONCURRENCY: '0' },
  { MAIL_CONCURRENCY: '2.5' },
  { MAIL_CONCURRENCY: '1000' },
  { STATIC_URL: 'static.example' },
  { BASE_URL: 'https://fumi.example', FILES_URL: 'https://fumi.example:8443' },
  { BASE_URL: 'https://fumi.example', FILES_URL: 'https://FUMI.example.' },
  {
    BASE_URL: 'https://fumi.example',
    STATIC_URL: 'https://static.example/shop',
    FILES_URL: 'https://static.example',
  },
  { PAYMENT: 'stripe' },
  { SECRET_KEYS: 'banana' },
  { SECRET_KEYS: `${Buffer.alloc(32).toString('base64')},${Buffer.alloc(31).toString('base64')}` },
])('%j is refused with a sentence for the operator', (variables) => {
  expect(() => readConfig(variables)).toThrow(ConfigError);
});

test.each(['127.0.0.1', 'loopback', '10.0.0.0/8, ::1', 'fd00::/8'])(
  '%s is a proxy that can be believed',
  (list) => {
    expect(readConfig({ TRUST_PROXY: list }).trustProxy).toBe(list);
  },
);

test('what is wrong is named, and what was given is not repeated: it may hold a password', () => {
  const given = 'postgress://user:secret@db.example/fumi';
  const told = (() => {
    try {
      return String(readConfig({ DATABASE_URL: given }));
    } catch (error) {
      return String(error);
    }
  })();
  expect(told).toContain('DATABASE_URL');
  expect(told).not.toContain('secret@');
});

test('production does not start with the seller of the template unless ALLOW names it', async () => {
  const { shop } = readGoods(contentFolder);
  expect(isTemplateSeller(shop.seller)).toBe(true);
  expect(isTemplateSeller({ ...shop.seller, company: '株式会社ふみ', invoiceNumber: 'T1234567890123' })).toBe(
    false,
  );
  expect(() => refuseUnnamed(readConfig(production), ['template-seller'])).toThrow('template-seller');
  const named = readConfig({ ...production, ALLOW: 'template-seller' });
  expect(() => refuseUnnamed(named, ['template-seller'])).not.toThrow();
  expect(() => refuseUnnamed(readConfig({}), ['template-seller'])).not.toThrow();
});

test('production does not start with the sender of the template', () => {
  const { sender } = readCarrierTerms();
  expect(isTemplateSender(sender)).toBe(true);
  expect(isTemplateSender({ ...sender, name: '株式会社ふみ' }), 'nobody is called there').toBe(true);
  expect(isTemplateSender({ ...sender, name: '株式会社ふみ', tel: '03-1234-5678' })).toBe(false);
  expect(() => refuseUnnamed(readConfig(production), ['template-carriers'])).toThrow('template-carriers');
});
