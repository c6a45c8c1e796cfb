import {
  type AddressProblems,
  type CalendarSettings,
  isEmptyAddress,
  type PostalAddress,
  type PrintAddress,
  shownPhoto,
} from '@fumi/domain';
import { type Issue, roleOf } from '@fumi/print';
import { useMemo } from 'react';
import { addressDoubts, cardDoubts, type Doubt } from '../../address/address-doubts.ts';
import { useAddressWarnings } from '../../address/use-address-warnings.ts';
import { type FaceDesign, useCardIssues } from '../../card/address-face.ts';
import { useCutJudge } from '../../card/judge-cut.ts';
import { useOwnDayIssues } from '../../card/use-calendars.ts';
import { useCommentIssues, useCommentsOnPicture } from '../../card/use-comment-issues.ts';
import { useFaceHints } from '../../card/use-face-hints.ts';
import { useHints } from '../../card/use-hints.ts';
import { useWordDoubts } from '../../card/use-word-doubts.ts';
import { useContacts } from '../../contacts/contact-store.ts';
import { atAddressOf, movedContact, useRecipientWarnings } from '../../contacts/use-recipient-warnings.ts';
import { contactName } from '../../copy/address.ts';
import { type CardWarning, issueSentence } from '../../copy/address-problems.ts';
import { commentIssues } from '../../copy/comments.ts';
import { confirmCopy, goodsConfirmCopy } from '../../copy/confirm.ts';
import { photoCopy } from '../../copy/photo.ts';
import { hintSentence } from '../../copy/phrases.ts';
import { recipientsCopy } from '../../copy/recipients.ts';
import { wordsCopy } from '../../copy/words.ts';
import { type ChosenKit, placesOf } from '../../draft/chosen-kit.ts';
import { useDraft } from '../../draft/draft-store.ts';
import { useShop } from '../../shop/use-shop.ts';
import { usePrintedSheets } from './book-sheets.ts';
import type { DoubtedCard } from './DoubtList.tsx';
import {
  doubtsByPage,
  isEnlargedTooFar,
  isLow,
  NO_DOUBTS,
  type PageDoubts,
  type Shown,
  unwrittenPages,
} from './page-doubts.ts';
import { pageIdOf, showPlace } from './show-place.ts';

/** Every place of the book with the photo that it shows. */
function useShownPhotos(chosen: ChosenKit): readonly Shown[] {
  const photos = useDraft((draft) => draft.photos);
  const unused = useDraft((draft) => draft.unused);
  const pages = useDraft((draft) => draft.pages);
  return useMemo(() => {
    const places = placesOf(chosen, photos.length);
    return places.slots.flatMap((slot, at) => {
      const shown = shownPhoto(places, at, { photos, unused, pages });
      return shown ? [{ slot, ...shown }] : [];
    });
  }, [chosen, photos, unused, pages]);
}

/** The doubts about a page of the book. */
export type PageDoubtsOf = (pageNo: number) => PageDoubts;

/** The doubts about each page; found once for all pages, however many of them are drawn. */
export function usePageDoubts(chosen: ChosenKit): PageDoubtsOf {
  const photos = useShownPhotos(chosen);
  const judgeCut = useCutJudge();
  const pages = useDraft((draft) => draft.pages);
  return useMemo(() => {
    const found = doubtsByPage(photos, judgeCut);
    const unwritten = unwrittenPages(chosen, pages);
    return (pageNo) => ({ ...(found.get(pageNo) ?? NO_DOUBTS), isUnwritten: unwritten.has(pageNo) });
  }, [photos, judgeCut, chosen, pages]);
}

export const pageSentences = ({ cut, lowPhoto, isUnwritten }: PageDoubts): readonly string[] => [
  ...(cut === 'fine' ? [] : [goodsConfirmCopy.cut[cut]]),
  ...(lowPhoto === null ? [] : [goodsConfirmCopy.low]),
  ...(isUnwritten ? [goodsConfirmCopy.unwritten] : []),
];

const NOTHING: CalendarSettings = {};

