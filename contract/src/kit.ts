import { OCCASIONS, ORIENTATIONS, PAGE_LAYOUTS, TEXT_TYPES, TYPEFACES } from '@fumi/domain';
import { z } from 'zod';
import { calendarLook, ink } from './calendar.ts';
import { id, plainDate, pt, yen } from './field.ts';

/* The static files of spec §3 and §7. Served under {static}/material/v2/; written by content/draw. */

const byPage = <Schema extends z.ZodType>(schema: Schema) => z.record(z.string().regex(/^\d+$/), schema);

const textType = z.enum(TEXT_TYPES);

/** How a place sets its text; where it is missing, the text type decides. */
export const textLook = z.object({
  sizePt: z.number().positive(),
  align: z.enum(['start', 'middle', 'end']),
  color: z.union([z.enum(['black', 'white']), ink]),
  face: z.enum(TYPEFACES).optional(),
  writing: z.literal('vertical').optional(),
  stack: z.enum(['start', 'end']).optional(),
  lineHeightEm: z.number().positive().optional(),
  trackingEm: z.number().optional(),
});

export const kitPageItem = z.object({
  item_id: id,
  z: z.int(),
  photo_design_id: id.optional(),
  /** A place for a text that the customer types (spec §3: back-side text). */
  text_type: textType.optional(),
  text_look: textLook.optional(),
  /** A place that the engine fills from the edition of the kit; nothing is posted for it. */
  calendar: calendarLook.optional(),
});

/**
 * Ours: what pages of a bound book, and pictures of months, can show instead of the design's own (ADR 68, 135), by pages
 * with numbers of their own.
 */
const layoutList = z.array(z.object({ name: z.enum(PAGE_LAYOUTS), left: z.int(), right: z.int() }));

/** Both days included; where nothing is said, always. */
const shownDays = { start_date: plainDate.optional(), expiration_date: plainDate.optional() };

export const kit = z.object({
  ...shownDays,
  id,
  theme_id: id,
  label: z.string(),
  order: z.int(),
  price: yen,
  isPremiumKit: z.boolean(),
  end_date: plainDate.nullable(),
  cover: z.null(),
  orientation: z.enum(ORIENTATIONS),
  address_layout: z.string(),
  /** Ours: words to filter designs by. */
  colour: z.array(z.string()).optional(),
  mood: z.array(z.string()).optional(),
  page: byPage(z.array(kitPageItem)),
  layout_list: layoutList.optional(),
  layout_page: byPage(z.array(kitPageItem)).optional(),
});

const tagGroup = z.object({
  id,
  label: z.string(),
  order: z.int(),
  tag_list: z.array(id),
  /** Ours: what its cards are written for; its texts are at `{static}/material/v2/phrases/{occasion}.json`. */
  occasion: z.enum(OCCASIONS).optional(),
  ...shownDays,
});

export const tag = z.object({
  id,
  label: z.string(),
  order: z.int(),
  kit_list: z.array(id),
  ...shownDays,
  /** Of calendars: the edition's first month, such as 202704, and the day that its weeks begin with (spec §3). */
  month: z.int().optional(),
  day: z.union([z.literal(0), z.literal(1)]).optional(),
});

const frame = z.object({ x: pt, y: pt, width: pt, height: pt, item_id: id });

/** A picture of a product's filled pages: its name, and its width divided by its height. */
const samplePage = z.object({ name: z.string(), ratio: z.number().positive() });
export type SamplePage = z.output<typeof samplePage>;

export const kitInfo = z.object({
  tag_group_list: z.array(tagGroup),
  tag_list: z.array(tag),
  kit_list: z.array(kit),
  photo_design_list: z.array(z.object({ id, design: byPage(frame) })),
  /** Ours: filled pages of one design, at `/sample-pages/{material}-{place in the list, from 1}-{height}.webp`. */
  sample_page_list: z.array(samplePage).optional(),
});

export const pageItem = z.object({
  type: z.enum(['photo', 'item', 'text', 'calendar']),
  text_type: textType.optional(),
  text_look: textLook.optional(),
  /** The design's own words, printed as long as the customer types no others. */
  words: z.string().optional(),
  calendar: calendarLook.optional(),
  item_id: id,
  x: pt,
  y: pt,
  z: z.int(),
  width: pt,
  height: pt,
  image: z.string().nullable(),
  added_page_no: z.string(),
});

export const kitDetail = z.object({
  id,
  theme_id: id,
  label: z.string(),
  price: yen,
  orientation: z.enum(ORIENTATIONS),
  address_layout: z.string(),
  page: byPage(z.array(pageItem)),
  layout_list: layoutList.optional(),
  layout_page: byPage(z.array(pageItem)).optional(),
});
