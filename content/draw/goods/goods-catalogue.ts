import type { CalendarLook, TextLook } from '@fumi/domain';
import { itemPath } from '../art-files.ts';
import type { Box } from '../drawing/geometry.ts';
import { PAST_EDITIONS, tagsOf } from './editions.ts';
import {
  GOODS_Z,
  type GoodsDesign,
  type GoodsFamily,
  goodsItemIds,
  kitsOf,
  layoutPagesOf,
  type PageArt,
  type SoldDesign,
} from './goods.ts';
import { layoutsOf } from './page-layouts.ts';
import { toPt } from './place.ts';
import { sampleSheetsOf } from './sample-sheets.ts';

/* The static files of spec §3 and §7 for designs that draw each of their pages. */

type Placed = {
  readonly item_id: number;
  readonly z: number;
  readonly box: Box;
  readonly type: 'item' | 'photo' | 'text' | 'calendar';
  readonly text_type?: string;
  readonly text_look?: TextLook;
  readonly calendar?: CalendarLook;
};

/** Each frame has a photo design of its own: a page may show several photos. */
const photoDesignId = (designId: number, index: number): number => designId * 10 + index;

function itemsOf(family: GoodsFamily, design: GoodsDesign, pageNo: number, art: PageArt): Placed[] {
  const ids = goodsItemIds(design, pageNo);
  const sheet = { x: 0, y: 0, ...family.sheetPx };
  const items: Placed[] = [{ item_id: ids.background, z: GOODS_Z.background, box: sheet, type: 'item' }];
  for (const [index, box] of (art.frames ?? []).entries()) {
    items.push({ item_id: ids.photo(index), z: GOODS_Z.photo + index, box, type: 'photo' });
  }
  if (art.overlay) items.push({ item_id: ids.overlay, z: GOODS_Z.overlay, box: sheet, type: 'item' });
  for (const [index, { type, box, look }] of (art.texts ?? []).entries()) {
    const placed = { item_id: ids.text(index), z: GOODS_Z.text + index, box };
    items.push({ ...placed, type: 'text', text_type: type, ...(look ? { text_look: look } : {}) });
  }
  for (const [index, { look, box }] of (art.calendars ?? []).entries()) {
    const placed = { item_id: ids.calendar(index), z: GOODS_Z.calendar + index, box };
    items.push({ ...placed, type: 'calendar', calendar: look });
  }
  return items.map((item) => ({ ...item, box: toPt(family, item.box) }));
}

/** Ids of what stands on pages of layouts: the same in all designs of a material, as their frames are. */
const LAYOUT_IDS = 900_000_000;
const IDS_OF_MATERIAL = 10_000;
const layoutIds = ({ materialId }: GoodsFamily, pageNo: number) => {
  const first = LAYOUT_IDS + materialId * IDS_OF_MATERIAL + pageNo * 10;
  return { photo: (index: number) => first + 1 + index, text: (index: number) => first + 6 + index };
};

/** What stands on the pages that a calendar draws for its layouts (ADR 135). */
function monthItems(family: GoodsFamily, design: GoodsDesign) {
  const drawn = layoutPagesOf(design);
  return {
    names: drawn.map(({ name, pageNo }) => ({ name, left: pageNo, right: pageNo })),
    pages: drawn.map(({ pageNo, art }): [string, Placed[]] => [
      String(pageNo),
      itemsOf(family, design, pageNo, art),
    ]),
    designIdOf: (index: number) => photoDesignId(design.id, index),
  };
}

/** The layouts of a design's pages and what stands on them (ADR 68); undefined where it has none. */
function layoutItems(family: GoodsFamily, design: GoodsDesign) {
  if (design.layouts) return monthItems(family, design);
  const drawn = layoutsOf(family, design);
  if (drawn === null) return undefined;
  const sheet = toPt(family, { x: 0, y: 0, ...family.sheetPx });
  const paper = goodsItemIds(design, drawn.paperPage).background;
  const background: Placed = { item_id: paper, z: GOODS_Z.background, box: sheet, type: 'item' };
  const pages = drawn.layouts.flatMap((layout) =>
    Object.entries(layout.pages).map(([pageNo, { frames = [], texts = [] }]): [string, Placed[]] => {
      const ids = layoutIds(family, Number(pageNo));
      const photos = frames.map((box, index): Placed => {
        return { item_id: ids.photo(index), z: GOODS_Z.photo + index, box: toPt(family, box), type: 'photo' };
      });
      const words = texts.map(({ type, box, look }, index): Placed => {
        const placed = { item_id: ids.text(index), z: GOODS_Z.text + index, box: toPt(family, box) };
        return { ...placed, type: 'text', text_type: type, ...(look ? { text_look: look } : {}) };
      });
      return [pageNo, [background, ...photos, ...words]];
    }),
  );
  const names = drawn.layouts.map(({ name, left, right }) => ({ name, left, right }));
  return { names, pages, designIdOf: (index: number) => layoutDesignId(family, index) };
}

/** Of the frames of a photobook's layouts: one for each photo that a page shows, the same for all designs. */
const layoutDesignId = ({ materialId }: GoodsFamily, index: number): number =>
  LAYOUT_IDS + materialId * IDS_OF_MATERIAL + index;

