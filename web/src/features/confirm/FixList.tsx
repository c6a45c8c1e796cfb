import {
  checkText,
  mainSlots,
  type PrintAddress,
  removeRecipient,
  type TextProblem,
  type TypedText,
  typedTexts,
} from '@fumi/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { usePrintability } from '../../card/glyph-store.ts';
import { nameWords } from '../../copy/address.ts';
import { confirmCopy, goodsConfirmCopy } from '../../copy/confirm.ts';
import { textsCopy } from '../../copy/texts.ts';
import type { ChosenKit } from '../../draft/chosen-kit.ts';
import { setRecipients, useDraft } from '../../draft/draft-store.ts';
import { useSlotNames } from '../../draft/slot-names.ts';
import { useShop } from '../../shop/use-shop.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { Message } from '../../ui/Message.tsx';
import { Row } from '../../ui/Row.tsx';
import styles from './FixList.module.css';
import type { MournerQuestion } from './use-mourners.ts';

/** What must be corrected before the order, with the links to it. */
const FixList = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <section className={styles.list} aria-label={label}>
    {children}
  </section>
);

function ToRecipients() {
  const { paths } = useShop();
  return (
    <Link {...buttonAttributes({ size: 'small' })} to={paths.step('receiver')}>
      {confirmCopy.editRecipients}
    </Link>
  );
}

/** The order waits, and asking again is one press. */
export const MourningUnknown = ({ onAgain }: { readonly onAgain: () => void }) => (
  <Message tone="error" announced>
    <p>{confirmCopy.mourningFailed}</p>
    <p>
      <Button size="small" onClick={onAgain}>
        {confirmCopy.mourningAgain}
      </Button>
    </p>
  </Message>
);

/** Says whom a New Year's card must not reach, and what to do; nothing where nobody mourns. */
export function MourningFixes({ people }: { readonly people: readonly PrintAddress[] }) {
  if (people.length === 0) return null;
  return (
    <Message tone="error" announced>
      <p>{confirmCopy.mourners(people.map(({ name }) => nameWords(name)).join('、'))}</p>
      <p>
        <ToRecipients />
      </p>
    </Message>
  );
}

/** Asks of each recipient who may be in mourning; the answer goes with the card, and is not asked for again. */
export function MourningQuestions({ questions }: { readonly questions: readonly MournerQuestion[] }) {
  const recipients = useDraft((draft) => draft.recipients);
  return questions.map(({ at, recipient, codes }) => {
    const name = nameWords(recipient.name);
    const differs = { ...recipient, differsFrom: [...(recipient.differsFrom ?? []), ...codes] };
    return (
      <Message key={at} tone="warning" announced>
        <p>{confirmCopy.maybeMourner(name)}</p>
        <Row>
          <Button size="small" onClick={() => setRecipients(removeRecipient(recipients, at))}>
            {confirmCopy.isMourner}
          </Button>
          <Button size="small" onClick={() => setRecipients(recipients.with(at, differs))}>
            {confirmCopy.isNoMourner}
          </Button>
        </Row>
      </Message>
    );
  });
}

type WrongText = TypedText & { readonly problem: TextProblem };

/** The texts that the press would refuse. */
export function useWrongTexts({ kit, slots }: ChosenKit): readonly WrongText[] {
  const { material } = useShop();
  const texts = useDraft((draft) => draft.texts);
  const photos = useDraft((draft) => draft.photos);
  const typed = typedTexts(kit, mainSlots(slots, photos.length, material), { texts, photos });
  const isPrintable = usePrintability(typed.map(({ value }) => value).join(''), 'gothic');
  return typed.flatMap((text) => {
    const checked = checkText(text.type, text.value, isPrintable);
    return checked.ok ? [] : [{ ...text, problem: checked.error }];
  });
}

/** Each with what is wrong and the link to its field; nothing where all is well. */
export function TextFixes({ texts }: { readonly texts: readonly WrongText[] }) {
  const { paths } = useShop();
  const names = useSlotNames();
  if (texts.length === 0) return null;
  return (
    <FixList label={goodsConfirmCopy.textProblems}>
      {texts.map(({ type, photoIndex, problem }) => {
        const field =
          photoIndex === null ? textsCopy.words[type].label : textsCopy.captionOf(names.name(photoIndex + 1));
        return (
          <Message key={`${type} ${photoIndex}`} tone="warning">
            <p>{textsCopy.problem(field, type, problem)}</p>
            <Link {...buttonAttributes({ size: 'small' })} to={paths.text(type, photoIndex)}>
              {goodsConfirmCopy.editText(field)}
            </Link>
          </Message>
        );
      })}
    </FixList>
  );
}
