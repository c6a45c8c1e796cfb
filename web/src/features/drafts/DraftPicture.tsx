import { DesignThumb } from '../../card/DesignThumb.tsx';
import { draftsCopy } from '../../copy/drafts.ts';
import styles from './Drafts.module.css';
import type { DraftItem } from './draft-items.ts';

/** The design that was chosen; the name stands beside it. */
export function DraftPicture({ item: { kit, staticUrl } }: { readonly item: DraftItem }) {
  return (
    <div className={styles.picture}>
      {kit ? <DesignThumb kit={kit} staticUrl={staticUrl} alt="" sizes="96px" /> : null}
    </div>
  );
}

/** When it was changed, and how many photos it has. */
export const draftFacts = ({ updatedAt, photoCount }: DraftItem): string =>
  [
    updatedAt === null ? draftsCopy.onDevice : draftsCopy.changed(updatedAt),
    draftsCopy.photos(photoCount),
  ].join('　');
