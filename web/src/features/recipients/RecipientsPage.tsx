import { contactCodesOf, type PrintAddress, recipientLimit, roomLeft } from '@fumi/domain';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useNavigate } from 'react-router';
import { useAddressChecks } from '../../address/address-check.ts';
import { faceDesignOf } from '../../card/address-face.ts';
import { ContactPicker } from '../../contacts/ContactPicker.tsx';
import { EditRecipient } from '../../contacts/EditRecipient.tsx';
import { useEditedPlace } from '../../contacts/edited-place.ts';
import { mournsFor } from '../../contacts/mourning.ts';
import { useRecipientWarnings } from '../../contacts/use-recipient-warnings.ts';
import { pickerCopy } from '../../copy/picker.ts';
import { recipientsCopy } from '../../copy/recipients.ts';
import { useChosenKit } from '../../draft/chosen-kit.ts';
import { useDraft } from '../../draft/draft-store.ts';
import { paths } from '../../paths.ts';
import { useShop } from '../../shop/use-shop.ts';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Wide } from '../../ui/Wide.tsx';
import { Households } from './Households.tsx';
import { countToCheck, RecipientJumps } from './RecipientJumps.tsx';
import { RecipientList, titleIdOf } from './RecipientList.tsx';
import { useRecipients } from './use-recipients.ts';

/** The dialog in which somebody is added. */
type Opened = 'picker' | 'add';

/** 宛先選択 (spec §2): from the contacts or by hand, each with the card that this person gets. */
export function Component() {
  const shop = useShop();
  const chosen = useChosenKit();
  const kit = chosen?.kit ?? null;
  const sender = useDraft((draft) => draft.sender);
  const limit = recipientLimit(shop.material);
  const { recipients, add, remove, join, replace } = useRecipients(limit);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [edited, edit] = useEditedPlace(recipients);
  const problems = useAddressChecks(recipients, true);
  const warnings = useRecipientWarnings(recipients, sender);
  const style = useDraft((draft) => draft.style);
  const design = useMemo(() => faceDesignOf(shop.staticUrl, shop.material, kit, style), [shop, kit, style]);
  const close = () => {
    setOpened(null);
    edit(null);
  };
  const addAndGoOn = (saved: PrintAddress) => add([saved]);
  /** The pressed button disappears: the heading of the card takes the focus. */
  const takeAddress = (at: number, recipient: PrintAddress) => {
    flushSync(() => replace(at, recipient));
    document.getElementById(titleIdOf(at + 1))?.focus();
  };
  const keep = (saved: PrintAddress) => {
    if (edited === null) add([saved]);
    else replace(edited, saved);
    close();
  };

  return (
    <>
      <Wide>
        <Head hasRoom={roomLeft(recipients, limit) > 0} limit={limit} onOpen={setOpened} />
        <Households recipients={recipients} onJoin={join} />
        <RecipientJumps {...{ recipients, problems, warnings }} />
        <RecipientList
          {...{ recipients, problems, warnings, limit, sender, design }}
          onEdit={edit}
          onTakeAddress={takeAddress}
          onRemove={remove}
        />
      </Wide>
      <Bar
        count={recipients.length}
        limit={limit}
        toCheck={countToCheck({ recipients, problems, warnings })}
      />
      {opened === 'picker' ? (
        <ContactPicker
          mode="multiple"
          isForPrint
          limit={limit}
          taken={recipients.flatMap(contactCodesOf)}
          takenCount={recipients.length}
          sender={sender}
          isBlocked={mournsFor(chosen?.group)}
          onByHand={() => setOpened('add')}
          onPick={(_, cards) => {
            add(cards);
            close();
          }}
          onClose={close}
        />
      ) : null}
      {opened === 'add' || edited !== null ? (
        <EditRecipient
          key={edited ?? `new ${recipients.length}`}
          recipient={edited === null ? null : (recipients[edited] ?? null)}
          number={(edited ?? recipients.length) + 1}
          {...{ sender, design }}
          onSaved={keep}
          onNext={opened === 'add' && roomLeft(recipients, limit) > 1 ? addAndGoOn : undefined}
          onClose={close}
        />
      ) : null}
    </>
  );
}

type HeadProps = {
  readonly hasRoom: boolean;
  readonly limit: number;
  readonly onOpen: (opened: Opened) => void;
};

/** The title and, below the limit, the ways to add somebody (spec §2). */
function Head({ hasRoom, limit, onOpen }: HeadProps) {
  const actions = (
    <>
      <Button size="small" icon="book" onClick={() => onOpen('picker')}>
        {pickerCopy.open}
      </Button>
      <Link {...buttonAttributes({ size: 'small' })} to={paths.contactImportForCard()}>
        {pickerCopy.byFile}
      </Link>
      <Button size="small" icon="pencil" onClick={() => onOpen('add')}>
        {recipientsCopy.add}
      </Button>
    </>
  );
  return (
    <PageHead title={recipientsCopy.title} actions={hasRoom ? actions : null}>
      {hasRoom ? null : <p>{recipientsCopy.full(limit)}</p>}
    </PageHead>
  );
}

type BarProps = { readonly count: number; readonly limit: number; readonly toCheck: number };

function Bar({ count, limit, toCheck }: BarProps) {
  const { paths } = useShop();
  const navigate = useNavigate();
  return (
    <ActionBar
      back={
        <Link {...buttonAttributes({ variant: 'quiet' })} to={paths.step('sender')}>
          {recipientsCopy.back}
        </Link>
      }
      summary={
        <>
          <span>{recipientsCopy.count(count, limit)}</span>
          {/* There before its words, as a live region has to be; read after the toast of who was added. */}
          <span role="status">
            {toCheck > 0 ? <Badge tone="warning">{recipientsCopy.toCheckShort(toCheck)}</Badge> : null}
          </span>
        </>
      }
    >
      <Button variant="primary" onClick={() => void navigate(paths.step('confirm'))}>
        {recipientsCopy.next}
      </Button>
    </ActionBar>
  );
}
