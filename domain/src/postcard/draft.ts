import type { PrintAddress } from '../address/print-address.ts';
import type { Point, Size } from '../geometry/rect.ts';
import { defaultOffset } from '../photo/crop.ts';

export type KitChoice = { readonly groupId: number; readonly tagId: number; readonly kitId: number };

/** The chosen photo: upright size in px and where its crop lies. The file itself is kept beside it, by id. */
export type DraftPhoto = {
  readonly imageId: string;
  readonly fileName: string;
  readonly size: Size;
  readonly offset: Point;
};

/** What a customer has made so far (design: the draft). */
export type Draft = {
  readonly choice: KitChoice | null;
  readonly photo: DraftPhoto | null;
  readonly sender: PrintAddress;
  readonly recipients: readonly PrintAddress[];
};

/** Another design has another frame: the photo goes to its default position there (spec §4). */
export const rechooseKit = (draft: Draft, choice: KitChoice, frame: Size | null): Draft => ({
  ...draft,
  choice,
  photo:
    draft.photo && frame && draft.choice?.kitId !== choice.kitId
      ? { ...draft.photo, offset: defaultOffset(draft.photo.size, frame) }
      : draft.photo,
});