/** The pages of a product without addresses that somebody should look at. */
export function useDoubtedPages(chosen: ChosenKit, doubtsOf: PageDoubtsOf): readonly DoubtedCard[] {
  const pages = usePrintedSheets(chosen).flat();
  const settings = useDraft(({ calendar }) => calendar) ?? NOTHING;
  const ownDayIssues = useOwnDayIssues(chosen.kit, settings);
  const said = (pageNo: number): readonly string[] => [
    ...pageSentences(doubtsOf(pageNo)),
    ...(ownDayIssues.get(pageNo) ?? []).flatMap((issue) => issueSentence(issue) ?? []),
  ];
  return pages.flatMap((page) => {
    const sentences = page === null ? [] : said(page.pageNo);
    if (page === null || sentences.length === 0) return [];
    const doubts = sentences.map((sentence): Doubt => ({ sentence, level: 'warned' }));
    const onPress = () => showPlace(pageIdOf(page.pageNo));
    return [{ title: page.name, doubts, fix: { words: goodsConfirmCopy.look, onPress } }];
  });
}

/** Recipients beyond the limit, from another tab or an older release: the server refuses their order. */
function useTooMany(over: number): readonly DoubtedCard[] {
  const { paths } = useShop();
  if (over <= 0) return [];
  const doubts = [{ sentence: confirmCopy.tooMany(over), level: 'refused' } as const];
  const fix = { words: confirmCopy.editRecipients, to: paths.step('receiver') };
  return [{ title: confirmCopy.recipients, doubts, fix }];
}

/** Doubts about the photo of all cards. */
function usePhotoDoubts(chosen: ChosenKit): readonly DoubtedCard[] {
  const { paths } = useShop();
  const low = useShownPhotos(chosen).filter(isLow);
  const hasLow = low.length > 0;
  const hints = useFaceHints(chosen, 0, chosen.slots[0] ?? null);
  const sentences = [
    ...(hasLow ? [photoCopy.tooSmall] : []),
    ...hints.map((hint) => photoCopy.faceHints[hint]),
  ];
  if (sentences.length === 0) return [];
  const fix = low.every(isEnlargedTooFar)
    ? { words: confirmCopy.movePhoto, to: paths.fixCrop(0) }
    : { words: confirmCopy.otherPhoto, to: paths.fix('preview') };
  const doubts = sentences.map((sentence): Doubt => ({ sentence, level: 'warned' }));
  return [{ title: confirmCopy.front, doubts, fix }];
}

/** Doubts about the card's words: what the engine decided or cannot print, and customs to confirm. */
function useWordsDoubts({ kit, group }: ChosenKit): readonly DoubtedCard[] {
  const { paths } = useShop();
  const found = useWordDoubts(kit);
  const asked = useHints({ kitId: kit.id, group }).filter(({ weight }) => weight === 'confirm');
  return found.flatMap(({ type, doubts }) => {
    const toAsk = asked
      .filter(({ role }) => role === roleOf(type))
      .map((hint): Doubt => ({ sentence: hintSentence(hint), level: 'warned' }));
    const title = wordsCopy.titleOf(type, group.occasion);
    const fix = { words: wordsCopy.fix, to: paths.words(type) };
    return doubts.length + toAsk.length === 0 ? [] : [{ title, doubts: [...doubts, ...toAsk], fix }];
  });
}

type AddressFacts = {
  readonly problems: readonly AddressProblems[];
  readonly warnings: readonly (readonly CardWarning[])[];
  readonly issues: readonly (readonly Issue[])[];
  /** For each recipient the contact, where its address has changed since. */
  readonly moved: readonly (PostalAddress | undefined)[];
};

const factsAt = ({ problems, warnings, issues, moved }: AddressFacts, at: number) =>
  [
    problems[at] ?? {},
    warnings[at] ?? [],
    (issues[at] ?? []).filter(({ party }) => party === 'recipient'),
    moved[at],
  ] as const;

