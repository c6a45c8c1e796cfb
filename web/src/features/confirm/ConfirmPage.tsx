import {
  type AddressProblems,
  isEmptyAddress,
  type PrintAddress,
  recipientLimit,
  sampleQrText,
  summarise,
} from '@fumi/domain';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { AddressTable } from '../../address/AddressTable.tsx';
import { useAddressCheck, useAddressChecks } from '../../address/address-check.ts';
import { CardFaces } from '../../address/CardFaces.tsx';
import { faceDesignOf } from '../../card/address-face.ts';
import { FrontCard } from '../../card/FrontCard.tsx';
import { SeasonNote } from '../../card/SeasonNote.tsx';
import { EditRecipient } from '../../contacts/EditRecipient.tsx';
import { useEditedPlace } from '../../contacts/edited-place.ts';
import { confirmCopy, summaryWords } from '../../copy/confirm.ts';
import { uploadCopy } from '../../copy/upload.ts';
import { whenChangedElsewhere } from '../../draft/account/other-news.ts';
import { setRecipients } from '../../draft/change-draft.ts';
import type { ChosenKit } from '../../draft/chosen-kit.ts';
import { useDraft } from '../../draft/draft-store.ts';
import { useMissingFaces } from '../../photo/faces/use-missing-faces.ts';
import { useShop } from '../../shop/use-shop.ts';
import { AnnouncedMessage } from '../../ui/AnnouncedMessage.tsx';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { Message } from '../../ui/Message.tsx';
import { Note } from '../../ui/Note.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Wide } from '../../ui/Wide.tsx';
import { CommentFronts } from './CommentFronts.tsx';
import styles from './ConfirmPage.module.css';
import { DoubtList, isBlocked, ToldList } from './DoubtList.tsx';
import { MourningFixes, MourningQuestions, MourningUnknown } from './MourningFixes.tsx';
import { OrderBar, OrderChecks } from './OrderBar.tsx';
import { focusWhereLost } from './show-place.ts';
import { TypedWords } from './TypedWords.tsx';
import { Unprinted } from './Unprinted.tsx';
import { useDoubts } from './use-doubts.ts';
import { useMourners } from './use-mourners.ts';

type Props = {
  readonly chosen: ChosenKit;
  /** An earlier upload was cut off after a part of it was sent. */
  readonly isInterrupted: boolean;
  readonly onOrder: () => void;
};

type Checks = {
  readonly ticked: readonly boolean[];
  /** A tick was taken away because the cards have changed since. */
  readonly haveLapsed: boolean;
};

const NONE: Checks = { ticked: [false, false], haveLapsed: false };

/** Replaces the ticks by what `left` returns, and notes whether one was taken away. */
const lapsed =
  (left: (ticked: Checks['ticked']) => Checks['ticked']) =>
  ({ ticked, haveLapsed }: Checks): Checks => {
    const next = left(ticked);
    return { ticked: next, haveLapsed: haveLapsed || next.some((is, at) => is !== ticked[at]) };
  };

