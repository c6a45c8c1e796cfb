import { isBound, templatesOf } from '@fumi/domain';
import { BookPageCard } from '../../card/BookPageCard.tsx';
import { FrontCard } from '../../card/FrontCard.tsx';
import type { SmallArt } from '../../card/use-art.ts';
import { goodsConfirmCopy as copy } from '../../copy/confirm.ts';
import type { ChosenKit } from '../../draft/chosen-kit.ts';
import type { PictureKind } from '../../photo/photo-pictures.ts';
import { useShop } from '../../shop/use-shop.ts';
import type { BookPage } from './book-sheets.ts';

type Props = {
  readonly chosen: ChosenKit;
  readonly page: BookPage;
  /** Which of the chosen photos it shows; null for none. */
  readonly photoIndex: number | null;
  readonly picture: PictureKind;
  readonly smallArt: SmallArt;
  readonly doubt?: boolean;
};

/** A page of the book as the press prints it. */
export function PrintedPage({ chosen, page: { pageNo, name, monthIndex }, photoIndex, ...card }: Props) {
  const { product } = useShop();
  const label = copy.page(name);
  if (isBound(product)) return <BookPageCard {...{ chosen, pageNo, label }} {...card} />;
  const page = templatesOf(chosen.material)[pageNo - 1] ?? chosen.material.frontPage;
  return <FrontCard kit={chosen.kit} {...{ page, photoIndex, monthIndex, label }} {...card} />;
}
