import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { OCCASIONS, type TextLook, type TextType } from '@fumi/domain';
import { ALMANAC_YEARS, readAlmanacYear } from './almanac.ts';
import { itemPath } from './art-files.ts';
import { designs } from './designs.ts';
import type { Design } from './drawing/design.ts';
import { freePlaces, hasPenPlace } from './free-places.ts';
import { FAMILIES } from './goods/families.ts';
import { goodsFiles } from './goods/goods-catalogue.ts';
import { GROUPS } from './groups.ts';
import { LEGACY_GROUP, LEGACY_KITS } from './legacy.ts';
import { NENGA_GROUP, NENGA_MARK } from './nenga-mark.ts';
import { readPhrases } from './phrases.ts';
import { lookOf, type PtRect, rectPt, sheetPt, WORDS_Z } from './place-words.ts';

/** What the static files of spec §3 and §7 say; lengths in pt, y down, bleed included. */
type PlacedItem = {
  readonly id: number;
  readonly kind: 'item' | 'photo' | 'text';
  readonly z: number;
  readonly rect: PtRect;
  readonly words?: { readonly type: TextType; readonly text: string; readonly look: TextLook };
};

export const itemIds = (design: Design) => ({
  background: design.id * 10 + 1,
  photo: design.id * 10 + 2,
  overlay: design.id * 10 + 3,
  /** Ids end in 4 to 9, then 0: at most seven word places a design. */
  words: (index: number) => design.id * 10 + ((index + 4) % 10),
});
export const hasOverlay = (design: Design) => Boolean(design.overlay ?? design.frame?.window);

/** The photo's rectangle in pt. */
export function framePt(design: Design): PtRect | null {
  if (!design.frame) return null;
  return rectPt(design, design.frame);
}

/** Where the customer writes: on the design's own words, and where it leaves room. */
const wordPlaces = (design: Design) => [
  ...(design.words ?? []).map((words) => ({
    type: words.type,
    text: words.text,
    look: lookOf(words),
    rect: rectPt(design, words.box),
  })),
  ...freePlaces(design).map(({ box, ...place }) => ({ ...place, text: '', rect: rectPt(design, box) })),
];

/** Background, photo, frame art, words, free places: in this order, one above the other. */
function frontItems(design: Design): readonly PlacedItem[] {
  const ids = itemIds(design);
  const photo = framePt(design);
  return [
    { id: ids.background, kind: 'item', z: 0, rect: sheetPt(design) },
    ...(photo ? [{ id: ids.photo, kind: 'photo', z: 1, rect: photo } as const] : []),
    ...(hasOverlay(design) ? [{ id: ids.overlay, kind: 'item', z: 2, rect: sheetPt(design) } as const] : []),
    ...wordPlaces(design).map(
      ({ rect, ...words }, index) =>
        ({ id: ids.words(index), kind: 'text', z: WORDS_Z + index, rect, words }) as const,
    ),
  ];
}

const faceItems = (groupId: number): readonly PlacedItem[] =>
  groupId === NENGA_GROUP ? [{ id: NENGA_MARK.itemId, kind: 'item', z: 0, rect: NENGA_MARK.rectPt }] : [];

type SoldKit = {
  readonly id: number;
  readonly design: Design;
  readonly groupId: number;
  readonly order: number;
  readonly endDate: string;
};

function kitOf({ id, design, groupId, order, endDate }: SoldKit) {
  const short = (item: PlacedItem) => ({
    item_id: item.id,
    z: item.z,
    ...(item.kind === 'photo' ? { photo_design_id: design.id } : {}),
    ...(item.words ? { text_type: item.words.type } : {}),
  });
  return {
    id,
    theme_id: groupId,
    label: design.label,
    order,
    price: design.priceYen,
    isPremiumKit: design.priceYen !== 500,
    end_date: endDate,
    cover: null,
    orientation: design.orientation,
    address_layout: 'PortraitA',
    colour: design.colour,
    mood: design.mood,
    page: { '1': frontItems(design).map(short), '2': faceItems(groupId).map(short) },
  };
}

const evenly = (first: number, count: number) =>
  Array.from({ length: (count - first) / 2 + 1 }, (_, i) => first + i * 2).join(',');

function detailOf({ id, design, groupId }: SoldKit, pageCount: number) {
  const full = (addedPageNo: string) => (item: PlacedItem) => ({
    type: item.kind,
    item_id: item.id,
    ...item.rect,
    z: item.z,
    image: item.kind === 'item' ? itemPath(item.id) : null,
    added_page_no: addedPageNo,
    ...(item.words ? { text_type: item.words.type, text_look: item.words.look, words: item.words.text } : {}),
  });
  return {
    id,
    theme_id: groupId,
    label: design.label,
    price: design.priceYen,
    orientation: design.orientation,
    address_layout: 'PortraitA',
    page: {
      '1': frontItems(design).map(full(evenly(3, pageCount - 1))),
      '2': faceItems(groupId).map(full(evenly(4, pageCount))),
    },
  };
}

