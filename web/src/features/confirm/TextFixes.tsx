import { checkText, type TextProblem, type TypedText, wrongCharactersIn } from '@fumi/domain';
import { Link } from 'react-router';
import { usePrintability } from '../../card/glyph-store.ts';
import { goodsConfirmCopy } from '../../copy/confirm.ts';
import { textsCopy } from '../../copy/texts.ts';
import type { ChosenKit } from '../../draft/chosen-kit.ts';
import { useSlotNames } from '../../draft/slot-names.ts';
import { useShop } from '../../shop/use-shop.ts';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { Message } from '../../ui/Message.tsx';
import { BLOCKS_ORDER } from './show-place.ts';
import styles from './TextFixes.module.css';
import { fieldName, useTypedTexts } from './typed-texts.ts';

type WrongText = TypedText & { readonly problem: TextProblem; readonly characters: readonly string[] };

/** The texts that the press would refuse. */
export function useWrongTexts(chosen: ChosenKit): readonly WrongText[] {
  const typed = useTypedTexts(chosen);
  const isPrintable = usePrintability(typed.map(({ value }) => value).join(''), 'gothic');
  return typed.flatMap((text) => {
    const checked = checkText(text.type, text.value, isPrintable);
    return checked.ok
      ? []
      : [
          {
            ...text,
            problem: checked.error,
            characters: wrongCharactersIn(text.type, text.value, isPrintable),
          },
        ];
  });
}

/** Page 2 of a bound book is the first that a customer calls a page. */
const FIRST_INNER_PAGE = 2;

/** Each wrong text with its problem and a link to its field; nothing where there is none. */
export function TextFixes({ texts }: { readonly texts: readonly WrongText[] }) {
  const { paths } = useShop();
  const names = useSlotNames();
  if (texts.length === 0) return null;
  return (
    <section className={styles.list} aria-label={goodsConfirmCopy.textProblems}>
      {texts.map(({ type, photoIndex, pageNo, problem, characters }) => {
        const field = fieldName({ type, photoIndex, pageNo }, names);
        const place = pageNo === undefined ? photoIndex : pageNo - FIRST_INNER_PAGE;
        return (
          <Message key={`${type} ${place}`} tone="warning">
            <p>{textsCopy.problem(field, type, problem, characters)}</p>
            <Link {...buttonAttributes({ size: 'small' })} to={paths.text(type, place)} {...BLOCKS_ORDER}>
              {goodsConfirmCopy.editText(field)}
            </Link>
          </Message>
        );
      })}
    </section>
  );
}
