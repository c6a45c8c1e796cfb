import { ok, refuse } from '@fumi/domain';
import type { HandlersOf } from '../../http/call.ts';
import { correctedFace, facesOf, keepCorrectedFace, wordsOf } from '../print-shop/correct-face.service.ts';

/** Address faces of orders that are not in print yet, to be corrected. */
export const deskFaceHandlers: HandlersOf<'deskFaces' | 'deskFaceCorrect'> = {
  deskFaces: async ({ context, input: { params }, view }) => {
    const faced = await facesOf(context, params.number, params.page);
    if (faced === null) return refuse({ code: 'not_found' });
    const faces = faced.faces.flatMap(({ kind, address }) =>
      address !== null && (kind === 'sender' || kind === 'recipient')
        ? [{ kind, words: wordsOf(address) }]
        : [],
    );
    return view(params.number, { faces });
  },
  deskFaceCorrect: async ({ context, input: { body }, change }) => {
    const { words: after, ...face } = body;
    const corrected = await correctedFace(context, face, after);
    if (!corrected.ok) return corrected;
    const { row, before } = corrected.value;
    return change(async (tx) => {
      const kept = await keepCorrectedFace(tx, context, face.number, row);
      if (!kept.ok) return kept;
      const { page, kind } = face;
      return ok({
        answer: {},
        object: face.number,
        before: { page, kind, ...before },
        after: { page, kind, ...after },
      });
    });
  },
};