const photoDesignOf = (design: Design) => ({
  id: design.id,
  design: { '1': { ...framePt(design), item_id: itemIds(design).photo } },
});

/** The last tag of each group; its designs are computed (`hasPenPlace`), not listed in their `tags`. */
const PEN_TAG = '手書きの余白あり';

const isUnder = (design: Design, label: string): boolean =>
  label === PEN_TAG ? hasPenPlace(design) : design.tags.includes(label);

const tagIdOf = (groupId: number, index: number) => groupId * 100 + index + 1;

function currentInfo(kits: readonly SoldKit[]) {
  const tagged = GROUPS.flatMap((group) =>
    [...group.tags, PEN_TAG].map((label, i) => ({
      id: tagIdOf(group.id, i),
      label,
      order: i + 1,
      kit_list: kits
        .filter(({ design }) => design.group === group.id && isUnder(design, label))
        .map(({ id }) => id),
    })),
  ).filter(({ kit_list }) => kit_list.length > 0);
  return {
    tag_group_list: GROUPS.map((group, i) => ({
      id: group.id,
      label: group.label,
      order: i + 1,
      tag_list: tagged.filter(({ id }) => Math.floor(id / 100) === group.id).map(({ id }) => id),
      ...(group.occasion ? { occasion: group.occasion } : {}),
      ...(group.startDate ? { start_date: group.startDate } : {}),
      ...(group.expirationDate ? { expiration_date: group.expirationDate } : {}),
    })).filter(({ tag_list }) => tag_list.length > 0),
    tag_list: tagged,
    kit_list: kits.map(kitOf),
    photo_design_list: kits.flatMap(({ design }) => (design.frame ? [photoDesignOf(design)] : [])),
  };
}

function legacyInfo(kits: readonly SoldKit[]) {
  const { id, label, tag, startDate, expirationDate } = LEGACY_GROUP;
  return {
    tag_group_list: [
      { id, label, order: 1, tag_list: [tag.id], start_date: startDate, expiration_date: expirationDate },
    ],
    tag_list: [{ ...tag, order: 1, kit_list: kits.map((kit) => kit.id) }],
    kit_list: kits.map(kitOf),
    photo_design_list: kits.flatMap(({ design }) => (design.frame ? [photoDesignOf(design)] : [])),
  };
}

/** Kits of material 13, and of material 11 (the 2019 edition, closed). */
export function soldKits(): { readonly current: readonly SoldKit[]; readonly legacy: readonly SoldKit[] } {
  const endDates = new Map(GROUPS.map(({ id, endDate }) => [id, endDate]));
  const current = designs.map((design, i) => ({
    id: design.id,
    design,
    groupId: design.group,
    order: i + 1,
    endDate: endDates.get(design.group) ?? '',
  }));
  const legacy = LEGACY_KITS.flatMap(({ id, slug }, i) => {
    const design = designs.find((it) => it.slug === slug);
    const endDate = LEGACY_GROUP.expirationDate;
    return design ? [{ id, design, groupId: LEGACY_GROUP.id, order: i + 1, endDate }] : [];
  });
  return { current, legacy };
}

/** All static JSON files of the catalogue by path. */
export function catalogueFiles(): Map<string, unknown> {
  const { current, legacy } = soldKits();
  const files = new Map<string, unknown>([
    ['material/v2/kit/info/13.json', currentInfo(current)],
    ['material/v2/kit/info/11.json', legacyInfo(legacy)],
  ]);
  for (const kit of current) files.set(`material/v2/kit/info/13/info/${kit.id}.json`, detailOf(kit, 60));
  for (const kit of legacy) files.set(`material/v2/kit/info/11/info/${kit.id}.json`, detailOf(kit, 44));
  for (const [path, file] of FAMILIES.flatMap(goodsFiles)) files.set(path, file);
  for (const year of ALMANAC_YEARS) files.set(`material/v2/calendar/${year}.json`, readAlmanacYear(year));
  for (const occasion of OCCASIONS) files.set(`material/v2/phrases/${occasion}.json`, readPhrases(occasion));
  return files;
}

/**
 * Writes the files into a folder below `out` that is named after what is in them, and returns its name: each release
 * reads its own, and what is there is whole.
 */
export function writeCatalogue(out: string): string {
  const files = [...catalogueFiles()].map(([path, value]) => [path, `${JSON.stringify(value)}\n`] as const);
  const hash = createHash('sha256');
  for (const [path, text] of files) hash.update(path).update(text);
  const name = hash.digest('hex').slice(0, 16);
  const folder = join(out, name);
  if (existsSync(folder)) return name;
  const part = `${folder}.${process.pid}.part`;
  for (const [path, text] of files) {
    mkdirSync(dirname(join(part, path)), { recursive: true });
    writeFileSync(join(part, path), text);
  }
  moveInto(folder, part);
  return name;
}

/** Where two wrote at once, the first stays: their files are the same. */
function moveInto(folder: string, part: string): void {
  try {
    renameSync(part, folder);
  } catch (error) {
    rmSync(part, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
}
