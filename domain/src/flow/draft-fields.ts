import type { CalendarSettings } from '../calendar/calendar-settings.ts';
import { isCardText } from './card-texts.ts';
import type { Draft, DraftPhoto, KitChoice } from './draft.ts';
import { type BookPage, type BookPages, layoutsIn, withLayouts } from './page-contents.ts';
import { type BookTexts, TEXT_TYPES, type TextType } from './texts.ts';

/*
 * A draft in the account is a set of fields, so that two devices can change different ones at the same time; of one
 * field the later change wins. Sender and recipients are no field: they stay in the browser's session (spec §9, ADR 47).
 */

/** What of a draft the account keeps beside the photo files. */
export type DraftContent = Pick<
  Draft,
  'choice' | 'photos' | 'unused' | 'texts' | 'pages' | 'wordsAside' | 'calendar'
>;

/** A field and what stands in it. */
export type DraftField =
  | { readonly field: 'choice'; readonly value: KitChoice | null }
  | { readonly field: 'photoCount'; readonly value: number }
  | { readonly field: `photo.${number}`; readonly value: DraftPhoto | null }
  | { readonly field: 'unused'; readonly value: readonly DraftPhoto[] }
  /** Null where the page is as its design has it. */
  | { readonly field: `page.${number}`; readonly value: BookPage | null }
  | { readonly field: 'wordsAside'; readonly value: Readonly<Record<number, BookTexts>> }
  | { readonly field: 'calendar'; readonly value: CalendarSettings }
  /** Null where nothing was typed: then the design's own words stand; '' takes them away. */
  | { readonly field: `text.${TextType}`; readonly value: string | null };

export type DraftFieldName = DraftField['field'];

/** Fields by name; a field that is missing is empty. */
export type DraftFields = Readonly<Record<string, DraftField['value']>>;

/** Drafts that an account keeps. More stay in the browser that made them. */
export const MAX_DRAFTS = 20;

/** Photo slots of a draft: a few more than the largest book has, whose 64 pages show four each. */
export const MAX_DRAFT_PHOTOS = 260;

/** Pages of a bound book, covers included: some more than the largest one has. */
export const MAX_BOOK_PAGES = 100;

/** A photo without its cover crop from faces: no person made that crop, and each device computes it by itself. */
const asKept = ({ coverCrop: _, ...photo }: DraftPhoto): DraftPhoto => photo;

export const fieldsOfDraft = ({
  choice,
  photos,
  unused,
  texts,
  pages = {},
  wordsAside = {},
  calendar = {},
}: DraftContent): DraftFields => ({
  choice,
  unused: unused.map(asKept),
  wordsAside,
  calendar,
  photoCount: photos.length,
  ...Object.fromEntries(photos.map((photo, slot) => [`photo.${slot}`, photo && asKept(photo)])),
  ...Object.fromEntries(Object.entries(pages).map(([pageNo, page]) => [`page.${pageNo}`, page])),
  ...Object.fromEntries(Object.entries(texts).map(([type, value]) => [`text.${type}`, value])),
});

const pagesIn = (fields: DraftFields): BookPages =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      name.startsWith('page.') && value !== null ? [[name.slice('page.'.length), value as BookPage]] : [],
    ),
  );

/** One device may have used a photo while another kept it aside: then it is used. */
function onceEach(unused: readonly DraftPhoto[], photos: Draft['photos']): DraftPhoto[] {
  const seen = new Set(photos.map((photo) => photo?.imageId));
  return unused.filter(({ imageId }) => !seen.has(imageId) && seen.add(imageId));
}

export function draftOfFields(fields: DraftFields): DraftContent {
  const count = (fields.photoCount ?? 0) as number;
  const photoAt = (slot: number) => (fields[`photo.${slot}`] ?? null) as DraftPhoto | null;
  const texts = TEXT_TYPES.flatMap((type) => {
    const value = (fields[`text.${type}`] ?? null) as string | null;
    return value === null ? [] : [[type, value] as const];
  });
  const photos = Array.from({ length: count }, (_, slot) => photoAt(slot));
  return {
    choice: (fields.choice ?? null) as KitChoice | null,
    photos,
    unused: onceEach((fields.unused ?? []) as readonly DraftPhoto[], photos),
    texts: Object.fromEntries(texts),
    pages: pagesIn(fields),
    wordsAside: (fields.wordsAside ?? {}) as Readonly<Record<number, BookTexts>>,
    calendar: (fields.calendar ?? {}) as CalendarSettings,
  };
}

/** For `JSON.stringify`: the order of keys says nothing, a database keeps its own. */
export const sortedKeys = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

const isSame = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a ?? null, sortedKeys) === JSON.stringify(b ?? null, sortedKeys);

