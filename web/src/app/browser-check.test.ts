import { isSupportedBrowser } from '@fumi/domain';
import { expect, test } from 'vitest';
import { browserCheckScript } from './browser-check.ts';

const MODERN = { fetch: 1, AbortController: 1, Promise: 1, File: 1 };

/** Runs the script as a page would; answers where it sends the visitor. */
function visit(userAgent: string, pathname: string, features: object = MODERN, canToBlob = true) {
  let target: string | null = null;
  const window = { ...features, HTMLCanvasElement: { prototype: canToBlob ? { toBlob: 1 } : {} } };
  const location = {
    pathname,
    replace: (to: string) => {
      target = to;
    },
  };
  new Function('window', 'location', 'navigator', browserCheckScript())(window, location, { userAgent });
  return target;
}

const CREATE = '/jp/apps/postcard/create/preview';
const ROOT = '/jp/apps/postcard/';
const CHROME_55 = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/55.0.2883.87 Safari/537.36';
const CHROME_56 = CHROME_55.replace('55.0', '56.0');

test.each([
  CHROME_55,
  CHROME_56,
  'Mozilla/5.0 (Windows NT 6.1; Trident/7.0; rv:11.0) like Gecko',
  'Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2; Trident/6.0)',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 8_0 like Mac OS X) Version/8.0 Mobile Safari/600.1.4',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 8_0_2 like Mac OS X) Version/8.0 Mobile Safari/600.1.4',
  'Mozilla/5.0 (Windows NT 10.0; rv:51.0) Gecko/20100101 Firefox/51.0',
  'Something else',
])('the script judges as the domain does: %s', (userAgent) => {
  expect(visit(userAgent, CREATE)).toBe(isSupportedBrowser(userAgent) ? null : ROOT);
});

test('without a feature that the flow needs, the way leads to the product root', () => {
  expect(visit(CHROME_56, CREATE, { ...MODERN, fetch: undefined })).toBe(ROOT);
  expect(visit(CHROME_56, CREATE, MODERN, false)).toBe(ROOT);
});

test('outside of the creation flow nobody is sent anywhere', () => {
  expect(visit(CHROME_55, ROOT)).toBeNull();
});
