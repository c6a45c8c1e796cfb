import { PAGE_LAYOUTS, TEXT_TYPES } from '@fumi/domain';
import { z } from 'zod';
import { calendarSettings } from './calendar.ts';
import type { Calls, EndpointsOf } from './call.ts';
import { code, id, pageNo, pt, yen } from './field.ts';
import { kitPageItem } from './kit.ts';
import { addressStyle, printAddress, textStyle } from './page-object.ts';

export const bookCalls = {
  bookCreate: { route: 'POST /api/book/create', asIs: ['calendar', 'text_look', 'calendar_settings'] },
  bookPost: { route: 'POST /api/book/post', file: 'object' },
  bookTerminate: { route: 'POST /api/book/terminate' },
  /** Ours: what the owner's book holds. Its pictures: `…/photo/:page_no.jpg`, its press file: `…/proof.pdf`. */
  bookGet: { route: 'GET /api/book/:book_code', asIs: ['calendar_settings'] },
} as const satisfies Calls;

export const bookEndpoints = () =>
  ({
    bookCreate: {
      summary: 'Begin a book of a kit',
      access: 'member',
      body: z.strictObject({
        theme_id: id,
        kit_id: id,
        cover: z.null(),
        page: z.record(z.string().regex(/^\d{1,3}$/), z.array(kitPageItem).max(100)),
        product_code: z.string().max(100),
        /** Ours: layouts that were chosen, by page of the book; absent where none was (ADR 68, 135). */
        layouts: z.record(z.string().regex(/^\d{1,3}$/), z.enum(PAGE_LAYOUTS)).optional(),
        /** Ours: what was chosen for the grids of a calendar; absent where they are as the design has them (ADR 95). */
        calendar_settings: calendarSettings.optional(),
        /** Ours: face and size of the words of a bound book, or of a calendar's title; absent: as the design has them (ADR 118, 116). */
        text_style: textStyle.optional(),
      }),
      response: z.object({ book_code: code }),
      creates: true,
    },
    bookPost: {
      summary: 'Add a page item; the same page and z again replaces it',
      access: 'member',
      body: z.strictObject({
        book_code: code,
        page_no: pageNo,
        page_type: z.literal(1),
        x: pt,
        y: pt,
        z: z.int().min(0).max(1000),
        type: z.union([z.literal(0), z.literal(1), z.literal(3)]),
        /** JSON of an address face or of a text, or the id of an item. A photo is sent as the file. */
        object: z.string().max(20_000).optional(),
        added_page_no: z
          .string()
          .max(2000)
          .regex(/^(\d{1,3}(,\d{1,3}){0,399})?$/)
          .optional(),
      }),
      response: z.object({ page_item: z.object({ page_no: pageNo, z: z.int() }) }),
    },
    bookTerminate: {
      summary: 'Close a book: everything that was posted is there',
      access: 'member',
      body: z.strictObject({ book_code: code, total: z.int().min(1).max(2000) }),
      response: z.object({ code }),
    },
    bookGet: {
      summary: "One of the member's finished books",
      access: 'member',
      params: z.strictObject({ book_code: code }),
      response: z.object({
        book: z.object({
          code,
          product_code: z.string(),
          kit_id: id,
          price: yen,
          created_at: z.iso.datetime(),
          /** `waiting` until the worker has rendered the press file. */
          press: z.enum(['waiting', 'ready', 'failed']),
          page_count: z.int(),
          address_layout: z.string(),
          address_style: addressStyle,
          sender: printAddress.nullable(),
          receivers: z.array(printAddress),
          /** How many recipients can't be decrypted, because their key is gone; then the sender (ADR 81). */
          lost_recipients: z.int(),
          is_sender_lost: z.boolean(),
          /** The first page of each photo; its picture is at `/api/book/{book_code}/photo/{page_no}.jpg`. */
          photo_pages: z.array(pageNo),
          /** Which page of its design each page repeats, layouts included; absent in books from before these were kept. */
          templates: z.array(pageNo).optional(),
          /** What was typed, with the first page on which it stands. */
          texts: z.array(z.object({ type: z.enum(TEXT_TYPES), page: pageNo, value: z.string() })),
          calendar_settings: calendarSettings.optional(),
          text_style: textStyle.optional(),
          /** The paid order that still holds the book, or null. */
          order_code: code.nullable(),
        }),
      }),
    },
  }) satisfies EndpointsOf<typeof bookCalls>;
