import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { createBrowserRouter } from 'react-router';
import { draftsCopy } from '../../copy/drafts.ts';
import { accountSync } from '../../draft/account/account-drafts.ts';
import {
  forgetGone,
  forgetNews,
  newsStore,
  takeBack,
  whenChangedElsewhere,
  wordsThatStand,
} from '../../draft/account/other-news.ts';
import { keptLink } from '../../draft/account-link.ts';
import { draftStore } from '../../draft/draft-store.ts';
import { isOrdering, paths } from '../../paths.ts';
import { leadTabToToast } from '../../platform/next-tab.ts';
import { useMember } from '../../session/member-session.ts';
import type { Boot } from '../../shop/boot.ts';
import { useToast } from '../../ui/Toast.tsx';
import { isCardShown } from './card-shown.ts';

export type Router = Pick<
  ReturnType<typeof createBrowserRouter>,
  'subscribe' | 'navigate' | 'revalidate' | 'state'
>;
type Props = { readonly router: Router; readonly boot: Boot };

const CONFIRM = '/confirm';

type Action = { readonly label: string; readonly onPress: () => void };
type News = ReturnType<typeof newsStore.getState>;

const newsWords = ({ isOtherCard, isDraftGone, taken, replaced }: News): string =>
  isOtherCard || isDraftGone
    ? [isOtherCard ? draftsCopy.otherCard : '', isDraftGone ? draftsCopy.goneShown : ''].join('')
    : [
        taken.fields.length > 0 ? draftsCopy.otherDevice(taken.fields) : '',
        replaced.fields.length > 0 ? draftsCopy.replacedOther(replaced.fields) : '',
      ].join('');

type Toasting = ReturnType<typeof useToast>;

/** The toast's button that restores overwritten words, or null; another toast tells screen readers of the result. */
function restoreAction(news: News, toast: Toasting): Action | null {
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

/** Words to restore, or a draft gone from the account: the toast returns on each card page until used or closed. */
const lasting = ({ label, onPress }: Action, forget: () => void) => ({
  isLasting: true,
  onClose: forget,
  action: {
    label,
    onPress: () => {
      onPress();
      forget();
    },
  },
});

/**
 * Toast on the open draft's pages: what another device or tab changed, what of its changes was overwritten, or that the
 * account no longer has the draft. Changes also reload the route's data. Pages of an order tell of changes themselves.
 */
export function OtherDevice({ router, boot }: Props) {
  const path = useSyncExternalStore(router.subscribe, () => router.state.location.pathname);
  const toast = useToast();
  const said = useRef<News | null>(null);
  useEffect(() => {
    const isShown = isCardShown(boot, path);
    // On the confirm page the customer ticks what they have seen: the toast there offers no restoring of words.
    const isBeforeOrder = path.endsWith(CONFIRM);
    let saidHere: News | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const sayAll = (): void => {
      const news = newsStore.getState();
      const isOfShown = news.code !== null && news.code === draftStore.getState().code;
      // Screen readers ignore a toast beside an open dialog: this toast waits for a focus change after the dialog.
      if (!isOfShown || !isShown || isOrdering(path) || document.querySelector('dialog[open]')) return;
      const toOrders = { label: draftsCopy.toOrders, onPress: () => void router.navigate(paths.orders()) };
      const back = news.isDraftGone ? toOrders : restoreAction(news, toast);
      if (back === null) forgetNews();
      const isOffered = back !== null && (news.isDraftGone || !isBeforeOrder);
      if (news === saidHere || (news === said.current && !isOffered)) return;
      saidHere = said.current = news;
      const text = newsWords(news);
      toast(
        isOffered
          ? { text, ...lasting(back, news.isDraftGone ? forgetGone : forgetNews) }
          : { text, isForNextPage: true },
      );
      if (isOffered) leadTabToToast();
    };
    /** Runs in a later task, once all news of one save are in the store and its other subscribers were called. */
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

/** Pulls the open draft from the account, unless another tab has stored a different draft of this product. */
function askAccount(memberCode: string): void {
  const { productCode, code } = draftStore.getState();
  if (productCode !== null && keptLink(productCode)?.code === code) void accountSync.pull(memberCode);
}

/** Pulls the draft on navigation to another card page outside of orders; `followDraft` pulls for the first page. */
export function AccountAsked({ router, boot }: Props) {
  const path = useSyncExternalStore(router.subscribe, () => router.state.location.pathname);
  const memberCode = useMember()?.code;
  const asked = useRef(path);
  useEffect(() => {
    const isCome = asked.current !== path;
    asked.current = path;
    if (isCome && memberCode && isCardShown(boot, path) && !isOrdering(path)) askAccount(memberCode);
  }, [boot, path, memberCode]);
  return null;
}
