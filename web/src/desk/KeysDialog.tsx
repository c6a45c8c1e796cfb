import { deskCopy, keysCopy } from '../copy/desk.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../ui/Dialog.tsx';
import styles from './KeysDialog.module.css';
import type { DESK_PAGES } from './pages.ts';

type Props = { readonly pages: typeof DESK_PAGES; readonly onClose: () => void };

/** What the keys do. */
export function KeysDialog({ pages, onClose }: Props) {
  const ways = pages.map(({ keys, words }) => [keys, keysCopy.to(words)] as const);
  return (
    <Dialog title={keysCopy.title} size="small" onClose={onClose}>
      <DialogBody>
        <dl className={styles.keys}>
          {[...keysCopy.rows, ...ways].map(([keys, words]) => (
            <div key={keys}>
              <dt>
                <kbd>{keys}</kbd>
              </dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
        <p>{keysCopy.note}</p>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>{deskCopy.close}</Button>
      </DialogFooter>
    </Dialog>
  );
}
