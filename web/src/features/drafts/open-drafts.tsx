import type { DraftContent } from '@fumi/domain';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import type { createBrowserRouter } from 'react-router';
import { loadKitArt } from '../../card/kit-art.ts';
import { draftsCopy } from '../../copy/drafts.ts';
import { accountSync, followDraft } from '../../draft/account-drafts.ts';
import { findChosenKit } from '../../draft/chosen-kit.ts';
import { draftStore } from '../../draft/draft-store.ts';
import { endPaidDrafts } from '../../draft/ordered-drafts.ts';
import {
  forgetNews,
  newsStore,
  takeBack,
  whenChangedElsewhere,
  wordsThatStand,
} from '../../draft/other-news.ts';
import { flowPaths, isOrdering, paths } from '../../paths.ts';
import { leadTabToToast } from '../../platform/next-tab.ts';
import { takeEnded } from '../../session/last-member.ts';
import { loadMember, useMember } from '../../session/member-session.ts';
import type { Boot } from '../../shop/boot.ts';
import { shopFrom } from '../../shop/shop.ts';
import { browserShopSource } from '../../shop/shop-source.ts';
import { ToastProvider, useToast } from '../../ui/Toast.tsx';
import { ResumeBar, type ResumeOffer } from './ResumeBar.tsx';
import { loadResumeOffer } from './resume-offer.ts';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'subscribe' | 'navigate' | 'revalidate' | 'state'>;
type Props = { readonly router: Router; readonly boot: Boot };

/** Who is led to the first page since their session had ended hears why, and that nothing is lost. */
function SessionEnded({ router }: Pick<Props, 'router'>) {
  const path = useSyncExternalStore(router.subscribe, () => router.state.location.pathname);
  const toast = useToast();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked for on every page that one is led to
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: another member, or another way back here, has begun other things
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

const CONFIRM = '/confirm';

/** Behind the choice of a design a page shows the card that is made; so do those of its order. */
const isCardShown = ({ made }: Boot, path: string): boolean =>
  isOrdering(path) ||
  made.some(({ flow }) =>
    flow.steps.some((step) => !['', 'kit'].includes(step) && path === flowPaths(flow.createUrl).step(step)),
  );

type Action = { readonly label: string; readonly onPress: () => void };
type News = ReturnType<typeof newsStore.getState>;

const newsWords = ({ isOtherCard, isGone, taken, replaced }: News): string =>
  isOtherCard
    ? draftsCopy.otherCard
    : [
        isGone ? draftsCopy.goneElsewhere : '',
        taken.fields.length > 0 ? draftsCopy.otherDevice(taken.fields) : '',
        replaced.fields.length > 0 ? draftsCopy.replacedOther(replaced.fields) : '',
      ].join('');

type Toasting = ReturnType<typeof useToast>;

/** The way back to words that gave way, where there is one. That they are back is out of sight of who listens. */
function wayBack(news: News, toast: Toasting): Action | null {
  if (news.isOtherCard) return null;
  const theirs = wordsThatStand(news, news.replaced.words);
  const words = theirs.length > 0 ? theirs : wordsThatStand(news, news.taken.words);
  if (words.length === 0) return null;
  const label = theirs.length > 0 ? draftsCopy.theirWords : draftsCopy.ownWords;
  const onPress = () => {
    takeBack(news, words);
    toast({ text: draftsCopy.wordsBack });
  };
  return { label, onPress };
}

/** What is to be had nowhere else, or would be paid once more, stays on each page of the card until it is taken, or closed. */
const lasting = ({ label, onPress }: Action) => ({
  isLasting: true,
  onClose: forgetNews,
  action: {
    label,
    onPress: () => {
      onPress();
      forgetNews();
    },
  },
});

/**
 * Says in passing what another device, or tab, changed in the card, and what it wrote that gave way, once a page shows the
 * card. The page looks again whether it can be shown, or is of a card that has become another one; that of an order says
 * so itself.
 */
function OtherDevice({ router, boot }: Props) {
  const path = useSyncExternalStore(router.subscribe, () => router.state.location.pathname);
  const toast = useToast();
  const said = useRef<News | null>(null);
  useEffect(() => {
    const isShown = isCardShown(boot, path);
    // What was ticked before the order is of what was seen there: nothing is put back on that page.
    const isBeforeOrder = path.endsWith(CONFIRM);
    let saidHere: News | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const sayAll = (): void => {
      const news = newsStore.getState();
      const isOfShown = news.code !== null && news.code === draftStore.getState().code;
      // A dialog makes the page mute: it waits until that one has given the focus back.
      if (!isOfShown || !isShown || isOrdering(path) || document.querySelector('dialog[open]')) return;
      const toOrders = { label: draftsCopy.toOrders, onPress: () => void router.navigate(paths.orders()) };
      const back = news.isGone ? toOrders : wayBack(news, toast);
      if (back === null) forgetNews();
      const isOffered = back !== null && (news.isGone || !isBeforeOrder);
      if (news === saidHere || (news === said.current && !isOffered)) return;
      saidHere = said.current = news;
      const text = newsWords(news);
      toast(isOffered ? { text, ...lasting(back) } : { text, isForNextPage: true });
      if (isOffered) leadTabToToast();
    };
    /** Once all is there that one save has brought, and whoever listens, too, has heard of it. */
    const say = (): void => {
      clearTimeout(timer);
      timer = setTimeout(sayAll);
    };
    const leave = whenChangedElsewhere(() => {
      if (isShown) void router.revalidate();
    });
    const leaveNews = newsStore.subscribe(say);
    document.addEventListener('focusin', say);
    say();
    return () => {
      clearTimeout(timer);
      leave();
      leaveNews();
      document.removeEventListener('focusin', say);
    };
  }, [toast, boot, router, path]);
  return null;
}

/** Each page of the card that is come to asks what other devices made of it; the first one asked when drafts were opened. */
function AccountAsked({ router, boot }: Props) {
  const path = useSyncExternalStore(router.subscribe, () => router.state.location.pathname);
  const memberCode = useMember()?.code;
  const asked = useRef(path);
  useEffect(() => {
    const isCome = asked.current !== path;
    asked.current = path;
    if (isCome && memberCode && isCardShown(boot, path) && !isOrdering(path))
      void accountSync.pull(memberCode);
  }, [boot, path, memberCode]);
  return null;
}

/**
 * What was paid ends wherever no card is shown: on its own pages it would go from under somebody's hands, and on that of
 * the payment its photos can go on.
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

/** False where it could not be fetched. */
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
