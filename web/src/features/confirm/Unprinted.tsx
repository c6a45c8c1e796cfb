import { type DraftPhoto, unprintedPhotos, unprintedWords } from '@fumi/domain';
import { useMemo } from 'react';
import { goodsConfirmCopy as copy } from '../../copy/confirm.ts';
import { type ChosenKit, isBookOfPages, placesOf } from '../../draft/chosen-kit.ts';
import { useDraft } from '../../draft/draft-store.ts';
import { usePicture } from '../../photo/picture-cache.ts';
import { Message } from '../../ui/Message.tsx';
import styles from './Unprinted.module.css';

/** How many words are named; the others are counted. */
const NAMED = 3;

function UnusedPhoto({ photo }: { readonly photo: DraftPhoto }) {
  const url = usePicture(photo, 'small');
  return (
    <li>{url ? <img src={url} alt={photo.fileName} loading="lazy" decoding="async" /> : photo.fileName}</li>
  );
}

/** Words and photos that this design does not print; they stay in the draft for other designs. */
export function Unprinted({ chosen }: { readonly chosen: ChosenKit }) {
  const texts = useDraft((draft) => draft.texts);
  const photos = useDraft((draft) => draft.photos);
  const pages = useDraft((draft) => draft.pages);
  const beside = useDraft((draft) => draft.unused);
  const { kit } = chosen;
  const unused = useMemo(() => unprintedPhotos({ unused: beside, pages }), [beside, pages]);
  const words = unprintedWords(kit, placesOf(chosen, photos.length), { texts, photos, pages });
  if (words.length + unused.length === 0) return null;
  return (
    <section aria-label={copy.unprinted}>
      <Message tone="info">
        {words.length > 0 ? (
          <p>{copy.unprintedWords(words.slice(0, NAMED), Math.max(0, words.length - NAMED))}</p>
        ) : null}
        {unused.length > 0 ? (
          <p>
            {copy.unusedPhotos(unused.length)}
            {isBookOfPages(chosen) ? copy.unusedPhotosFit : ''}
          </p>
        ) : null}
        {unused.length > 0 ? (
          <ul className={styles.photos}>
            {unused.map((photo) => (
              <UnusedPhoto key={photo.imageId} photo={photo} />
            ))}
          </ul>
        ) : null}
      </Message>
    </section>
  );
}
