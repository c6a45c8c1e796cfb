import { pageSpecOf, postBody } from '@fumi/contract';
import type { Client } from '@fumi/contract/client';
import {
  type AddressStyle,
  type BookItem,
  DEFAULT_ADDRESS_STYLE,
  emptyPrintAddress,
  findMaterial,
  invariant,
  type Kit,
  type KitInfo,
  type PrintAddress,
  planBook,
} from '@fumi/domain';
import type { Content } from '../src/content/content.ts';
import { plainJpeg } from './photo-files.ts';

/* What the browser does after 注文: create, post each item of the domain's plan, terminate. */

/** Of a context, only what is sold matters here. */
type Stock = { readonly content: Content };

export const someone = (last: string, first = '花子'): PrintAddress => ({
  ...emptyPrintAddress(),
  zip: '1000001',
  state: '東京都',
  address1: '千代田区千代田',
  address2: '1-1',
  name: { last, first, honorific: '様' },
});

export function catalogue(context: Stock): KitInfo {
  const files = context.content.kits.info(13);
  invariant(files, 'The postcard has kits.');
  return files.kits;
}

/** The first design that can be ordered on the tests' day, of one orientation. */
export function kitOnSale(context: Stock, orientation: Kit['orientation'] = 'landscape'): Kit {
  const kit = catalogue(context).kits.find(
    (candidate) =>
      candidate.orientation === orientation &&
      (candidate.endDate ?? '') > '2026-12-01' &&
      candidate.pages[1]?.some(({ photoDesignId }) => photoDesignId !== undefined),
  );
  invariant(kit, `There is a ${orientation} design with a photo.`);
  return kit;
}

export function planOf(
  context: Stock,
  kit: Kit,
  sender: PrintAddress,
  recipients: PrintAddress[],
  style = DEFAULT_ADDRESS_STYLE,
) {
  const material = findMaterial(context.content.goods.materials, 13);
  return planBook({ info: catalogue(context), kit, material, sender, recipients, style });
}

export const createBody = (kit: Kit, productCode = 'T0021') => ({
  themeId: kit.themeId,
  kitId: kit.id,
  cover: null,
  page: pageSpecOf(kit),
  productCode,
});

export async function beginBook(
  client: Client,
  kit: Kit,
  idempotencyKey?: string,
  productCode?: string,
): Promise<string> {
  const created = await client.bookCreate(
    { body: createBody(kit, productCode) },
    idempotencyKey === undefined ? {} : { idempotencyKey },
  );
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  return created.value.bookCode;
}

/** One `book/post`; the photo is made for its frame unless another is given. */
export async function post(client: Client, bookCode: string, item: BookItem, photo?: Uint8Array) {
  const body = postBody(bookCode, item);
  if (item.type !== 'photo') return client.bookPost({ body });
  const { width, height } = item.frame;
  const bytes = photo ?? (await plainJpeg({ width: Math.round(width * 4), height: Math.round(height * 4) }));
  return client.bookPost({ body, file: { bytes, name: 'photo.jpg' } });
}

/** A finished book; throws where the server refuses any part of it. */
export async function finishBook(
  client: Client,
  context: Stock,
  options: { kit?: Kit; sender?: PrintAddress; recipients?: PrintAddress[]; style?: AddressStyle } = {},
): Promise<string> {
  const kit = options.kit ?? kitOnSale(context);
  const { sender = emptyPrintAddress(), recipients = [], style } = options;
  const items = planOf(context, kit, sender, recipients, style);
  const code = await beginBook(client, kit);
  for (const item of items) {
    const posted = await post(client, code, item);
    if (!posted.ok) throw new Error(`${item.type} on ${item.pageNo}: ${JSON.stringify(posted.error)}`);
  }
  const closed = await client.bookTerminate({ body: { bookCode: code, total: items.length } });
  if (!closed.ok) throw new Error(JSON.stringify(closed.error));
  return code;
}
