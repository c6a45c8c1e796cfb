import { pageSpecOf, postBody } from '@fumi/contract';
import {
  type BookItem,
  emptyPrintAddress,
  findMaterial,
  hasAddresses,
  invariant,
  type PrintAddress,
  type Product,
  planBook,
} from '@fumi/domain';
import type { Context } from '../../context.ts';
import { findOwnBook } from '../book/book.repository.ts';
import { createBook } from '../book/book-create.service.ts';
import { postItem } from '../book/book-post.service.ts';
import { terminateBook } from '../book/book-terminate.service.ts';
import { made } from './made.ts';
import { trialDesign } from './trial-design.ts';
import { trialPhoto } from './trial-photo.ts';

/** Enough for the press at any frame. */
const PX_PER_PT = 4;

type BookRequest = {
  readonly memberCode: string;
  readonly product: Product;
  readonly sender: PrintAddress;
  readonly recipients: readonly PrintAddress[];
  /** From 0 up to 1: the colour of its photos. */
  readonly pick: number;
};

const photoOf = (item: BookItem, pick: number): Promise<Buffer | null> =>
  item.type === 'photo'
    ? trialPhoto(
        {
          width: Math.round(item.frame.width * PX_PER_PT),
          height: Math.round(item.frame.height * PX_PER_PT),
        },
        Math.round(pick * 360),
      )
    : Promise.resolve(null);

/** A finished book of a product, made as the browser makes it: begun, filled item by item, closed. */
export async function trialBook(context: Context, request: BookRequest): Promise<string> {
  const { memberCode, product, pick } = request;
  const design = trialDesign(context, product);
  invariant(design, `A design of ${product.code} can be ordered.`);
  const { info, kit } = design;
  const material = findMaterial(context.content.goods.materials, product.materialId);
  const items = planBook({
    info,
    kit,
    material,
    sender: hasAddresses(product.flow) ? request.sender : emptyPrintAddress(),
    recipients: hasAddresses(product.flow) ? request.recipients : [],
    photoCount: material.selectCounts[0] ?? 1,
    texts: { BOOK_TITLE: '家族の一年' },
  });
  const spec = {
    themeId: kit.themeId,
    kitId: kit.id,
    cover: null,
    page: pageSpecOf(kit),
    productCode: product.code,
  };
  const { bookCode } = made(await context.db.transaction((tx) => createBook(tx, context, memberCode, spec)));
  const book = await findOwnBook(context.db, { code: bookCode, memberCode });
  for (const item of items) {
    const { bookCode: _, ...posted } = postBody(bookCode, item);
    made(await postItem(context, { book, item: posted, photo: await photoOf(item, pick) }));
  }
  made(await terminateBook(context, { code: bookCode, memberCode, total: items.length }));
  return bookCode;
}
