import { isSupportedBrowser } from '@fumi/domain';
import { expect, test } from 'vitest';
import { browserCheckScript, NEEDED_FEATURES } from './browser-check.ts';

/** A window that has these features. */
function windowWith(features: readonly string[]): Record<string, unknown> {
  const window: Record<string, unknown> = {};
  for (const feature of features) {
    let at = window;
    for (const name of feature.split('.')) {
      at[name] ??= {};
      at = at[name] as Record<string, unknown>;
    }
  }
  return window;
}

/** Runs the script as a page would; answers where it sends the visitor, and whether the application may start. */
function visit(userAgent: string, pathname: string, features: readonly string[] = NEEDED_FEATURES) {
  let target: string | null = null;
  const window = windowWith(features);
  const location = {
    pathname,
    replace: (to: string) => {
      target = to;
    },
  };
  const document = { addEventListener: () => undefined };
  const run = new Function('window', 'location', 'navigator', 'document', browserCheckScript());
  run(window, location, { userAgent }, document);
  return { target, starts: window.fumiTooOld !== true };
}

const CREATE = '/jp/apps/postcard/create/preview';
const ROOT = '/jp/apps/postcard/';
const AWAY = { target: `${ROOT}#old-browser`, starts: false };
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
  expect(visit(userAgent, CREATE)).toEqual(
    isSupportedBrowser(userAgent) ? { target: null, starts: true } : AWAY,
  );
});

test.each(NEEDED_FEATURES)('without %s the way leads to the product root', (missing) => {
  const others = NEEDED_FEATURES.filter((feature) => feature !== missing);
  expect(visit(CHROME_56, CREATE, others)).toEqual(AWAY);
});

test('outside of the creation flow nobody is redirected, so that there is no loop', () => {
  expect(visit(CHROME_55, ROOT)).toEqual({ target: null, starts: false });
});
