import { COVER_PAGE, spreadsOf, templatesOf } from '@fumi/domain';
import { type CSSProperties, memo } from 'react';
import { trimRatio } from '../../card/card-shape.ts';
import { coverCopy, layoutsCopy } from '../../copy/layouts.ts';
import type { ChosenKit } from '../../draft/chosen-kit.ts';
import { useDraft } from '../../draft/draft-store.ts';
import type { Oddity } from '../../draft/odd-photos.ts';
import { useSlotNames } from '../../draft/slot-names.ts';
import { Icon } from '../../ui/Icon.tsx';
import { CoverButton } from './CoverButton.tsx';
import { SlotButton } from './SlotButton.tsx';
import type { SlotGroup, Slots } from './use-slots.ts';

const pageStyle = ({ kit, material }: ChosenKit): CSSProperties => ({
  aspectRatio: trimRatio(material, kit.orientation),
});

type PageProps = {
  readonly pageNo: number;
  readonly isCurrent: boolean;
  readonly onChoose: (pageNo: number) => void;
};

/** A page of a book that shows no photo: words alone, or nothing. */
const PageButton = memo(function PageButton({ pageNo, isCurrent, onChoose }: PageProps) {
  const names = useSlotNames();
  const hasWords = useDraft(({ pages }) => pages?.[pageNo]?.layout === 'text');
  return (
    <button
      type="button"
      aria-pressed={isCurrent}
      aria-label={layoutsCopy.noPhotos(names.page(pageNo, 1))}
      onClick={() => onChoose(pageNo)}
    >
      {hasWords ? <Icon name="pencil" /> : null}
    </button>
  );
});

type ChosenProps = { readonly chosen: ChosenKit };

type SmallPageProps = ChosenProps & {
  readonly slots: Slots;
  readonly group: SlotGroup & { readonly pageNo: number };
  readonly oddityAt: readonly (Oddity | null)[];
};

/** A page in small with its photos where they lie. */
function SmallPage({ chosen, slots, group: { pageNo, slots: here }, oddityAt }: SmallPageProps) {
  const { current, pageNo: currentPage, choose, choosePage } = slots;
  return (
    <div data-page={pageNo} style={pageStyle(chosen)}>
      {here.length === 0 ? (
        <PageButton {...{ pageNo }} isCurrent={pageNo === currentPage} onChoose={choosePage} />
      ) : (
        here.map((slot) => (
          <SlotButton
            key={slot.index}
            {...{ slot }}
            book={chosen}
            isCurrent={slot.index === current.index}
            oddity={oddityAt[slot.index] ?? null}
            onChoose={choose}
          />
        ))
      )}
    </div>
  );
}

type Props = ChosenProps & Omit<SmallPageProps, 'group'>;

/*
 *   ┌──────┬──────┐
 *   │ ▀▀▀▀ │ ████ │     Each page with its photos; below it its number, by which it is dragged,
 *   │ ▄▄▄▄ │ ████ │     and between the numbers a handle, by which both are.
 *   └──────┴──────┘
 *      4   ⠿   5
 */

/** A bound book as its spreads, in their order: the cover, then what lies open together. */
export function SpreadStrip({ chosen, slots, oddityAt }: Props) {
  const { groups, pageNo: currentPage, choosePage } = slots;
  const spreads = spreadsOf(templatesOf(chosen.material).length).slice(1, -1);
  return (
    <>
      {chosen.material.spineMm === undefined ? null : (
        <li>
          <div />
          <div style={pageStyle(chosen)}>
            <CoverButton
              {...{ chosen }}
              isOnPage
              isCurrent={currentPage === COVER_PAGE}
              onChoose={choosePage}
            />
          </div>
          <p aria-hidden>
            <span />
            <span>{coverCopy.title}</span>
          </p>
        </li>
      )}
      {spreads.map((spread) => {
        const [left, right] = spread;
        const isWhole = left !== null && right !== null;
        return (
          <li key={left ?? right} data-spread={isWhole ? left : undefined}>
            {spread.map((pageNo, side) => {
              const group = groups.find((each) => each.pageNo === pageNo);
              if (pageNo === null || !group) return <div key={side === 0 ? 'left' : 'right'} />;
              return <SmallPage key={pageNo} {...{ chosen, slots, oddityAt }} group={{ ...group, pageNo }} />;
            })}
            <p aria-hidden>
              {spread.map((pageNo, side) =>
                pageNo === null ? (
                  <span key={side === 0 ? 'left' : 'right'} />
                ) : (
                  <span
                    key={pageNo}
                    data-drag="page"
                    data-moved={pageNo}
                    data-current={pageNo === currentPage || undefined}
                  >
                    {pageNo - 1}
                  </span>
                ),
              )}
              {isWhole ? (
                <span data-drag="spread" data-moved={left}>
                  <Icon name="grip" />
                </span>
              ) : null}
            </p>
          </li>
        );
      })}
    </>
  );
}
