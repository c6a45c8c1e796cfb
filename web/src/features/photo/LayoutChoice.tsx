import { frontSizePt, type LaidOutPage, type PageLayout, pageOptions } from '@fumi/domain';
import { memo, useMemo } from 'react';
import { wordsPlaces } from '../../card/kit-art.ts';
import { layoutsCopy as copy } from '../../copy/layouts.ts';
import type { ChosenKit } from '../../draft/chosen-kit.ts';
import { usePageLayouts } from '../../draft/layouts/use-page-layouts.ts';
import { useSlotNames } from '../../draft/slot-names.ts';
import { useShop } from '../../shop/use-shop.ts';
import styles from './LayoutChoice.module.css';

/** A page in small: where its photos lie, and lines where it has words. */
function Sketch({ chosen: { kit }, option }: { readonly chosen: ChosenKit; readonly option: LaidOutPage }) {
  const { material } = useShop();
  const { width, height } = frontSizePt(kit.orientation, material.itemPt);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {option.frames.map((frame) => (
        <rect
          key={`${frame.x} ${frame.y}`}
          x={frame.x}
          y={frame.y}
          width={frame.width}
          height={frame.height}
        />
      ))}
      {wordsPlaces(kit.id, option.template).map(({ box: { x, y, width: length } }) => (
        <path key={`${x} ${y}`} d={`M${x} ${y + 14}h${length}m${-length} 26h${length * 0.7}`} />
      ))}
    </svg>
  );
}

type Props = {
  readonly chosen: ChosenKit;
  readonly pageNo: number;
  /** Called once the page has the slots of another layout. */
  readonly onChosen: (pageNo: number) => void;
};

/** レイアウト of a page or of a month's picture; memoised, so that found faces do not render it again. */
export const LayoutChoice = memo(function LayoutChoice({ chosen, pageNo, onChosen }: Props) {
  const shop = useShop();
  const names = useSlotNames();
  const layouts = usePageLayouts(chosen);
  const options = useMemo(() => pageOptions(shop, chosen.kit, pageNo), [shop, chosen, pageNo]);
  const current = layouts.layoutOf(pageNo);
  if (options.length === 0) return null;
  const choose = (layout: PageLayout | null): void => {
    layouts.choose(pageNo, layout);
    onChosen(pageNo);
  };
  return (
    <fieldset className={styles.choice}>
      <legend>{copy.of(names.page(pageNo, 1))}</legend>
      {options.map((option) => (
        <label key={option.layout ?? 'own'}>
          <input
            type="radio"
            name="layout"
            checked={option.layout === current}
            onChange={() => choose(option.layout)}
          />
          <Sketch {...{ chosen, option }} />
          <span>{copy.names[option.layout ?? 'own']}</span>
        </label>
      ))}
    </fieldset>
  );
});
