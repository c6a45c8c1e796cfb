import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Product } from '@fumi/domain';
import { contentFolder } from '../../content/content-folder.ts';
import type { Goods } from '../../content/goods.ts';
import type { Rendered } from './page-renderer.ts';

type Copy = Readonly<Record<'lead' | 'price' | 'preparing' | 'products' | 'not_found' | 'home', string>>;

const readCopy = (): Copy => JSON.parse(readFileSync(path.join(contentFolder, 'plain-pages.json'), 'utf8'));

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (mark) => ESCAPES[mark] ?? mark);

const document = (title: string, body: string): string =>
  '<!doctype html><html lang="ja"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width, initial-scale=1">' +
  `<title>${escapeHtml(title)}</title><style>body{max-width:40rem;margin:2rem auto;padding:0 1rem;line-height:1.8}</style>` +
  `</head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;

const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;

function productPage(products: readonly Product[], copy: Copy): Rendered {
  const items = products.map(
    ({ name, priceYen }) =>
      `<h2>${escapeHtml(name)}</h2>${paragraph(copy.price.replace('{price}', priceYen.toLocaleString('ja-JP')))}`,
  );
  const [first] = products;
  return { status: 200, html: document(first?.name ?? '', items.join('') + paragraph(copy.preparing)) };
}

function homePage({ products, shop }: Goods, copy: Copy): Rendered {
  const roots = new Map(products.map(({ rootUrl, name }) => [rootUrl, name]));
  const links = [...roots].map(
    ([url, name]) => `<li><a href="${escapeHtml(url)}">${escapeHtml(name)}</a></li>`,
  );
  const body = `${paragraph(copy.lead)}<h2>${escapeHtml(copy.products)}</h2><ul>${links.join('')}</ul>`;
  return { status: 200, html: document(shop.name, body) };
}

/**
 * Complete pages without a build of web/: the front and every product root stay readable, whatever else fails. An
 * unsupported browser is sent to these addresses, so they never redirect.
 */
export function plainPage(goods: Goods, pathname: string): Rendered {
  const copy = readCopy();
  if (pathname === '/') return homePage(goods, copy);
  const products = goods.products.filter(({ rootUrl }) => rootUrl === pathname);
  if (products.length > 0) return productPage(products, copy);
  const body = `<p><a href="/">${escapeHtml(copy.home)}</a></p>`;
  return { status: 404, html: document(copy.not_found, body) };
}
