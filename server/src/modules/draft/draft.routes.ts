import { type DraftField, ok, refuse } from '@fumi/domain';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { HandlersOf } from '../../http/call.ts';
import { privateFile, registerPrivateFile } from '../../http/private-file.ts';
import { sendRefusal } from '../../http/refusal.ts';
import { refuseOverLimit } from '../rate-limit/rate-limit.service.ts';
import { type DraftRow, findOwnDraft, hasPhoto, listDrafts } from './draft.repository.ts';
import { readDraft, removeDrafts, saveDraft } from './draft.service.ts';
import { draftPhotoKey, keepPhoto } from './draft-photo.service.ts';
import { fieldsOf, listOf } from './kept-fields.ts';

type Head = Pick<DraftRow, 'code' | 'productCode' | 'revision' | 'updatedAt'>;

const headOf = ({ code, productCode, revision, updatedAt }: Head) => ({
  code,
  productCode,
  revision,
  updatedAt: updatedAt.toISOString(),
});

export const draftHandlers: HandlersOf<
  'draftList' | 'draftGet' | 'draftSave' | 'draftPhoto' | 'draftDelete'
> = {
  draftList: async ({ context, signedIn }) => {
    const rows = await listDrafts(context.db, signedIn.member.code);
    return ok({
      drafts: rows.map(({ choice, photoCount, ...row }) => ({ ...headOf(row), choice, photoCount })),
    });
  },

  draftGet: async ({ context, input, signedIn }) => {
    const owned = { code: input.params.code, memberCode: signedIn.member.code };
    const found = await readDraft(context, owned);
    if (!found) return refuse({ code: 'not_found' });
    const { row, imageIds } = found;
    return ok({ draft: { ...headOf(row), fields: listOf(fieldsOf(row)), imageIds: [...imageIds] } });
  },

  draftSave: async ({ context, input, signedIn }) => {
    const memberCode = signedIn.member.code;
    const limited = await refuseOverLimit(context, ['draft-save-member', memberCode]);
    if (limited) return refuse(limited);
    if (!context.content.goods.products.some(({ code }) => code === input.body.productCode))
      return refuse({ code: 'unsupported_product', words: { code: input.body.productCode } });
    // The types differ only in optional keys that may be undefined, and JSON has no undefined.
    const changes = input.body.changes as readonly DraftField[];
    const saved = await saveDraft(context, { ...input.body, changes, memberCode });
    if (!saved.ok) return saved;
    const { revision, newer, replaced, missingPhotos } = saved.value;
    return ok({
      ...{ revision, newer: [...newer], replaced: [...replaced] },
      missingPhotos: [...missingPhotos],
    });
  },

  draftPhoto: async ({ context, input, signedIn }) => {
    const memberCode = signedIn.member.code;
    const bytes = input.file?.bytes;
    if (!bytes) return refuse({ code: 'bad_request', fields: { object: ['file'] } });
    const limited = await refuseOverLimit(
      context,
      ['draft-save-member', memberCode],
      ['upload-bytes-member', memberCode, bytes.byteLength],
    );
    if (limited) return refuse(limited);
    const { draftCode, imageId } = input.body;
    return keepPhoto(context, { code: draftCode, memberCode }, imageId, bytes);
  },

  draftDelete: async ({ context, input, signedIn }) => {
    await removeDrafts(context, signedIn.member.code, input.body.codes);
    return ok({});
  },
};

/** The photos of a draft, for its owner and for nobody else. */
export function registerDraftPhotos(app: FastifyInstance, context: Context): void {
  registerPrivateFile<{ code: string; imageId: string }>(
    app,
    context,
    '/api/draft/:code/photo/:imageId',
    async (reply, { memberCode, params: { code, imageId } }) => {
      const own = await findOwnDraft(context.db, { code, memberCode });
      const isHere = own !== null && (await hasPhoto(context.db, code, imageId));
      const bytes = isHere ? await context.storage.get(draftPhotoKey(code, imageId)) : null;
      if (!bytes) return sendRefusal(reply, { code: 'not_found' });
      const type = bytes[0] === 0x89 ? 'image/png' : 'image/jpeg';
      return privateFile(reply, type, 'photo').header('cache-control', 'private, no-store').send(bytes);
    },
  );
}
