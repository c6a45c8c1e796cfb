import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const FONT_IDS = ['mincho', 'gothic', 'brush'] as const;

/** Outlines for the preview; the shape is the print package's `GlyphOutlines`, checked by its reader. */
export const glyphs = endpoint({
  summary: 'Outlines of a print font for a text, and which of its characters it cannot print',
  access: 'anyone',
  params: z.strictObject({ font: z.enum(FONT_IDS) }),
  body: z.strictObject({ text: z.string().max(20_000) }),
  response: z.looseObject({ unprintable: z.array(z.string()) }),
});
