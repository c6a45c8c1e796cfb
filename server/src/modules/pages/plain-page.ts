import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Product } from '@fumi/domain';
import { contentFolder } from '../../content/content-folder.ts';
import type { Goods } from '../../content/goods.ts';
import { escapeHtml, plainDocument } from '../../http/plain-document.ts';
import type { Rendered } from './page-renderer.ts';

type Copy = Readonly<Record<'lead' | 'price' | 'preparing' | 'products' | 'not_found' | 'home', string>>;

const readCopy = (): Copy => JSON.parse(readFileSync(path.join(contentFolder, 'plain-pages.json'), 'utf8'));

const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;

function productPage(products: readonly Product[], copy: Copy): Rendered {
  const items = products.map(
    ({ name, priceYen }) =>
      `<h2>${escapeHtml(name)}</h2>${paragraph(copy.price.replace('{price}', priceYen.toLocaleString('ja-JP')))}`,
  );
  const [first] = products;
  return { status: 200, html: plainDocument(first?.name ?? '', items.join('') + paragraph(copy.preparing)) };
}

function homePage({ products, shop }: Goods, copy: Copy): Rendered {
  const roots = new Map(products.map(({ rootUrl, name }) => [rootUrl, name]));
  const links = [...roots].map(
    ([url, name]) => `<li><a href="${escapeHtml(url)}">${escapeHtml(name)}</a></li>`,
  );
  const body = `${paragraph(copy.lead)}<h2>${escapeHtml(copy.products)}</h2><ul>${links.join('')}</ul>`;
  return { status: 200, html: plainDocument(shop.name, body) };
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
  return { status: 404, html: plainDocument(copy.not_found, body) };
}
