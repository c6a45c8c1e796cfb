import {
  emptyPrintAddress,
  hasAddresses,
  invariant,
  layoutsHere,
  layoutsIn,
  monthCount,
  type Places,
  type Product,
  pageTextsIn,
  planBook,
  type Result,
  refuse,
  shownPhoto,
  textStyleIn,
} from '@fumi/domain';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { client } from '../../api.ts';
import { faceDesignOf, loadLayout } from '../../card/address-face.ts';
import { wordsOfSeason } from '../../card/kit-art.ts';
import { recallLink } from '../../draft/account-link.ts';
import { type ChosenKit, placesOf, useChosenKit } from '../../draft/chosen-kit.ts';
import type { DraftState } from '../../draft/draft-state.ts';
import { draftStore } from '../../draft/draft-store.ts';
import { madeNow } from '../../draft/ordered/made-draft.ts';
import {
  forgetUpload,
  isUploadStarted,
  openUploadMemory,
  rememberBook,
} from '../../draft/ordered/upload-memory.ts';
import { photoFile } from '../../draft/photo-file.ts';
import { paths } from '../../paths.ts';
import { uploadOf } from '../../photo/photo-pictures.ts';
import { report } from '../../platform/analytics.ts';
import { isTransient } from '../../platform/is-transient.ts';
import { useLeaveWarning } from '../../platform/leave-warning.ts';
import type { Shop } from '../../shop/shop.ts';
import { useShop } from '../../shop/use-shop.ts';
import { keepSender } from './keep-sender.ts';
import { waitForNetwork } from './retry.ts';
import {
  type BookUpload,
  callCount,
  isAboutMourning,
  isPastResuming,
  type PhotoBookItem,
  type UploadFailure,
  uploadBook,
} from './upload-book.ts';

type UploadProgress = {
  readonly current: number;
  readonly total: number;
  readonly isRetrying: boolean;
  /** No further attempt is made by itself: the customer says when to go on. */
  readonly isStopped: boolean;
  readonly isSignedOut: boolean;
};

type Show = (change: Partial<UploadProgress>) => void;

/** A photo as its frame prints it. */
const photoOf =
  (places: Places, draft: DraftState) =>
  async ({ pageNo, z, frame }: PhotoBookItem): Promise<Result<Blob, 'imagedata'>> => {
    const at = places.slots.findIndex((slot) => slot.pageNo === pageNo && slot.z === z);
    const shown = shownPhoto(places, at, draft);
    const file = shown && (await photoFile(shown.photo.imageId));
    invariant(shown && file, 'The photo to upload is missing.');
    return uploadOf({ ...shown.photo, file }, frame);
  };

const NO_ADDRESSES = { sender: emptyPrintAddress(), recipients: [] };

/** The part of the draft that makes the book: as long as it stays the same, an upload can resume. */
function uploadedDraft({ flow, material }: Shop) {
  const {
    choice,
    photos,
    texts,
    pages = {},
    calendar = {},
    sender,
    recipients,
    style,
  } = draftStore.getState();
  // Left out where empty: the fingerprint of the draft then equals that of an older release, whose upload goes on.
  const made = {
    ...(Object.keys(pages).length > 0 ? { pages } : {}),
    ...(Object.keys(calendar).length > 0 && monthCount(material) > 0 ? { calendar } : {}),
  };
  return {
    choice,
    photos,
    texts,
    ...made,
    ...(hasAddresses(flow) ? { sender, recipients, style } : NO_ADDRESSES),
  };
}

/** The book of a draft, ready to be uploaded. */
function bookToUpload(shop: Shop, chosen: ChosenKit, draft: ReturnType<typeof uploadedDraft>): BookUpload {
  const { info, product } = shop;
  const { kit, material } = chosen;
  const { photos, choice: _, pages, calendar, ...typed } = draft;
  // A snapshot: a customer who leaves the upload may change the draft while one of its photos is drawn.
  const planned = draftStore.getState();
  const texts = { ...wordsOfSeason(kit.id, material.frontPage), ...typed.texts };
  const photoCount = photos.length;
  const places = placesOf(chosen, photoCount);
  const captions = photos.map((photo) => photo?.caption ?? '');
  return {
    productCode: product.code,
    kit,
    layouts: layoutsHere(kit, material, layoutsIn(pages)),
    ...(calendar ? { calendar } : {}),
    textStyle: textStyleIn(pages),
    items: planBook({
      ...{ info, kit, material, photoCount, captions, pageTexts: pageTextsIn(pages), ...typed, texts },
      photoOf: (slots, at) => shownPhoto({ ...places, slots }, at, planned)?.index,
    }),
    photoOf: photoOf(places, planned),
    memory: openUploadMemory(draft),
  };
}

