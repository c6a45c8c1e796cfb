import { layoutsHere, layoutsIn, type PageLayout } from '@fumi/domain';
import { useMemo } from 'react';
import { useShop } from '../../shop/use-shop.ts';
import { type ChosenKit, hasMonthLayouts } from '../chosen-kit.ts';
import { useDraft } from '../draft-store.ts';
import { suggestMonths } from './month-layouts.ts';
import { chooseLayout } from './page-layouts.ts';
import { betterLayout, suggestAll } from './suggested-layouts.ts';

/** The layouts of a book's pages, or of a calendar's months, and how they are changed. */
export function usePageLayouts(chosen: ChosenKit) {
  const shop = useShop();
  const pages = useDraft((draft) => draft.pages);
  return useMemo(() => {
    const layouts = layoutsHere(chosen.kit, chosen.material, layoutsIn(pages));
    const choose = (pageNo: number, layout: PageLayout | null): void =>
      chooseLayout(shop, chosen, pageNo, layout);
    return {
      layoutOf: (pageNo: number): PageLayout | null => layouts[pageNo] ?? null,
      choose,
      suggestAll: () => (hasMonthLayouts(chosen) ? suggestMonths(shop, chosen) : suggestAll(shop, chosen)),
      /** What one press does for a page that cuts a photo; null where no layout helps. */
      mend: (pageNo: number): (() => void) | null => {
        const better = betterLayout(shop, chosen, pageNo);
        return better === undefined ? null : () => choose(pageNo, better);
      },
    };
  }, [shop, chosen, pages]);
}
