import { hasAddresses } from '@fumi/domain';
import { FrontCard } from '../card/FrontCard.tsx';
import { confirmCopy } from '../copy/confirm.ts';
import { useChosenKit } from '../draft/chosen-kit.ts';
import { ConfirmPage } from '../features/confirm/ConfirmPage.tsx';
import { GoodsConfirmPage } from '../features/confirm/GoodsConfirmPage.tsx';
import { UploadScreen } from '../features/upload/UploadScreen.tsx';
import { useUpload } from '../features/upload/use-upload.ts';
import { useShop } from '../shop/use-shop.ts';
import { CalendarButton } from './CalendarButton.tsx';

/** The confirmation with the upload over it; what there is to confirm depends on whether there are addresses. */
export function Component() {
  const { flow } = useShop();
  const chosen = useChosenKit();
  const { progress, isInterrupted, sendBackCount, start, leave } = useUpload();
  // The draft may end under the page: its order was paid elsewhere, or its owner signs out.
  if (!chosen) return null;
  const page = { chosen, isInterrupted, onOrder: () => void start() };
  const front = (
    <FrontCard
      kit={chosen.kit}
      {...(chosen.slots[0] ? { page: chosen.slots[0].template, monthIndex: chosen.slots[0].monthIndex } : {})}
      label={confirmCopy.frontOf(chosen.label)}
      lift="held"
    />
  );
  return (
    <>
      {/* When the server sends the customer back, the page is mounted anew and asks who mourns. */}
      {hasAddresses(flow) ? (
        <ConfirmPage key={sendBackCount} {...page} />
      ) : (
        <GoodsConfirmPage key={sendBackCount} {...page} calendar={<CalendarButton kit={chosen.kit} />} />
      )}
      {progress ? (
        <UploadScreen {...progress} card={front} onAgain={() => void start()} onLeave={leave} />
      ) : null}
    </>
  );
}
