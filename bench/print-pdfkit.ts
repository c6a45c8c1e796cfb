// pdfkit, the PDF library that ours is compared with, at its best: it paints the same sixty pages. It knows
// no vertical writing and no variation sequences, so it gets every glyph's place from our layout, and draws
// horizontal forms. Argument: folder.
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Operation } from '@fumi/print';
import PDFDocument from 'pdfkit';
import { layoutBook, openShop, SHEET } from './print-book.ts';

const [folder = '.'] = process.argv.slice(2);
const document = new PDFDocument({ size: [SHEET.widthPt, SHEET.heightPt], margin: 0, autoFirstPage: false });
document.pipe(createWriteStream(join(folder, 'pdfkit.pdf')));
for (const id of ['mincho', 'gothic']) {
  document.registerFont(id, join(import.meta.dirname, '..', 'content', 'fonts', `${id}.ttf`));
}

function paint(operation: Operation): void {
  if (operation.kind === 'image') {
    const { x, y, width, height } = operation.box;
    const name = operation.imageId === 'photo' ? 'photo.jpg' : `${operation.imageId}.png`;
    document.save();
    if (operation.clip)
      document.rect(operation.clip.x, operation.clip.y, operation.clip.width, operation.clip.height).clip();
    document.image(join(folder, name), x, y, { width, height });
    document.restore();
  } else if (operation.kind === 'fill') {
    for (const { x, y, width, height } of operation.boxes) document.rect(x, y, width, height);
    document.fill('black');
  } else if (operation.kind === 'stroke') {
    const { x, y, width, height } = operation.box;
    document.lineWidth(operation.lineWidthPt).rect(x, y, width, height).stroke([0, 85, 75, 0]);
  } else if (operation.kind === 'text') {
    for (const { font, text, matrix } of operation.glyphs) {
      const size = Math.max(...matrix.slice(0, 4).map(Math.abs));
      document.font(font).fontSize(size).fillColor([0, 0, 0, 100]);
      document.text(text, matrix[4], matrix[5] - 0.88 * size, { lineBreak: false });
    }
  }
}

for (const page of layoutBook(openShop().chain)) {
  document.addPage();
  document.save();
  if (page.heightPt > page.widthPt) document.transform(0, -1, 1, 0, 0, page.widthPt);
  page.operations.forEach(paint);
  document.restore();
}
document.end();
