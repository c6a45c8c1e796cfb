import { ok, refuse } from '@fumi/domain';
import { glyphOutlines, unprintableCharacters } from '@fumi/print';
import type { HandlersOf } from '../../http/call.ts';
import { refuseOverLimit } from '../rate-limit/rate-limit.service.ts';

/** Outlines for the preview. The text is what people write on their cards: it is answered, never kept. */
export const glyphHandlers: HandlersOf<'glyphs' | 'glyphCheck'> = {
  glyphCheck: async ({ context, input, originKey }) => {
    const limited = await refuseOverLimit(context, ['glyph-origin', originKey]);
    if (limited) return refuse(limited);
    const chain = context.content.print.fonts(input.params.font);
    return ok({ unprintable: unprintableCharacters(chain, input.body.text) });
  },
  glyphs: async ({ context, input, originKey }) => {
    const kinds = new Set(input.body.text).size;
    const limited = await refuseOverLimit(
      context,
      ['glyph-origin', originKey],
      ['glyph-outline-origin', originKey, kinds],
    );
    if (limited) return refuse(limited);
    const answer = glyphOutlines(context.content.print.fonts(input.params.font), input.body.text);
    return ok({ ...answer, unprintable: [...answer.unprintable] });
  },
};
