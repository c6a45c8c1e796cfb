import {
  MAX_BOOK_PAGES,
  MAX_DRAFT_PHOTOS,
  MAX_DRAFTS,
  MAX_LEVEL,
  MAX_LIGHT,
  MAX_ZOOM,
  PAGE_LAYOUTS,
  PHOTO_TONES,
  TEXT_TYPES,
} from '@fumi/domain';
import { z } from 'zod';
import { calendarSettings } from './calendar.ts';
import type { Calls, EndpointsOf } from './call.ts';
import { cardTexts, code, done, id, pageNo, text, typedText } from './field.ts';
import { textStyle } from './page-object.ts';

/* Ours: what a member has begun to make, on all their devices. */

export const draftCalls = {
  draftList: { route: 'GET /api/draft/list' },
  draftGet: { route: 'GET /api/draft/content/:code', asIs: ['value'] },
  draftSave: { route: 'POST /api/draft/save', asIs: ['value'] },
  /** A photo's file; read again at `/api/draft/{code}/photo/{image_id}`. */
  draftPhoto: { route: 'POST /api/draft/photo', file: 'object' },
  draftDelete: { route: 'POST /api/draft/delete' },
} as const satisfies Calls;

/** Groups of designs for which words are kept aside in one draft; the shop has far fewer groups. */
const MAX_WORDS_ASIDE = 40;

export const draftEndpoints = () => {
  const px = z.number().min(-200_000).max(200_000);
  const light = z.int().min(-MAX_LIGHT).max(MAX_LIGHT);
  const view = z.strictObject({
    zoom: z.number().min(1).max(MAX_ZOOM),
    turn: z.literal([0, 1, 2, 3]),
    level: z.number().min(-MAX_LEVEL).max(MAX_LEVEL),
  });
  const look = z.strictObject({
    brightness: light,
    contrast: light,
    warmth: light,
    tone: z.enum(PHOTO_TONES),
  });
  const size = z.strictObject({ width: px, height: px });
  const offset = z.strictObject({ x: px, y: px });
  const photo = z.strictObject({
    imageId: code,
    fileName: text,
    size,
    offset,
    view: view.optional(),
    look: look.optional(),
    isCropChosen: z.boolean().optional(),
    takenMs: z.number().optional(),
    caption: text.optional(),
    keptFor: pageNo.optional(),
  });
  const page = z.strictObject({
    layout: z.enum(PAGE_LAYOUTS).optional(),
    text: typedText.optional(),
    photo: z
      .strictObject({
        ...{ imageId: code, frame: size, offset },
        ...{ view: view.optional(), look: look.optional(), isCropChosen: z.boolean().optional() },
      })
      .optional(),
    textStyle: textStyle.optional(),
  });
  const pages = Array.from({ length: MAX_BOOK_PAGES }, (_, index) => `page.${index + 1}` as const);
  const choice = z.strictObject({ groupId: id, tagId: id, kitId: id });
  const slots = Array.from({ length: MAX_DRAFT_PHOTOS }, (_, slot) => `photo.${slot}` as const);
  /** Words that were typed for other groups of designs, by group. */
  const wordsAside = z
    .record(z.string().regex(/^\d{1,9}$/), cardTexts(typedText))
    .refine((groups) => Object.keys(groups).length <= MAX_WORDS_ASIDE)
    .meta({ maxProperties: MAX_WORDS_ASIDE });
  /** Names and values are those of the domain: they are not translated. */
  const field = z.union([
    z.strictObject({ field: z.literal('choice'), value: choice.nullable() }),
    z.strictObject({ field: z.literal('photoCount'), value: z.int().min(0).max(MAX_DRAFT_PHOTOS) }),
    z.strictObject({ field: z.literal('unused'), value: z.array(photo).max(MAX_DRAFT_PHOTOS).readonly() }),
    z.strictObject({ field: z.literal('wordsAside'), value: wordsAside }),
    z.strictObject({ field: z.literal('calendar'), value: calendarSettings }),
    z.strictObject({ field: z.enum(slots), value: photo.nullable() }),
    z.strictObject({ field: z.enum(pages), value: page.nullable() }),
    z.strictObject({
      field: z.enum(TEXT_TYPES.map((type) => `text.${type}` as const)),
      value: typedText.nullable(),
    }),
  ]);
  const fields = z.array(field).max(MAX_DRAFT_PHOTOS + MAX_BOOK_PAGES + TEXT_TYPES.length + 5);
  const revision = z.int().min(0);
  const draftHead = {
    code,
    product_code: z.string().max(100),
    revision,
    updated_at: z.iso.datetime(),
  };

  return {
    draftList: {
      summary: "The member's drafts, the one changed last first",
      access: 'member',
      response: z.object({
        drafts: z.array(
          z.object({
            ...draftHead,
            choice: z.object({ group_id: id, tag_id: id, kit_id: id }).nullable(),
            photo_count: z.int(),
          }),
        ),
      }),
    },
    draftGet: {
      summary: 'All fields of a draft, and which of its photos are here',
      access: 'member',
      params: z.strictObject({ code }),
      response: z.object({ draft: z.object({ ...draftHead, fields, image_ids: z.array(code) }) }),
    },
    draftSave: {
      summary: 'Change fields of a draft, or begin one: of a field the later change wins',
      access: 'member',
      body: z.strictObject({
        /** Made by the device that begins the draft, so that a repeated call begins nothing twice. */
        code,
        product_code: z.string().max(100),
        /** The last revision that the device has seen; 0 begins a draft. */
        base_revision: revision,
        changes: fields,
      }),
      response: z.object({
        revision,
        /** Fields that were changed after `base_revision` and that this call does not change. */
        newer: fields,
        /** Values that were written after `base_revision` and that this call overwrites with other ones. */
        replaced: fields,
        /** Photos that the fields name and that were not sent yet. */
        missing_photos: z.array(code),
      }),
    },
    draftPhoto: {
      summary: 'The file of a photo that a draft names',
      access: 'member',
      body: z.strictObject({ draft_code: code, image_id: code }),
      response: done,
    },
    draftDelete: {
      summary: 'Delete drafts with their photos, at once',
      access: 'member',
      body: z.strictObject({ codes: z.array(code).min(1).max(MAX_DRAFTS) }),
      response: done,
    },
  } satisfies EndpointsOf<typeof draftCalls>;
};
