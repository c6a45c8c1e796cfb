import { checkText, mainSlots, type TextProblem, type TypedText, typedTexts } from '@fumi/domain';
import { Link } from 'react-router';
import { usePrintability } from '../../card/glyph-store.ts';
import { goodsConfirmCopy } from '../../copy/confirm.ts';
import { textsCopy } from '../../copy/texts.ts';
import type { ChosenKit } from '../../draft/chosen-kit.ts';
import { useDraft } from '../../draft/draft-store.ts';
import { useSlotNames } from '../../draft/slot-names.ts';
import { useShop } from '../../shop/use-shop.ts';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { Message } from '../../ui/Message.tsx';
import styles from './TextFixes.module.css';

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
    <section className={styles.list} aria-label={goodsConfirmCopy.textProblems}>
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
    </section>
  );
}
