import {
  type Kit,
  type KitInfo,
  type KitPageItem,
  ownPages,
  type PhotoDesign,
  type Tag,
  yearMonthOf,
} from '@fumi/domain';
import type { z } from 'zod';
import type { kitDetail as kitDetailSchema, kitInfo as kitInfoSchema, kit as kitSchema } from './kit.ts';

import { type FromWire, fromWire } from './wire.ts';

/* The kit file as the domain knows it. Types only from the schemas: the browser imports this file. */

export type WireKitInfo = z.output<typeof kitInfoSchema>;
export type WireKitDetail = z.output<typeof kitDetailSchema>;
type WireTag = WireKitInfo['tag_list'][number];
type WireKit = z.output<typeof kitSchema>;
type WireKitItem = WireKit['page'][string][number];

const itemFromWire = (item: WireKitItem): KitPageItem => ({
  itemId: item.item_id,
  z: item.z,
  ...(item.photo_design_id === undefined ? {} : { photoDesignId: item.photo_design_id }),
  ...(item.text_type === undefined ? {} : { textType: item.text_type }),
  ...(item.text_look === undefined ? {} : { textLook: item.text_look }),
  ...(item.calendar === undefined ? {} : { calendar: item.calendar }),
});

type WireDays = Pick<WireKit, 'start_date' | 'expiration_date'>;

const daysFromWire = ({ start_date, expiration_date }: WireDays) => ({
  startDate: start_date ?? null,
  expirationDate: expiration_date ?? null,
});

const kitFromWire = (wire: WireKit): Kit => ({
  id: wire.id,
  themeId: wire.theme_id,
  label: wire.label,
  order: wire.order,
  priceYen: wire.price,
  isPremiumKit: wire.isPremiumKit,
  endDate: wire.end_date,
  ...daysFromWire(wire),
  orientation: wire.orientation,
  addressLayout: wire.address_layout,
  colours: wire.colour ?? [],
  moods: wire.mood ?? [],
  pages: Object.fromEntries(
    Object.entries({ ...wire.page, ...wire.layout_page }).map(([pageNo, items]) => [
      Number(pageNo),
      items.map(itemFromWire),
    ]),
  ),
  ...(wire.layout_list ? { layouts: wire.layout_list } : {}),
});

const photoDesignFromWire = (wire: WireKitInfo['photo_design_list'][number]): PhotoDesign => ({
  id: wire.id,
  frames: Object.fromEntries(
    Object.entries(wire.design).map(([pageNo, { item_id, ...rect }]) => [
      Number(pageNo),
      { ...rect, itemId: item_id },
    ]),
  ),
});

/** The page spec of `book/create`: the kit's items by page (spec §7), without its layouts. */
export const pageSpecOf = (kit: Kit): Readonly<Record<string, readonly KitPageItem[]>> => ownPages(kit);

const tagFromWire = ({ id, label, order, kit_list, month, day, ...days }: WireTag): Tag => ({
  id,
  label,
  order,
  kitIds: kit_list,
  ...daysFromWire(days),
  edition:
    month === undefined || day === undefined ? null : { startMonth: yearMonthOf(month), weekStart: day },
});

export const kitInfoFromWire = (wire: WireKitInfo): KitInfo => ({
  tagGroups: wire.tag_group_list.map((group) => ({
    id: group.id,
    label: group.label,
    order: group.order,
    tagIds: group.tag_list,
    ...(group.occasion === undefined ? {} : { occasion: group.occasion }),
    ...daysFromWire(group),
  })),
  tags: wire.tag_list.map(tagFromWire),
  kits: wire.kit_list.map(kitFromWire),
  photoDesigns: wire.photo_design_list.map(photoDesignFromWire),
});

export type KitDetail = FromWire<WireKitDetail, 'calendar' | 'text_look'>;

/** Pages of layouts are put among the design's own pages. */
export const kitDetailFromWire = ({ layout_page, ...wire }: WireKitDetail): KitDetail =>
  fromWire({ ...wire, page: { ...wire.page, ...layout_page } }, ['calendar', 'text_look']) as KitDetail;
