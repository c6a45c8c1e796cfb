import type { RefObject } from 'react';
import { movesCopy } from '../../copy/moves.ts';
import { Slider } from '../../ui/Slider.tsx';
import { usePageSize } from './use-page-size.ts';

type Props = {
  /** Its `data-size` is set here, outside of React: a render does not reset it. */
  readonly list: RefObject<HTMLElement | null>;
  readonly first: number;
};

/** How large the pages of a list lie: the spreads of a whole book at once, or a page as wide as the list. */
export function PageSize({ list, first }: Props) {
  const { size, change } = usePageSize(list, first);
  return (
    <Slider
      label={movesCopy.pageSize}
      value={size}
      min={0}
      max={movesCopy.pageSizes.length - 1}
      step={1}
      words={movesCopy.pageSizes[size] ?? ''}
      onChange={change}
    />
  );
}
