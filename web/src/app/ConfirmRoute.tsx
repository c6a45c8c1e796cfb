import { confirmCopy } from '../copy/confirm.ts';
import { ConfirmPage } from '../features/confirm/ConfirmPage.tsx';
import { UploadScreen } from '../features/upload/UploadScreen.tsx';
import { useUpload } from '../features/upload/use-upload.ts';
import { FrontCard } from '../platform/card/FrontCard.tsx';
import { useChosenKit } from '../platform/chosen-kit.ts';

/** The confirmation with the upload over it. */
export function Component() {
  const chosen = useChosenKit();
  const { progress, start } = useUpload();
  // The draft is cleared while the way leads on to the order.
  if (!chosen) return null;
  const front = <FrontCard kit={chosen.kit} label={confirmCopy.frontOf(chosen.label)} lift="held" />;
  return (
    <>
      <ConfirmPage chosen={chosen} onOrder={() => void start()} />
      {progress ? <UploadScreen {...progress} card={front} /> : null}
    </>
  );
}
