import { type CardTextType, INPUT_MAX_LENGTH, isPlainDate } from '@fumi/domain';
import { z } from 'zod';

/** Any text of a form: spec §5 limits inputs to 255. Rules of meaning are the domain's. */
export const text = z.string().max(INPUT_MAX_LENGTH);

/**
 * Several lines that a customer typed. `domain` limits each type, in user-perceived characters: 240 at most,
 * each of up to four UTF-16 units (a kanji and its variation selector).
 */
export const typedText = z.string().max(1000);

/** Codes of books, contacts and orders: opaque, base64url. */
export const code = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);

/** A code that people type, in whatever form. */
export const typedCode = z.string().min(1).max(100);

export const plainDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
/** A day that the calendar has; the database knows no year 0. */
export const calendarDay = plainDate.refine((day) => day >= '2000' && isPlainDate(day));
export const yen = z.int().min(0).max(100_000_000);
export const id = z.int().min(0).max(2_147_483_647);
export const pageNo = z.int().min(1).max(400);
export const pt = z.number().min(-10_000).max(10_000);
export const done = z.strictObject({});

/** What of an order nobody has counted: cards with a code, copies without, cards that are printed again. */
export const uncounted = z.object({ cards: z.int(), sets: z.int(), reprints: z.int() });

/** Words of a card's picture side, each as `words`; what was not typed is left out. */
export const cardTexts = (words: z.ZodString) => {
  const typed = words.exactOptional();
  return z.strictObject({
    HEADLINE: typed,
    GREETING: typed,
    MESSAGE: typed,
    DATE: typed,
    ADDRESS: typed,
    NAMES: typed,
    LINK: typed,
  } satisfies Record<CardTextType, z.ZodType>);
};
