import { checkText, mainSlots, type TextProblem, type TypedText, typedTexts } from '@fumi/domain';
import { usePrintability } from '../../card/glyph-store.ts';
import type { ChosenKit } from '../../draft/chosen-kit.ts';
import { useDraft } from '../../draft/draft-store.ts';
import { useShop } from '../../shop/use-shop.ts';

export type WrongText = TypedText & { readonly problem: TextProblem };

/** The texts that the press would refuse. */
export function useTextProblems({ kit, slots }: ChosenKit): readonly WrongText[] {
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
