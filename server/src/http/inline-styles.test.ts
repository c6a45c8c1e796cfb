import { expect, test } from 'vitest';
import { hashSource, inlineStyleSources } from './inline-styles.ts';

/** As openssl dgst -sha256 -binary | base64 tells it. */
const OF_A_RED = "'sha256-6hWWMOcF+mJesSJGYhmK2lkIIEw9Xc5XKGLPVzh8yxs='";

test('each style element of a page is hashed once, and escaped text that looks like one is not', () => {
  const html = '<style>a{color:red}</style><p>&lt;style&gt;</p><style>a{color:red}</style>';
  expect(inlineStyleSources(html)).toEqual([hashSource('a{color:red}')]);
  expect(inlineStyleSources('<p>no style="here"</p>')).toEqual([]);
});

test('style attributes are hashed as the browser reads them, and need unsafe-hashes', () => {
  const html = `<li class="x" style="background:url(&quot;/a?b&amp;c&quot;)"><script>{"a":"<p style=\\"x\\">"}</script>`;
  expect(inlineStyleSources(html)).toEqual(["'unsafe-hashes'", hashSource('background:url("/a?b&c")')]);
});

test('a hash is the one that browsers compute', () => {
  expect(hashSource('a{color:red}')).toBe(OF_A_RED);
});
