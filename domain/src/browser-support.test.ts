import { expect, test } from 'vitest';
import { isSupportedBrowser } from './browser-support.ts';

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
    true,
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/55.0.2883.87 Safari/537.36',
    false,
  ],
  ['Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko', true],
  ['Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2; Trident/6.0)', false],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 8_0_2 like Mac OS X) AppleWebKit/600.1.4 Version/8.0 Mobile/12A405 Safari/600.1.4',
    true,
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 8_0_1 like Mac OS X) AppleWebKit/600.1.4 Version/8.0 Mobile/12A402 Safari/600.1.4',
    false,
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 CriOS/150.0 Mobile/15E148 Safari/604.1',
    true,
  ],
  ['an unknown browser', true],
  ['Mozilla/5.0 (Linux; U; Android 4.1; ja-jp) AppleWebKit/534.30 Mobile Safari/534.30', true],
  ['Mozilla/5.0 (iPad; CPU OS 8_0 like Mac OS X) AppleWebKit/600.1.4 Mobile Safari/600.1.4', false],
  ['Mozilla/5.0 (iPad; CPU OS 8_0_1 like Mac OS X) AppleWebKit/600.1.4 Mobile Safari/600.1.4', false],
  ['Mozilla/5.0 (Linux; U; Android 4.0.4; ja-jp) AppleWebKit/534.30 Version/4.0 Mobile Safari/534.30', false],
  ['Mozilla/5.0 (Linux; U; Android 4.1.1; ja-jp) AppleWebKit/534.30 Version/4.0 Mobile Safari/534.30', true],
  ['Mozilla/5.0 (Windows NT 6.1; rv:51.0) Gecko/20100101 Firefox/51.0', false],
  ['Mozilla/5.0 (Windows NT 6.1; rv:52.0) Gecko/20100101 Firefox/52.0', true],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/51.0 Safari/537.36 Edge/14.14393', true],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/46.0 Safari/537.36 Edge/13.10586', false],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11) AppleWebKit/601.1.56 Version/9.0 Safari/601.1.56', true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_10) AppleWebKit/600.8.9 Version/8.0.8 Safari/600.8.9', false],
])('%s is supported: %s', (userAgent, supported) => {
  expect(isSupportedBrowser(userAgent)).toBe(supported);
});