/** Everything between the order button and the finished book (spec §4). The book's code, or why there is none. */
async function upload(
  shop: Shop,
  chosen: ChosenKit,
  show: Show,
  hasLeft: () => boolean,
): Promise<Result<string, UploadFailure>> {
  const retrying = {
    wait: waitForNetwork,
    hasLeft,
    onRetry: (isRetrying: boolean) => show({ isRetrying }),
  };
  const { flow, staticUrl } = shop;
  const { kit, material } = chosen;
  const book = bookToUpload(shop, chosen, uploadedDraft(shop));
  // Shown before the first wait: a total that grows on the way reads as if there were more to do.
  show({ current: book.memory.sent.size, total: callCount(book.items) });
  if (hasAddresses(flow)) {
    const { sender, style } = draftStore.getState();
    await keepSender(sender, book.memory.key, retrying);
    const layout = await loadLayout(faceDesignOf(staticUrl, material, kit, style).layoutUrl);
    if (!layout) return refuse({ kind: 'unreachable' });
  }
  const onProgress = (current: number, total: number) => show({ current, total });
  return uploadBook(book, { ...retrying, client, onProgress });
}

const reportAddToCart = (product: Product, bookCode: string): void =>
  report({ name: 'add_to_cart', productCode: product.code, bookCode });

const BEGINNING: UploadProgress = {
  current: 0,
  total: 1,
  isRetrying: false,
  isStopped: false,
  isSignedOut: false,
};

const isSignedOut = (failure: UploadFailure): boolean =>
  failure.kind === 'refused' && failure.error.code === 'unauthenticated';

/** Nothing is wrong with the book: only the network or the server did not answer, or nobody is signed in any more. */
const canGoOn = (failure: UploadFailure): boolean =>
  failure.kind !== 'imagedata' && failure.kind !== 'left' && (isTransient(failure) || isSignedOut(failure));

export function useUpload() {
  const shop = useShop();
  const chosen = useChosenKit();
  const navigate = useNavigate();
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const [sendBackCount, setSendBackCount] = useState(0);
  /** Number of the upload that is shown; raised when somebody leaves it. */
  const shown = useRef(0);
  useLeaveWarning(progress !== null);

  const start = async () => {
    if ((progress && !progress.isStopped) || !chosen) return;
    shown.current += 1;
    const own = shown.current;
    const hasLeft = () => shown.current !== own;
    const show: Show = (change) => {
      if (!hasLeft()) setProgress((now) => ({ ...(now ?? BEGINNING), ...change }));
    };
    show({ isStopped: false, isRetrying: false });
    const made = madeNow(hasAddresses(shop.flow));
    const book = await upload(shop, chosen, show, hasLeft).catch(() =>
      refuse({ kind: 'imagedata' } as const),
    );
    if (hasLeft()) return;
    if (!book.ok && canGoOn(book.error))
      return show({ isStopped: true, isSignedOut: isSignedOut(book.error) });
    if (!book.ok && isAboutMourning(book.error)) {
      setSendBackCount((count) => count + 1);
      return setProgress(null);
    }
    // The screen stays until what follows has rendered: the page below has a live order button.
    if (!book.ok) {
      if (isPastResuming(book.error)) forgetUpload();
      return navigate(paths.error(shop.product.rootUrl));
    }
    const link = recallLink(shop.product.code);
    const from = { code: draftStore.getState().code ?? undefined, revision: link?.revision, made };
    if (rememberBook(book.value, from)) reportAddToCart(shop.product, book.value);
    await navigate(paths.orderCustomer(shop.product.code, book.value));
  };
  const leave = () => {
    shown.current += 1;
    setProgress(null);
  };
  /** Whether an earlier upload was cut off, and none is under way now. */
  const isInterrupted = chosen !== null && progress === null && isUploadStarted(uploadedDraft(shop));
  /** `sendBackCount`: how often the server has sent the customer back to the page before the order. */
  return { progress, isInterrupted, sendBackCount, start, leave };
}