/** Empty values of the fields that are never null. */
const EMPTY: DraftFields = { photoCount: 0, unused: [], wordsAside: {}, calendar: {} };

const SINGLE: readonly string[] = ['choice', 'photoCount', 'unused', 'wordsAside', 'calendar'];
const TYPED = new Set(TEXT_TYPES.map((type) => `text.${type}`));

const isKnown = (name: string): boolean =>
  SINGLE.includes(name) || /^(photo|page)\.\d+$/.test(name) || TYPED.has(name);

/**
 * The fields that differ, with their values in `after`; empty where `after` lacks them. A field of a later
 * release, which this one does not know, is left out, so that it stays as it is in the account.
 */
export function changedFields(before: DraftFields, after: DraftFields): DraftField[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names
    .filter(isKnown)
    .filter((name) => !isSame(before[name], after[name]))
    .map((name) => ({ field: name, value: after[name] ?? EMPTY[name] ?? null }) as DraftField);
}

export const withFields = (fields: DraftFields, changes: readonly DraftField[]): DraftFields => ({
  ...fields,
  ...Object.fromEntries(changes.map(({ field, value }) => [field, value])),
});

const isArranged = (before: DraftFields, after: DraftFields): boolean =>
  changedFields(before, after).some(({ field }) => /^(photo|page\.)/.test(field));

const hasOtherLayouts = (a: DraftFields, b: DraftFields): boolean =>
  !isSame(layoutsIn(pagesIn(a)), layoutsIn(pagesIn(b)));

/**
 * Layouts say which slot lies on which page, so that two arrangements can't be mixed slot by slot: this device's
 * stands, and photos that the other one has added are kept beside it.
 */
function withArrangement(
  merged: DraftFields,
  { known, own, other }: Readonly<Record<'known' | 'own' | 'other', DraftFields>>,
): DraftFields {
  const { photos, unused, pages } = draftOfFields(own);
  const decided = new Set([...imageIdsIn(own), ...imageIdsIn(known)]);
  const theirs = draftOfFields(other);
  const added = [...theirs.photos, ...theirs.unused].flatMap((photo) =>
    photo === null || decided.has(photo.imageId) ? [] : [photo],
  );
  const content = draftOfFields(merged);
  const kept = withLayouts(content.pages ?? {}, layoutsIn(pages));
  return fieldsOfDraft({ ...content, photos, unused: [...unused, ...added], pages: kept });
}

const groupOf = (fields: DraftFields): number | undefined =>
  (fields.choice as KitChoice | null | undefined)?.groupId;

/**
 * Words belong to the occasion for which they were typed: where one device chose another occasion meanwhile,
 * they are kept aside for their own, as on a single device (`rechooseKit`).
 */
function withWordsOfOccasion(merged: DraftFields, common: DraftFields, own: DraftFields): DraftFields {
  const hasOtherTaken = groupOf(own) !== groupOf(merged);
  const group = hasOtherTaken ? groupOf(own) : groupOf(common);
  if (group === undefined || group === groupOf(merged)) return merged;
  const isForeign = (name: string): boolean =>
    hasOtherTaken ? merged[name] === own[name] && own[name] !== common[name] : merged[name] !== own[name];
  const foreign = TEXT_TYPES.filter(isCardText).filter(
    (type) => isForeign(`text.${type}`) && typeof merged[`text.${type}`] === 'string',
  );
  if (foreign.length === 0) return merged;
  const aside = (merged.wordsAside ?? {}) as Readonly<Record<number, BookTexts>>;
  const words = Object.fromEntries(foreign.map((type) => [type, merged[`text.${type}`]]));
  return {
    ...merged,
    ...Object.fromEntries(foreign.map((type) => [`text.${type}`, null])),
    wordsAside: { ...aside, [group]: { ...aside[group], ...words } },
  };
}

/**
 * Three-way merge: own changes since `known` win, other fields are as in `other`. `common` is the last state of both
 * devices, if `other` already has some own changes. `taken` are the fields in which the result differs from `own`.
 */
export function mergeDraft(
  known: DraftFields,
  own: DraftFields,
  other: DraftFields,
  common = known,
): { readonly fields: DraftFields; readonly taken: readonly DraftFieldName[] } {
  const merged = withFields(other, changedFields(known, own));
  const arranged =
    isArranged(known, own) && isArranged(known, other) && hasOtherLayouts(own, other)
      ? withArrangement(merged, { known, own, other })
      : merged;
  const fields = withWordsOfOccasion(arranged, common, own);
  return { fields, taken: changedFields(own, fields).map(({ field }) => field) };
}

/** The photos that fields name, by image id. */
export const imageIdsIn = (fields: DraftFields): string[] =>
  [...draftOfFields(fields).photos, ...draftOfFields(fields).unused].flatMap((photo) => photo?.imageId ?? []);
