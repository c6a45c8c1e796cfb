import { DesignThumb } from '../../card/DesignThumb.tsx';
import { draftsCopy } from '../../copy/drafts.ts';
import styles from './Drafts.module.css';
import type { DraftItem } from './draft-items.ts';

type Props = { readonly item: Pick<DraftItem, 'kit' | 'staticUrl'> };

/** The design that was chosen, while it is on sale; the name stands beside it. */
export function DraftPicture({ item: { kit, staticUrl } }: Props) {
  if (kit === null) return null;
  return (
    <div className={styles.picture}>
      <DesignThumb kit={kit} staticUrl={staticUrl} alt="" sizes="96px" />
    </div>
  );
}

/** When a draft was changed, that only this device has it, or that it is ready to be ordered. */
export const whenChanged = ({ updatedAt, isFinished }: DraftItem): string => {
  if (isFinished) return draftsCopy.finished;
  return updatedAt === null ? draftsCopy.onDevice : draftsCopy.changed(updatedAt);
};
