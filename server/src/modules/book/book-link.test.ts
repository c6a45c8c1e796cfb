import { emptyPrintAddress, findMaterial, type Kit, planBook } from '@fumi/domain';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import decodeQr from 'qr/decode.js';
import { expect, test } from 'vitest';
import { beginBook, catalogue, post } from '../../../test/book-posting.ts';
import { testApp } from '../../../test/harness.ts';
import { pressKey, renderPressFile } from '../../printing/press.service.ts';

/* A link that is printed as a code on the picture side. */

const { context, signedUpMember } = await testApp();
const info = catalogue(context);
const kits = info.kits.filter(({ pages }) => pages[1]?.some(({ textType }) => textType === 'LINK'));
const member = await signedUpMember();

const LINE = 'https://line.me/ti/p/abcdefghij';

const planWith = (kit: Kit, link: string) =>
  planBook({
    info,
    kit,
    material: findMaterial(context.content.goods.materials, 13),
    sender: emptyPrintAddress(),
    recipients: [],
    texts: { LINK: link },
  });

async function finished(kit: Kit, link: string): Promise<string> {
  const items = planWith(kit, link);
  const code = await beginBook(member, kit);
  for (const item of items) expect(await post(member, code, item)).toMatchObject({ ok: true });
  const closed = await member.bookTerminate({ body: { bookCode: code, total: items.length } });
  expect(closed).toMatchObject({ ok: true });
  return code;
}

/** The first front as the press gets it, at 288 px per inch. */
async function firstFront(code: string) {
  await renderPressFile(context, code);
  const pdf = await context.storage.get(pressKey(code));
  if (!pdf) throw new Error('The press file is there.');
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const { width, height, data } = await document.getPage(0).render({ scale: 4, render: 'bitmap' });
  document.destroy();
  library.destroy();
  return { width, height, data };
}

test('five designs and more that tell an address have a place for a link', () => {
  expect(kits.length).toBeGreaterThanOrEqual(5);
  for (const { pages } of kits) expect(pages[1]?.some(({ textType }) => textType === 'ADDRESS')).toBe(true);
});

test.each(kits.map((kit) => [kit.label, kit] as const))(
  'from the press page of %s a reader reads the link that was typed',
  async (_, kit) => {
    expect(decodeQr(await firstFront(await finished(kit, LINE)))).toBe(LINE);
  },
);

const [kit] = kits;
const draft = kit && (await beginBook(member, kit));

test.each([
  [LINE, null],
  ['https://example.jp:8080/a?b=c#d', null],
  ['line://ti/p/~abc', null],
  ['http://example.jp/', ['characters']],
  ['javascript:alert(1)', ['characters']],
  ['https://example.jp@evil.example/', ['characters']],
  ['https://example.jp/\u202egpj', ['characters']],
  ['https://日本語.jp/', ['characters']],
  ['https://localhost/', ['characters']],
  ['https://example.jp/a b', ['characters']],
  ['https://example.jp/\nhttps://evil.example/', ['characters']],
  [`https://example.jp/${'a'.repeat(90)}`, ['length']],
  [`https://example.jp/${'a'.repeat(80)}`, ['overflow']],
] as const)('to the link %j the server says %j', async (link, problem) => {
  if (!kit || !draft) throw new Error('A design has a place for a link.');
  const item = planWith(kit, link).find(({ type }) => type === 'text');
  if (!item) throw new Error('The link is posted.');
  const answer = await post(member, draft, item);
  if (problem === null) expect(answer).toMatchObject({ ok: true });
  else expect(answer).toMatchObject({ ok: false, error: { error: { fields: { LINK: problem } } } });
});