/** 差出人、宛先の確認: every card as it will be printed, two ticks, and the order (spec §2, §4). */
export function ConfirmPage({ chosen, isInterrupted, onOrder }: Props) {
  useMissingFaces(true);
  const shop = useShop();
  const sender = useDraft((draft) => draft.sender);
  const recipients = useDraft((draft) => draft.recipients);
  const limit = recipientLimit(shop.material);
  const senderProblems = useAddressCheck(sender, false);
  const problems = useAddressChecks(recipients, true);
  const style = useDraft((draft) => draft.style);
  const design = useMemo(
    () => faceDesignOf(shop.staticUrl, shop.material, chosen.kit, style),
    [shop, chosen.kit, style],
  );
  const [{ ticked, haveLapsed }, setChecks] = useState(NONE);
  // What another device has changed was not seen here: the ticks lapse.
  useEffect(() => whenChangedElsewhere(() => setChecks(lapsed(() => NONE.ticked))), []);
  const mourners = useMourners(recipients, chosen.group);
  const [edited, edit] = useEditedPlace(recipients);
  const isMended = useRef(false);
  const keep = (at: number, recipient: PrintAddress) => {
    isMended.current = true;
    setRecipients(recipients.with(at, recipient));
    edit(null);
    setChecks(lapsed(([isCounted = false]) => [isCounted, false]));
  };
  const doubts = useDoubts(
    { chosen, design, limit, senderProblems, problems },
    { onEdit: edit, onKeep: keep },
  );
  const { cards } = doubts;
  const heldCount = cards.filter(isBlocked).length + mourners.held.length + mourners.asked.length;
  // The pressed button disappears with a person's last doubt: the focus needs another place.
  useEffect(() => {
    if (isMended.current && cards && edited === null) focusWhereLost();
  }, [cards, edited]);

  return (
    <>
      <Wide>
        <PageHead title={confirmCopy.title}>
          <p>{confirmCopy.lead(limit)}</p>
          {isInterrupted ? <Message tone="info">{uploadCopy.interrupted}</Message> : null}
        </PageHead>
        <div className={styles.cards}>
          <Front chosen={chosen} />
          <SeasonNote {...chosen} />
          <TypedWords chosen={chosen} />
          <CommentFronts {...{ chosen, recipients, limit }} />
          <Unprinted chosen={chosen} />
          {mourners.answer === 'failed' ? <MourningUnknown onAgain={mourners.again} /> : null}
          <MourningFixes people={mourners.held} />
          <MourningQuestions questions={mourners.asked} />
          <DoubtList label={confirmCopy.doubts} cards={doubts.cards} />
          <ToldList cards={doubts.told} />
          <section aria-label={confirmCopy.cards}>
            <CardFaces
              {...{ design, sender, recipients, problems, limit }}
              doubts={doubts.beside}
              qrOf={sampleQrText}
            />
            <Note>{confirmCopy.qr}</Note>
          </section>
        </div>
        <section className={styles.totals} aria-labelledby="summary">
          <div className={styles.contents}>
            <h2 id="summary">{confirmCopy.summaryTitle}</h2>
            <Sender sender={sender} problems={senderProblems} />
            <Link {...buttonAttributes({ size: 'small' })} to={shop.paths.step('receiver')}>
              {confirmCopy.editRecipients}
            </Link>
          </div>
          {haveLapsed ? <AnnouncedMessage tone="info">{confirmCopy.changed}</AnnouncedMessage> : null}
          <OrderChecks
            labels={[summaryWords(summarise(sender, recipients, limit)), confirmCopy.contentsConfirmed]}
            {...{ ticked }}
            onChange={(next) => setChecks({ ticked: next, haveLapsed: false })}
          />
        </section>
      </Wide>
      <OrderBar
        isReady={ticked.every(Boolean) && mourners.answer === 'known'}
        why={confirmCopy.waitsFor[mourners.answer]}
        heldCount={heldCount}
        doubts={doubts.cards}
        priceYen={chosen.priceYen}
        onOrder={onOrder}
      />
      {edited === null ? null : (
        <EditRecipient
          recipient={recipients[edited] ?? null}
          number={edited + 1}
          {...{ sender, design }}
          onSaved={(recipient) => keep(edited, recipient)}
          onClose={() => edit(null)}
        />
      )}
    </>
  );
}

function Front({ chosen }: { readonly chosen: ChosenKit }) {
  return (
    <figure className={styles.front} data-orientation={chosen.kit.orientation}>
      <FrontCard kit={chosen.kit} label={confirmCopy.frontOf(chosen.label)} lift="held" />
      <figcaption>{chosen.label}</figcaption>
    </figure>
  );
}

type SenderProps = { readonly sender: PrintAddress; readonly problems: AddressProblems };

/** The sender stands without honorific (spec §2). */
function Sender({ sender, problems }: SenderProps) {
  const { paths } = useShop();
  return (
    <div className={styles.sender}>
      <h3>{confirmCopy.sender}</h3>
      {isEmptyAddress(sender) ? (
        <p>{confirmCopy.noSender}</p>
      ) : (
        <AddressTable address={sender} withHonorific={false} problems={problems} />
      )}
      <Link {...buttonAttributes({ size: 'small' })} to={paths.fix('sender')}>
        {confirmCopy.editSender}
      </Link>
    </div>
  );
}