const layoutFacts = (
  family: GoodsFamily,
  design: GoodsDesign,
  write: (items: readonly Placed[], designIdOf: (index: number) => number) => unknown,
) => {
  const found = layoutItems(family, design);
  if (!found) return {};
  const pages = found.pages.map(([pageNo, items]) => [pageNo, write(items, found.designIdOf)]);
  return { layout_list: found.names, layout_page: Object.fromEntries(pages) };
};

const pagesOf = <Value>(
  family: GoodsFamily,
  design: GoodsDesign,
  write: (items: readonly Placed[]) => Value,
): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(design.pages).map(([pageNo, art]) => [
      pageNo,
      write(itemsOf(family, design, Number(pageNo), art)),
    ]),
  );

const photosAmong = (items: readonly Placed[]): Placed[] => items.filter(({ type }) => type === 'photo');

const shortItems = (designIdOf: (index: number) => number) => (items: readonly Placed[]) =>
  items.map((item) => ({
    item_id: item.item_id,
    z: item.z,
    ...(item.type === 'photo' ? { photo_design_id: designIdOf(photosAmong(items).indexOf(item)) } : {}),
    ...(item.text_type ? { text_type: item.text_type } : {}),
    ...(item.text_look ? { text_look: item.text_look } : {}),
    ...(item.calendar ? { calendar: item.calendar } : {}),
  }));

const fullItems = (items: readonly Placed[]) =>
  items.map(({ type, item_id, z, box, text_type, text_look, calendar }) => ({
    type,
    item_id,
    ...box,
    z,
    image: type === 'item' ? itemPath(item_id) : null,
    added_page_no: '',
    ...(text_type ? { text_type } : {}),
    ...(text_look ? { text_look } : {}),
    ...(calendar ? { calendar } : {}),
  }));

type Pages = readonly (readonly [pageNo: string, items: readonly Placed[]])[];

function photoDesigns(pages: Pages, designIdOf: (index: number) => number) {
  const byId = new Map<number, Record<string, object>>();
  for (const [pageNo, items] of pages) {
    for (const [index, { item_id, box }] of photosAmong(items).entries()) {
      const id = designIdOf(index);
      byId.set(id, { ...byId.get(id), [pageNo]: { ...box, item_id } });
    }
  }
  return [...byId].map(([id, frames]) => ({ id, design: frames }));
}

/** Frames of every design, and of the layouts that all designs of a photobook share. */
function allPhotoDesigns(family: GoodsFamily) {
  const [any] = family.designs;
  const shared = any && !any.layouts ? layoutItems(family, any) : undefined;
  return [
    ...family.designs.flatMap((design) =>
      photoDesigns(
        [...Object.entries(pagesOf(family, design, (items) => items)), ...monthItems(family, design).pages],
        (index) => photoDesignId(design.id, index),
      ),
    ),
    ...(shared ? photoDesigns(shared.pages, shared.designIdOf) : []),
  ];
}

const kitOf = (family: GoodsFamily, { kitId, design }: SoldDesign, order: number) => ({
  id: kitId,
  theme_id: family.groupId,
  label: design.label,
  order,
  price: design.priceYen,
  isPremiumKit: design.priceYen !== family.basePriceYen,
  end_date: family.endDate,
  cover: null,
  orientation: family.orientation,
  address_layout: 'PortraitA',
  colour: design.colour,
  mood: design.mood,
  page: pagesOf(
    family,
    design,
    shortItems((index) => photoDesignId(design.id, index)),
  ),
  ...layoutFacts(family, design, (items, designIdOf) => shortItems(designIdOf)(items)),
});

function infoOf(family: GoodsFamily) {
  const tags = tagsOf(family);
  const past = family.calendar?.months === 12 ? PAST_EDITIONS : null;
  return {
    tag_group_list: [
      { id: family.groupId, label: family.label, order: 1, tag_list: tags.map(({ id }) => id) },
      ...(past ? [past.group] : []),
    ],
    tag_list: [...tags, ...(past ? past.tags : [])],
    kit_list: family.designs.flatMap((design, index) =>
      kitsOf(family, design).map((sold) => kitOf(family, sold, index + 1)),
    ),
    photo_design_list: allPhotoDesigns(family),
    sample_page_list: sampleSheetsOf(family),
  };
}

const detailOf = (family: GoodsFamily, { kitId, design }: SoldDesign) => ({
  id: kitId,
  theme_id: family.groupId,
  label: design.label,
  price: design.priceYen,
  orientation: family.orientation,
  address_layout: 'PortraitA',
  page: pagesOf(family, design, fullItems),
  ...layoutFacts(family, design, fullItems),
});

/** The static files of a family by path. */
export const goodsFiles = (family: GoodsFamily): [string, unknown][] => [
  [`material/v2/kit/info/${family.materialId}.json`, infoOf(family)],
  ...family.designs.flatMap((design) =>
    kitsOf(family, design).map((sold): [string, unknown] => [
      `material/v2/kit/info/${family.materialId}/info/${sold.kitId}.json`,
      detailOf(family, sold),
    ]),
  ),
];
