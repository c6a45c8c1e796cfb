import type { PhotoFailure } from '@fumi/domain';
import { failureCopy } from '../../copy/photo.ts';
import { betterBrowser } from '../../platform/browser.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../ui/Dialog.tsx';

type Props = { readonly failure: PhotoFailure; readonly onClose: () => void };

/** 写真の読み込みの失敗: the cause, and where it may help, another browser (spec §8). */
export function FailureDialog({ failure, onClose }: Props) {
  const better = betterBrowser(navigator.userAgent);
  return (
    <Dialog title={failureCopy.title} role="alertdialog" size="small" onClose={onClose}>
      <DialogBody>
        <p>
          {failureCopy.text}
          <br />
          {failureCopy.causes[failure]}
        </p>
        {better === null ? null : <p>{failureCopy.hint[better]}</p>}
      </DialogBody>
      <DialogFooter>
        <Button variant="primary" onClick={onClose}>
          {failureCopy.close}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