/** Doubts about the sender of all cards. */
function useSenderDoubts(
  sender: PrintAddress,
  problems: AddressProblems,
  issues: readonly Issue[],
): readonly DoubtedCard[] {
  const { paths } = useShop();
  const [warnings] = useAddressWarnings([sender]);
  if (isEmptyAddress(sender)) return [];
  const ofSender = issues.filter(({ party }) => party === 'sender');
  const doubts = addressDoubts(problems, warnings ?? [], ofSender);
  const fix = { words: confirmCopy.editSender, to: paths.fix('sender') };
  return doubts.length === 0 ? [] : [{ title: confirmCopy.sender, doubts, fix }];
}

type Checked = {
  readonly chosen: ChosenKit;
  readonly design: FaceDesign;
  readonly limit: number;
  readonly senderProblems: AddressProblems;
  /** Of each recipient, in their order. */
  readonly problems: readonly AddressProblems[];
};

const LEVELS = ['refused', 'warned', 'told'] as const;

/** Level `told` needs no attention; everything else should be looked at. */
const isTold = ({ level }: Doubt): boolean => level === 'told';
const isOpen = (doubt: Doubt): boolean => !isTold(doubt);

/** The cards that have such doubts, with these alone. */
const saying = (cards: readonly DoubtedCard[], isSaid: (doubt: Doubt) => boolean): readonly DoubtedCard[] =>
  cards
    .map((card) => ({ ...card, doubts: card.doubts.filter(isSaid) }))
    .filter(({ doubts }) => doubts.length > 0);

type Settled = {
  readonly onEdit: (at: number) => void;
  readonly onKeep: (at: number, recipient: PrintAddress) => void;
};

/** All doubts before the order: about photo, words, sender and each recipient (spec §2). */
export function useDoubts(
  { chosen, design, limit, senderProblems, problems }: Checked,
  { onEdit, onKeep }: Settled,
): {
  readonly cards: readonly DoubtedCard[];
  readonly told: readonly DoubtedCard[];
  /** Doubts about each recipient, without the problems of their fields. */
  readonly beside: readonly (readonly Doubt[])[];
} {
  const sender = useDraft((draft) => draft.sender);
  const recipients = useDraft((draft) => draft.recipients);
  const issues = useCardIssues({ design, sender, recipients });
  const warnings = useRecipientWarnings(recipients, sender);
  const contacts = useContacts() ?? [];
  const moved = recipients.map((recipient) => movedContact(recipient, contacts));
  const facts = { problems, warnings, issues, moved };
  const front = [...usePhotoDoubts(chosen), ...useWordsDoubts(chosen)];
  const ofSender = useSenderDoubts(sender, senderProblems, issues.at(-1) ?? []);
  const comments = useCommentsOnPicture(chosen.kit, recipients);
  const commentDoubts = useCommentIssues(chosen.kit, comments).map((found) =>
    LEVELS.flatMap((level) => commentIssues(found, level).map((sentence) => ({ sentence, level }))),
  );
  const ofRecipients = recipients.flatMap((recipient, at): DoubtedCard[] => {
    const found = [...addressDoubts(...factsAt(facts, at)), ...(commentDoubts[at] ?? [])];
    const title = `${recipientsCopy.numbered(at + 1, limit)} ${contactName(recipient)}`;
    const fix = { words: confirmCopy.fix, onPress: () => onEdit(at) };
    const contact = moved[at];
    const take = () => contact && onKeep(at, atAddressOf(contact, recipient));
    const settle = contact ? { words: recipientsCopy.takeAddress, onPress: take } : null;
    return found.length === 0 ? [] : [{ title, doubts: found, fix, settle }];
  });
  const cards = [...useTooMany(recipients.length - limit), ...front, ...ofSender, ...ofRecipients];
  return {
    cards: saying(cards, isOpen),
    told: saying(cards, isTold).map((card) => ({ ...card, settle: null })),
    beside: recipients.map((_, at) =>
      [...cardDoubts(...factsAt(facts, at)), ...(commentDoubts[at] ?? [])].filter(isOpen),
    ),
  };
}
