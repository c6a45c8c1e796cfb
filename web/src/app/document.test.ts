import { expect, test } from 'vitest';
import { documentOf, escapeHtml, inlineJson } from './document.ts';

const built = {
  css: '.used{top:0}.other{top:0}',
  cssHref: '/assets/style.css',
  firstScript: 'CHECK',
  startNow: 'NOW',
  startLate: 'LATE',
};
const page = {
  title: 'あ<い>',
  head: null,
  boot: { today: '2026-11-20', staticUrl: '', collectorUrl: '', hasHeicDecoder: false, made: [], roots: [] },
  body: '<p class="used">BODY</p>',
  hydration: null,
  isPrivate: true,
};

test('a frame links its style and starts at once', () => {
  const html = documentOf(built, page);
  expect(html).toContain('<title>あ&lt;い&gt;</title>');
  expect(html).toContain('<link rel="stylesheet" href="/assets/style.css">');
  expect(html).toContain('NOW');
  expect(html).not.toContain('LATE');
  expect(html).toContain('no-referrer');
  expect(html).toContain('<noscript><p>このページをご覧いただくには');
});

test('a complete page carries its style and its data, and starts after everything visible', () => {
  const html = documentOf(built, { ...page, hydration: { loaderData: {} }, isPrivate: false });
  expect(html).toContain('<style>.used{top:0}</style>');
  expect(html).toContain('<link rel="stylesheet" href="/assets/style.css" media="print"');
  expect(html).toContain('LATE');
  expect(html).not.toContain('NOW');
  expect(html).not.toContain('no-referrer');
  expect(html).not.toContain('<noscript>');
  expect(html.indexOf('CHECK')).toBeLessThan(html.indexOf('.used{'));
});

test('the tags for search engines are escaped, and their data cannot end its script', () => {
  const head = {
    canonical: 'https://shop.example/',
    description: '"絵"と<文>',
    image: 'https://shop.example/open-graph/group-10.jpg',
    things: [{ '@type': 'Product', name: '</script>' }],
  };
  const html = documentOf(built, { ...page, head });
  expect(html).toContain('<meta name="description" content="&quot;絵&quot;と&lt;文&gt;">');
  expect(html).toContain('<link rel="canonical" href="https://shop.example/">');
  expect(html).toContain('<meta property="og:image" content="https://shop.example/open-graph/group-10.jpg">');
  expect(html).not.toContain('"</script>"');
});

test('title and tags for search engines have no marks for line breaks', () => {
  const description = 'デザインと\u200b写真を選び、宛先を入れるだけ。';
  const things = [{ '@type': 'Store', description }];
  const head = { canonical: 'https://shop.example/', description, image: null, things };
  const html = documentOf(built, { ...page, title: 'ページが\u200b見つかりません', head });
  expect(html).not.toContain('\u200b');
  expect(html).toContain('<title>ページが見つかりません</title>');
});

test('data cannot end its script', () => {
  expect(inlineJson({ name: '</script><!--' })).toBe('{"name":"\\u003c/script>\\u003c!--"}');
  expect(escapeHtml('"&<>')).toBe('&quot;&amp;&lt;&gt;');
});
