// One press file from a cold process: open the fonts, lay sixty pages out, paint, write. Arguments: folder,
// and `fonts` or `outlines`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { layoutBook, openShop, paintBook, readImages } from './print-book.ts';

const [folder = '.', way = 'fonts'] = process.argv.slice(2);
const shop = openShop();
const pages = layoutBook(shop.chain);
writeFileSync(
  join(folder, `ours-${way}.pdf`),
  paintBook(pages, shop, readImages(folder), way === 'outlines' ? 'outlines' : 'fonts'),
);
