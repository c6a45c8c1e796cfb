import {
  availableCatalogue,
  type BookItem,
  editionOf,
  emptyPrintAddress,
  findMaterial,
  hasAddresses,
  invariant,
  type Kit,
  type KitInfo,
  type Material,
  mayHaveLayout,
  monthCount,
  ownSlots,
  type PageLayouts,
  type PlainDate,
  type Product,
  photoFrameOf,
  photoSlots,
  picturePages,
  planBook,
  readImageHeader,
  templatesOf,
  withPageLayouts,
} from '@fumi/domain';
import type { Content } from '../../content/content.ts';
import { imageIdOf, type PressImages } from '../../printing/press-images.ts';
import type { PressItem, PressTask } from '../../printing/press-task.ts';
import { designOf, newYearOfKit } from '../book/book-design.ts';
import type { Zips } from '../delivery/zip-open.ts';
import {
  DEMO_CAPTIONS,
  DEMO_OWN_DAYS,
  DEMO_PAGE_TEXT,
  DEMO_RECIPIENTS,
  DEMO_SENDER,
  DEMO_TEXTS,
} from './demo-words.data.ts';

type DemoStock = {
  readonly content: Pick<Content, 'goods' | 'kits'>;
  readonly zip: Zips;
  readonly images: PressImages;
  /** The sample photos by the names of their files. */
  readonly photos: ReadonlyMap<string, Uint8Array>;
};

/** The first design with a photo that is on sale; where none is, the first of all. */
function demoKit({ kits }: Pick<Content, 'kits'>, { id, frontPage }: Material, today: PlainDate) {
  const info = kits.info(id)?.kits;
  invariant(info, `Material ${id} has designs.`);
  const onSale = availableCatalogue(info, today).flatMap(({ tags }) => tags.flatMap((tag) => tag.kits));
  const kit = [...onSale, ...info.kits].find((one) => photoFrameOf(info, one, frontPage) !== null);
  invariant(kit, `Material ${id} has a design with a photo.`);
  return { info, kit };
}

/** The months of a calendar by turns as its design has them and in each of its layouts. */
function demoMonths({ layouts = [] }: Kit, material: Material): PageLayouts {
  const shown = [null, ...layouts.map(({ name }) => name)];
  return Object.fromEntries(
    picturePages(material).flatMap((page, index) => {
      const layout = nth(shown, index);
      return layout ? [[page, layout]] : [];
    }),
  );
}

/** Every layout of a book's design, a spread each, those over a spread first. */
function demoLayouts(kit: Kit, material: Material): PageLayouts {
  if (monthCount(material) > 0) return demoMonths(kit, material);
  const wanted = (kit.layouts ?? []).toReversed().flatMap(({ name }, index) => {
    const left = 3 + 2 * index;
    return [left, left + 1].map((page) => [page, name] as const);
  });
  return Object.fromEntries(wanted.filter(([page, name]) => mayHaveLayout(kit, material, page, name)));
}

const nth = <Row>(rows: readonly Row[], index: number): Row => {
  const row = rows[index % rows.length];
  invariant(row !== undefined, 'There is something to show.');
  return row;
};

/** All posts of a book that somebody has filled. */
function demoItems(product: Product, info: KitInfo, kit: Kit, material: Material) {
  const slots = ownSlots(photoSlots(info, kit, material));
  const photoCount = material.binding === 'book' ? slots.length : (material.selectCounts[0] ?? 1);
  const isWritten = hasAddresses(product.flow);
  const pages = templatesOf(material).map((_, index) => [index + 1, DEMO_PAGE_TEXT] as const);
  return planBook({
    ...{ info, kit, material, photoCount },
    sender: isWritten ? DEMO_SENDER : emptyPrintAddress(),
    recipients: isWritten ? DEMO_RECIPIENTS : [],
    texts: DEMO_TEXTS,
    pageTexts: Object.fromEntries(pages),
    captions: Array.from({ length: photoCount }, (_, index) => nth(DEMO_CAPTIONS, index)),
  });
}

type PictureRow = Parameters<PressImages['of']>[1][number];

const rowOf = (item: BookItem, names: readonly string[]): PictureRow | null => {
  if (item.type === 'item') return { kind: 'art', itemId: item.itemId, objectKey: null };
  if (item.type === 'photo') return { kind: 'photo', itemId: null, objectKey: nth(names, item.photo) };
  return null;
};

function pressItem(item: BookItem, row: PictureRow | null, { photos }: DemoStock): PressItem {
  const { pageNo, addedPageNo, z } = item;
  const placed = { pageNo, addedPageNo, z };
  if (item.type === 'text') return { ...placed, kind: 'text', value: item.value };
  if (item.type === 'sender' || item.type === 'recipient') {
    const { layout, style, address } = item;
    return { ...placed, kind: item.type, layout, style, address };
  }
  invariant(row, 'What is neither words nor an address is a picture.');
  const imageId = imageIdOf(row);
  if (item.type === 'item') return { ...placed, kind: 'art', imageId };
  const size = readImageHeader(photos.get(imageId) ?? new Uint8Array());
  invariant(size, 'A sample photo is a JPEG.');
  return { ...placed, kind: 'photo', imageId, widthPx: size.width, heightPx: size.height };
}

/** A whole product as an order's press file is made of it: a design of the day, sample photos, sample words. */
export async function demoTask(
  stock: DemoStock,
  product: Product,
  { today, createdAt }: { readonly today: PlainDate; readonly createdAt: Date },
): Promise<PressTask> {
  const { content, zip, photos } = stock;
  const sold = findMaterial(content.goods.materials, product.materialId);
  const { info, kit } = demoKit(content, sold, today);
  const material = withPageLayouts(sold, kit, demoLayouts(kit, sold));
  const detail = content.kits.detail(product.materialId, kit.id);
  invariant(detail, 'A design that is sold has its details.');
  const edition = editionOf(info, kit.id);
  const settings = { title: '山田家の一年', rokuyo: true, ownDays: DEMO_OWN_DAYS };
  const design = designOf(detail, material, product, {
    newYear: newYearOfKit(info, kit, today),
    edition,
    settings,
  });
  const names = [...photos.keys()];
  const planned = demoItems(product, info, kit, material).map((item) => ({ item, row: rowOf(item, names) }));
  const items = planned.map(({ item, row }) => pressItem(item, row, stock));
  const zips = items.flatMap((item) => ('address' in item ? [item.address.zip] : []));
  return {
    bookCode: `demo-${product.code}`,
    title: `Fumi ${product.code} demo`,
    createdAt,
    design,
    items,
    localities: new Map(zips.map((one) => [one, zip.directory().find(one)])),
    images: await stock.images.of(
      kit.id,
      planned.flatMap(({ row }) => row ?? []),
    ),
  };
}
