import { TYPEFACES } from '@fumi/domain';
import { z } from 'zod';
import type { Calls, EndpointsOf } from './call.ts';

/** Distinct characters that one call gives the outlines of. */
const MAX_OUTLINED = 1500;

export const glyphCalls = {
  glyphCheck: { route: 'POST /api/glyphs/:font/check' },
  /** Ours: outlines of the print fonts. */
  glyphs: { route: 'POST /api/glyphs/:font', asIs: ['faces'] },
} as const satisfies Calls;

export const glyphEndpoints = () => {
  const params = z.strictObject({ font: z.enum(TYPEFACES) });

  const body = z.strictObject({ text: z.string().max(20_000) });
  /** A card with all that may be written on it has some five hundred kinds of characters; outlines are heavy. */
  const outlined = body.refine(({ text }) => new Set(text).size <= MAX_OUTLINED, { path: ['text'] });

  return {
    /** For lists of a thousand people: a few bytes instead of all their outlines. */
    glyphCheck: {
      summary: 'Which characters of a text a print font, and those that stand in for it, cannot print',
      access: 'anyone',
      params,
      body,
      response: z.object({ unprintable: z.array(z.string()) }),
    },
    /** Outlines for the preview; the shape is the print package's `GlyphAnswer`. */
    glyphs: {
      summary: 'Outlines of a print font for a text, and which of its characters it cannot print',
      access: 'anyone',
      params,
      body: outlined,
      response: z.looseObject({ unprintable: z.array(z.string()) }),
    },
  } satisfies EndpointsOf<typeof glyphCalls>;
};
