import {
  allPhotos,
  asCover,
  COVER_PAGE,
  coverSlot,
  type DraftPhoto,
  isBound,
  judgeResolution,
  recentred,
  shownPhoto,
  withCrop,
  withPage,
} from '@fumi/domain';
import { useMemo, useState } from 'react';
import { CoverCard } from '../../card/CoverCard.tsx';
import { artOver } from '../../card/draw-page.ts';
import { FrontCard } from '../../card/FrontCard.tsx';
import { useCutJudge, useSuggestedOffset } from '../../card/judge-cut.ts';
import { coverCopy as copy } from '../../copy/layouts.ts';
import { changeChosen } from '../../draft/change-draft.ts';
import { type ChosenKit, placesOf } from '../../draft/chosen-kit.ts';
import { useDraft } from '../../draft/draft-store.ts';
import { usePicture } from '../../photo/picture-cache.ts';
import { useShop } from '../../shop/use-shop.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Message } from '../../ui/Message.tsx';
import { Note } from '../../ui/Note.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import stage from './CardStage.module.css';
import { CoverTitle } from './CoverTitle.tsx';
import styles from './CoverView.module.css';
import { CropDialog } from './CropDialog.tsx';
import { LargePage } from './FrontView.tsx';

/** The cover of a calendar: a leaf like those behind it. */
function CoverLeaf({
  chosen: { kit, slots, material },
  label,
}: {
  readonly chosen: ChosenKit;
  readonly label: string;
}) {
  const count = useDraft(({ photos }) => photos.length);
  const photoIndex = coverSlot(slots, count, material)?.photo ?? null;
  return <FrontCard {...{ kit, photoIndex, label }} page={COVER_PAGE} lift="held" />;
}

/** The cover as it goes around the book, or lies on a calendar. */
export function CoverView({ chosen }: { readonly chosen: ChosenKit }) {
  const { material, product } = useShop();
  const { spineMm = 0 } = material;
  if (!isBound(product))
    return (
      <LargePage orientation={chosen.kit.orientation}>
        <CoverLeaf {...{ chosen }} label={copy.finishedLeaf} />
      </LargePage>
    );
  return (
    <div className={stage.cover}>
      <CoverCard {...{ chosen, spineMm }} lift="held" label={copy.finished} />
    </div>
  );
}

/** Where the cover shows its photo, and the photo as it lies there. */
export function useCover(chosen: ChosenKit) {
  const { slots } = chosen;
  const photos = useDraft((draft) => draft.photos);
  const unused = useDraft((draft) => draft.unused);
  const pages = useDraft((draft) => draft.pages);
  return useMemo(() => {
    const at = slots.findIndex(({ pageNo }) => pageNo === COVER_PAGE);
    const frame = slots[at]?.frame ?? null;
    const shown = shownPhoto(placesOf(chosen, photos.length), at, { photos, unused, pages });
    return { frame, photo: shown?.photo ?? null };
  }, [chosen, slots, photos, unused, pages]);
}

type Cover = ReturnType<typeof useCover>;

const setCover = (photo: DraftPhoto, frame: NonNullable<Cover['frame']>): void =>
  changeChosen(({ pages = {} }) => ({
    pages: withPage(pages, COVER_PAGE, { photo: asCover(photo, frame) }),
  }));

type CropProps = { readonly chosen: ChosenKit; readonly cover: Cover };

type ChoiceProps = { readonly photo: DraftPhoto; readonly cover: Cover };

/** A photo that the cover may show; faces decide its crop (`useFaceCrops`) until a person does. */
function PhotoChoice({ photo, cover: { frame, photo: current } }: ChoiceProps) {
  const url = usePicture(photo, 'small');
  const isRefused = frame !== null && judgeResolution(photo.size, frame, photo.view) === 'refused';
  return (
    <label>
      <input
        type="radio"
        name="cover-photo"
        disabled={frame === null || isRefused}
        checked={current?.imageId === photo.imageId}
        onChange={() => {
          if (frame !== null) setCover(recentred(photo, frame), frame);
        }}
      />
      {url ? <img src={url} alt="" decoding="async" /> : <Icon name="photo" />}
      <VisuallyHidden>{copy.use(photo.fileName)}</VisuallyHidden>
    </label>
  );
}

/** The crop of the cover's photo; the photo inside keeps its own. */
function CoverCrop({
  chosen,
  cover: { frame, photo },
  onClose,
}: CropProps & { readonly onClose: () => void }) {
  const suggestedOffset = useSuggestedOffset(chosen);
  const src = usePicture(photo && { imageId: photo.imageId });
  const { staticUrl } = useShop();
  const { kit, material, slots } = chosen;
  const slot = slots.find(({ pageNo }) => pageNo === COVER_PAGE);
  if (photo === null || frame === null || src === null || !slot) return null;
  const art = artOver({ kit, material, staticUrl, page: slot.template }, slot.z);
  return (
    <CropDialog
      {...{ photo, src, frame }}
      over={{ frame: slot.frame, art }}
      suggested={suggestedOffset(photo, frame)}
      onAccept={(crop) => {
        setCover(withCrop(photo, crop), frame);
        onClose();
      }}
      onCancel={onClose}
    />
  );
}

/** Which photo the cover shows, and how it lies there. */
export function CoverTools({ chosen }: { readonly chosen: ChosenKit }) {
  const cover = useCover(chosen);
  const photos = useDraft((draft) => draft.photos);
  const unused = useDraft((draft) => draft.unused);
  const judgeCut = useCutJudge();
  const isOfBook = isBound(useShop().product);
  const [isCropping, setIsCropping] = useState(false);
  const cut = cover.photo && cover.frame ? judgeCut(cover.photo, cover.frame) : 'fine';
  const all = allPhotos({ photos, unused }).filter((photo) => photo !== null);
  if (all.length === 0) return <Note>{copy.noPhotos}</Note>;
  return (
    <>
      <Button icon="crop" wide disabled={cover.photo === null} onClick={() => setIsCropping(true)}>
        {copy.adjust}
      </Button>
      {cut === 'fine' ? null : <Message tone="warning">{copy.cut[cut]}</Message>}
      <fieldset className={styles.choice}>
        <legend>{copy.choose}</legend>
        <div>
          {all.map((photo) => (
            <PhotoChoice key={photo.imageId} {...{ photo, cover }} />
          ))}
        </div>
        <Note>
          {copy.chooseHint}
          {isOfBook ? copy.spineWords : null}
        </Note>
      </fieldset>
      {isOfBook ? null : (
        <CoverTitle orientation={chosen.kit.orientation}>
          <CoverLeaf {...{ chosen }} label={copy.styledLeaf} />
        </CoverTitle>
      )}
      {isCropping ? <CoverCrop {...{ chosen, cover }} onClose={() => setIsCropping(false)} /> : null}
    </>
  );
}
