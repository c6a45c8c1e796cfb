import type { DraftContent } from '@fumi/domain';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { loadKitArt } from '../../card/kit-art.ts';
import { draftsCopy } from '../../copy/drafts.ts';
import { followDraft } from '../../draft/account/account-drafts.ts';
import { findChosenKit } from '../../draft/chosen-kit.ts';
import { endPaidDrafts } from '../../draft/ordered/ordered-drafts.ts';
import { paths } from '../../paths.ts';
import { takeEnded } from '../../session/last-member.ts';
import { loadMember, useMember } from '../../session/member-session.ts';
import type { Boot } from '../../shop/boot.ts';
import { shopFrom } from '../../shop/shop.ts';
import { browserShopSource } from '../../shop/shop-source.ts';
import { ToastProvider, useToast } from '../../ui/Toast.tsx';
import { isCardShown } from './card-shown.ts';
import { AccountAsked, OtherDevice, type Router } from './OtherDevice.tsx';
import { ResumeBar, type ResumeOffer } from './ResumeBar.tsx';
import { loadResumeOffer } from './resume-offer.ts';

type Props = { readonly router: Router; readonly boot: Boot };

/** Tells a member whose session has ended why the flow's first page is shown, and that nothing is lost. */
function SessionEnded({ router }: Pick<Props, 'router'>) {
  const path = useSyncExternalStore(router.subscribe, () => router.state.location.pathname);
  const toast = useToast();
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again after each redirect
  useEffect(() => {
    if (!takeEnded()) return;
    const action = { label: draftsCopy.signIn, onPress: () => void router.navigate(paths.member()) };
    toast({ text: draftsCopy.sessionEnded, isFailure: true, action });
  }, [path, router, toast]);
  return null;
}

function Resume({ router, boot }: Props) {
  const path = useSyncExternalStore(router.subscribe, () => router.state.location.pathname);
  const memberCode = useMember()?.code;
  const [offer, setOffer] = useState<ResumeOffer | null>(null);
  const [isClosed, setIsClosed] = useState(false);
  const isPlace = path === paths.home() || boot.roots.some(({ url }) => url === path);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another member or page has other drafts
  useEffect(() => {
    if (!isPlace || isClosed) return;
    let isLeft = false;
    const show = (loaded: ResumeOffer | null) => isLeft || setOffer(loaded);
    show(null);
    loadResumeOffer(boot, path).then(show, () => show(null));
    return () => {
      isLeft = true;
    };
  }, [boot, isPlace, isClosed, path, memberCode]);
  if (!isPlace || isClosed || offer === null) return null;
  return (
    <ResumeBar
      offer={offer}
      navigate={async (to) => void (await router.navigate(to))}
      closeWords={draftsCopy.close}
      onClose={() => setIsClosed(true)}
    />
  );
}

/**
 * Deletes drafts whose order is paid, on pages that show no card: on its own pages a draft would vanish while in use,
 * and the page after the payment offers its photos for another product.
 */
function PaidEnd({ router, boot }: Props) {
  const path = useSyncExternalStore(router.subscribe, () => router.state.location.pathname);
  const memberCode = useMember()?.code;
  useEffect(() => {
    const leaving = new AbortController();
    if (memberCode !== undefined && !isCardShown(boot, path)) void endPaidDrafts(memberCode, leaving.signal);
    return () => leaving.abort();
  }, [boot, path, memberCode]);
  return null;
}

function Drafts({ router, boot }: Props) {
  const path = useSyncExternalStore(router.subscribe, () => router.state.location.pathname);
  return (
    <ToastProvider closeLabel={draftsCopy.close} page={path}>
      <OtherDevice router={router} boot={boot} />
      <AccountAsked router={router} boot={boot} />
      <SessionEnded router={router} />
      <PaidEnd router={router} boot={boot} />
      <Resume router={router} boot={boot} />
    </ToastProvider>
  );
}

/** Loads the art of a draft's design; false where it could not be fetched. */
async function loadArtOf(productCode: string, { choice, pages }: DraftContent): Promise<boolean> {
  const facts = await browserShopSource(productCode).catch(() => null);
  if (facts === null) return false;
  const shop = shopFrom(facts);
  const chosen = findChosenKit(shop, choice, pages);
  return (
    chosen === null ||
    loadKitArt({ ...shop, kitId: chosen.kit.id }).then(
      () => true,
      () => false,
    )
  );
}

/**
 * Keeps the draft in the account of whoever is signed in, and offers to go on with what was begun. Loaded after the
 * page, and only where a member was here or something was begun.
 */
export async function openDrafts(router: Router, boot: Boot): Promise<void> {
  // Where the shop can't be asked now, a page that needs the member asks again.
  await loadMember().catch(() => null);
  followDraft(loadArtOf);
  const place = document.createElement('div');
  place.style.display = 'contents';
  document.body.append(place);
  createRoot(place).render(<Drafts router={router} boot={boot} />);
}
