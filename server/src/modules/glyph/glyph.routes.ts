import { ok, refuse } from '@fumi/domain';
import { glyphOutlines, unprintableCharacters } from '@fumi/print';
import type { HandlersOf } from '../../http/call.ts';
import { overBudget } from '../limits/limits.service.ts';

/** Outlines for the preview. The text is what people write on their cards: it is answered, never kept. */
export const glyphHandlers: HandlersOf<'glyphs' | 'glyphCheck'> = {
  glyphCheck: async ({ context, input, originKey }) => {
    const spent = await overBudget(context, ['glyph-origin', originKey]);
    if (spent) return refuse(spent);
    const chain = context.content.print.fonts(input.params.font);
    return ok({ unprintable: unprintableCharacters(chain, input.body.text) });
  },
  glyphs: async ({ context, input, originKey }) => {
    const kinds = new Set(input.body.text).size;
    const spent = await overBudget(
      context,
      ['glyph-origin', originKey],
      ['glyph-outline-origin', originKey, kinds],
    );
    if (spent) return refuse(spent);
    const answer = glyphOutlines(context.content.print.fonts(input.params.font), input.body.text);
    return ok({ ...answer, unprintable: [...answer.unprintable] });
  },
};
