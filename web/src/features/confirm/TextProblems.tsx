import { Link } from 'react-router';
import { goodsConfirmCopy as copy } from '../../copy/confirm.ts';
import { textsCopy } from '../../copy/texts.ts';
import { usePlaceNames } from '../../draft/place-names.ts';
import { textFieldId } from '../../draft/text-field-id.ts';
import { useShop } from '../../shop/use-shop.ts';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { Message } from '../../ui/Message.tsx';
import { ToMend } from './ToMend.tsx';
import type { WrongText } from './use-text-problems.ts';

/** Texts that the press would refuse, each with what is wrong and the way to its field; nothing where all is well. */
export function TextProblems({ problems }: { readonly problems: readonly WrongText[] }) {
  const { paths } = useShop();
  const names = usePlaceNames();
  if (problems.length === 0) return null;
  return (
    <ToMend label={copy.textProblems}>
      {problems.map(({ type, place, problem }) => {
        const id = textFieldId(type, place);
        const field =
          place === null ? textsCopy.words[type].label : textsCopy.captionOf(names.name(place + 1));
        return (
          <Message key={id} tone="warning">
            <p>{textsCopy.problem(field, type, problem)}</p>
            <Link {...buttonAttributes({ size: 'small' })} to={`${paths.step('text')}#${id}`}>
              {copy.editText(field)}
            </Link>
          </Message>
        );
      })}
    </ToMend>
  );
}
