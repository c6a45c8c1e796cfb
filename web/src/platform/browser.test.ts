import { expect, test } from 'vitest';
import { betterBrowser, isSmartphone, isWebKit } from './browser.ts';

const SAFARI_IOS =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1';
const CHROME_ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36';

test.each([
  [SAFARI_IOS, null],
  [CHROME_ANDROID, null],
  [`${SAFARI_IOS} Line/14.20.0`, 'ios'],
  [`${CHROME_ANDROID} Instagram 350.0`, 'android'],
  [
    'Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 Version/4.0 Chrome/130.0 Mobile Safari/537.36; wv)',
    'android',
  ],
  [
    'Mozilla/5.0 (Linux; U; Android 4.1.1; ja-jp) AppleWebKit/534.30 Version/4.0 Mobile Safari/534.30',
    'android',
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/131.0.0.0 Safari/537.36', null],
])('where choosing a photo is known to fail, another browser is named: %s', (userAgent, better) => {
  expect(betterBrowser(userAgent)).toBe(better);
});

test('phones are known by their system', () => {
  expect([SAFARI_IOS, CHROME_ANDROID, 'Macintosh'].map(isSmartphone)).toEqual([true, true, false]);
});

test('Safari is known, and every browser on an iPhone with it', () => {
  expect([SAFARI_IOS, CHROME_ANDROID, 'Gecko/20100101 Firefox/145.0'].map(isWebKit)).toEqual([
    true,
    false,
    false,
  ]);
  expect(isWebKit(SAFARI_IOS.replace('Version/18.1', 'CriOS/131.0'))).toBe(true);
});
