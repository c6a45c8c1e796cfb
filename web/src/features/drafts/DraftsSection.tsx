import { frontProduct, KEPT_DAYS } from '@fumi/domain';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { draftsCopy } from '../../copy/drafts.ts';
import { beginAnew } from '../../draft/account/begin-anew.ts';
import { flowPaths } from '../../paths.ts';
import { useBoot } from '../../shop/boot.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Note } from '../../ui/Note.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { usePress } from '../../ui/use-press.ts';
import { DraftPicture, whenChanged } from './DraftPicture.tsx';
import styles from './Drafts.module.css';
import type { DraftItem } from './draft-items.ts';
import { openItem, removeItem } from './item-actions.ts';
import { useResumable } from './resumable.ts';

type RowProps = {
  readonly item: DraftItem;
  /** Something of the list is being opened. */
  readonly isBusy: boolean;
  readonly onGoOn: (item: DraftItem) => void;
  readonly onRemove: (item: DraftItem) => void;
};

/** Tells apart two drafts of the same design. */
const factsOf = (item: DraftItem): string => `${whenChanged(item)}　${draftsCopy.photos(item.photoCount)}`;

function DraftRow({ item, isBusy, onGoOn, onRemove }: RowProps) {
  const factsId = useId();
  return (
    <li>
      <div className={styles.resumable}>
        <DraftPicture item={item} />
        <div>
          <p>{item.name}</p>
          <p id={factsId} className={styles.facts}>
            {factsOf(item)}
          </p>
          {item.kit === null ? <p className={styles.facts}>{draftsCopy.offSale}</p> : null}
        </div>
      </div>
      <div className={styles.actions}>
        <Button
          size="small"
          aria-disabled={isBusy || undefined}
          aria-label={draftsCopy.goOnWith(item.name)}
          aria-describedby={factsId}
          onClick={() => onGoOn(item)}
        >
          {draftsCopy.goOn}
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-label={draftsCopy.removeOf(item.name)}
          aria-describedby={factsId}
          onClick={() => onRemove(item)}
        >
          {draftsCopy.remove}
        </Button>
      </div>
    </li>
  );
}

/** Everything that the member has begun, on whichever device. */
export function DraftsSection() {
  const boot = useBoot();
  const navigate = useNavigate();
  const toast = useToast();
  const { drafts: items, isComplete, isLoading, reload } = useResumable();
  const [removing, setRemoving] = useState<DraftItem | null>(null);
  const { press, isBusy, problem } = usePress();
  const front = frontProduct(boot.made);

  const goOn = async (item: DraftItem) => {
    const failed = await openItem(item);
    if (failed === null) await navigate(item.goOnPath);
    return failed;
  };
  const begin = async () => {
    if (!(await beginAnew(front.code))) return draftsCopy.notSaved;
    await navigate(flowPaths(front.flow.createUrl).create());
    return null;
  };
  const remove = async (item: DraftItem) => {
    const failed = await removeItem(item);
    if (failed !== null) return failed;
    setRemoving(null);
    toast({ text: draftsCopy.removed });
    await reload();
    return null;
  };
  return (
    <section className={styles.section} aria-labelledby="drafts">
      <h2 id="drafts" tabIndex={-1}>
        {draftsCopy.heading}
      </h2>
      <Problem>{problem ?? (!isComplete && !isLoading ? draftsCopy.unreachable : null)}</Problem>
      {isComplete ? null : (
        <div>
          <Button size="small" busy={isLoading} onClick={() => void reload()}>
            {draftsCopy.again}
          </Button>
        </div>
      )}
      {isComplete && items.length === 0 ? <p>{draftsCopy.empty}</p> : null}
      {items.length > 0 ? (
        <ul className={styles.list}>
          {items.map((item) => (
            <DraftRow
              key={item.code ?? item.product.code}
              {...{ item, isBusy }}
              onGoOn={(chosen) => void press(() => goOn(chosen))}
              onRemove={setRemoving}
            />
          ))}
        </ul>
      ) : null}
      {items.some(({ isHere, product }) => isHere && product.code === front.code) ? (
        <div>
          <Button
            variant="quiet"
            size="small"
            aria-disabled={isBusy || undefined}
            onClick={() => void press(begin)}
          >
            {draftsCopy.startAnew}
          </Button>
        </div>
      ) : null}
      <Note>{draftsCopy.kept(KEPT_DAYS.drafts)}</Note>
      {removing ? (
        <ConfirmDialog
          title={draftsCopy.removeTitle}
          cancel={draftsCopy.cancel}
          confirm={draftsCopy.remove}
          onConfirm={() => remove(removing)}
          onClose={() => setRemoving(null)}
        >
          <p>{draftsCopy.removeQuestion(removing.name)}</p>
          <p>{factsOf(removing)}</p>
        </ConfirmDialog>
      ) : null}
    </section>
  );
}
