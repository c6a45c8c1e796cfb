import { type CSSProperties, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { trimPt } from '../../card/card-shape.ts';
import { flipCopy as copy } from '../../copy/confirm.ts';
import type { ChosenKit } from '../../draft/chosen-kit.ts';
import { useSlotNames } from '../../draft/slot-names.ts';
import { PC_MIN_WIDTH } from '../../platform/browser.ts';
import { useShop } from '../../shop/use-shop.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../ui/Dialog.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Slider } from '../../ui/Slider.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { type BookPage, isHung, leafedSheets, type Sheet } from './book-sheets.ts';
import styles from './FlipThrough.module.css';
import { PrintedPage } from './PrintedPage.tsx';
import type { PageDoubtsOf } from './use-doubts.ts';

const pagesOf = (sheet: Sheet): BookPage[] => sheet.filter((page) => page !== null);
const nameOf = (sheet: Sheet): string => copy.sheet(pagesOf(sheet).map(({ name }) => name));

/** What each turn shows: two hung pages, in a wide window also a spread, else one page. */
function useTurns(): readonly Sheet[] {
  const shop = useShop();
  const sheets = leafedSheets(shop, useSlotNames());
  const isWide = useMedia(`(width >= ${PC_MIN_WIDTH})`);
  return sheets.flatMap((sheet) =>
    isWide || isHung(shop.material, sheet) ? [sheet] : pagesOf(sheet).map((page) => [page]),
  );
}

type Book = { readonly chosen: ChosenKit; readonly doubtsOf: PageDoubtsOf };

type PageProps = Book & { readonly page: BookPage; readonly isOpen: boolean };

/**
 * The open page shows a fine picture, and small art until the art of print size is here; the pages
 * beside it show a thumbnail and small art only.
 */
function TurnedPage({ chosen, doubtsOf, page, isOpen }: PageProps) {
  const { photoIndex } = doubtsOf(page.pageNo);
  const [picture, smallArt] = isOpen ? (['screen', 'first'] as const) : (['thumb', 'only'] as const);
  return <PrintedPage {...{ chosen, page, photoIndex, picture, smallArt }} />;
}

/** The turn to which a key leads: arrows, Page Up and Down, Home, End; undefined for other keys. */
function turnOfKey(key: string, at: number, last: number): number | undefined {
  const goals: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    PageUp: at - 1,
    PageDown: at + 1,
    Home: 0,
    End: last,
  };
  return goals[key];
}

/** The turns in a row with horizontal scroll snapping; `at` is the index of the visible one. */
function useTurning(turns: readonly Sheet[]) {
  const row = useRef<HTMLOListElement>(null);
  const [at, setAt] = useState(0);
  const seen = useRef(1);
  /** The turn that a key or button scrolls to; null once it is reached, or somebody swipes. */
  const aim = useRef<number | null>(null);
  /** Index of the visible turn; `at` follows with the next render, and a key may be pressed before. */
  const inSight = useRef(0);
  const from = (): number => aim.current ?? inSight.current;
  const goTo = (index: number, behavior: ScrollBehavior = 'auto'): void => {
    const { current } = row;
    if (!current) return;
    const goal = Math.min(turns.length - 1, Math.max(0, index));
    // A jump over several pages does not scroll smoothly: nobody could see the pages between.
    const isNear = Math.abs(goal - from()) <= 1;
    const left = goal * current.clientWidth;
    // Where the row is there already, no scroll event follows that would reset `aim` and `inSight`.
    const isThere = Math.abs(current.scrollLeft - left) < 1;
    aim.current = isThere ? null : goal;
    if (isThere) inSight.current = goal;
    current.scrollTo({ left, behavior: isNear ? behavior : 'instant' });
  };
  const onScroll = (): void => {
    const { current } = row;
    if (!current) return;
    const index = Math.round(current.scrollLeft / current.clientWidth);
    // From here keys count from the visible turn: a screen reader scrolls without touch events.
    if (index === aim.current) aim.current = null;
    inSight.current = index;
    setAt(index);
    seen.current = pagesOf(turns[index] ?? [])[0]?.pageNo ?? 1;
  };
  // Another width of the window has other turns: the page that was open stays open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the number of turns changes
  useLayoutEffect(() => {
    aim.current = null;
    const index = turns.findIndex((sheet) => pagesOf(sheet).some(({ pageNo }) => pageNo === seen.current));
    row.current?.scrollTo({ left: Math.max(0, index) * row.current.clientWidth, behavior: 'instant' });
  }, [turns.length]);
  const onSwipe = (): void => {
    aim.current = null;
  };
  return { row, at, from, goTo, swiping: { onScroll, onTouchStart: onSwipe, onWheel: onSwipe } };
}

type Props = Book & { readonly onClose: () => void };

/** The whole book or calendar before it is ordered, as one leafs through it: by swiping, by buttons, by keys. */
export function FlipThrough({ chosen, doubtsOf, onClose }: Props) {
  const turns = useTurns();
  const { row, at, from, goTo, swiping } = useTurning(turns);
  const { material } = useShop();
  const { width, height } = trimPt(material, chosen.kit.orientation);
  const [isLarge, setIsLarge] = useState(false);
  const last = turns.length - 1;
  const onKeyDown = (event: KeyboardEvent): void => {
    if ((event.target as Element).matches('input')) return;
    // The arrow keys scroll an enlarged page.
    if (isLarge && event.key.startsWith('Arrow')) return;
    const goal = turnOfKey(event.key, from(), last);
    if (goal === undefined) return;
    event.preventDefault();
    goTo(goal);
  };
  return (
    <Dialog
      title={copy.title}
      closeLabel={copy.close}
      size="large"
      onClose={onClose}
      header={
        <Button variant="quiet" size="small" icon="search" onClick={() => setIsLarge(!isLarge)}>
          {isLarge ? copy.whole : copy.enlarge}
        </Button>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys bubble up from the buttons inside */}
      <div className={styles.flip} onKeyDown={onKeyDown}>
        <DialogBody>
          <ol
            ref={row}
            className={styles.row}
            style={{ '--ratio': width / height, '--width-pt': width } as CSSProperties}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
            tabIndex={0}
            aria-label={copy.pages}
            data-pages={Math.max(...turns.map(({ length }) => length))}
            data-large={isLarge || undefined}
            data-hung={turns.some((sheet) => isHung(material, sheet)) || undefined}
            {...swiping}
          >
            {turns.map((sheet, index) => (
              <li key={pagesOf(sheet)[0]?.pageNo} inert={index !== at} tabIndex={isLarge ? 0 : undefined}>
                {Math.abs(index - at) > 1
                  ? null
                  : sheet.map((page, side) => (
                      <div key={page?.pageNo ?? `inside ${side}`}>
                        {page ? <TurnedPage {...{ chosen, doubtsOf, page }} isOpen={index === at} /> : null}
                      </div>
                    ))}
              </li>
            ))}
          </ol>
        </DialogBody>
        <DialogFooter>
          <div className={styles.turn}>
            {/* Not `disabled` at an end: without the focus the arrow keys would do nothing. */}
            <IconButton
              icon="arrow-left"
              framed
              label={copy.earlier}
              aria-disabled={at === 0 || undefined}
              onClick={() => goTo(from() - 1)}
            />
            <p role="status">{nameOf(turns[at] ?? [])}</p>
            <IconButton
              icon="arrow-right"
              framed
              label={copy.later}
              data-autofocus
              aria-disabled={at === last || undefined}
              onClick={() => goTo(from() + 1)}
            />
            <Slider
              label={copy.turn}
              value={at}
              min={0}
              max={last}
              step={1}
              words={copy.place(at + 1, turns.length)}
              onChange={(index) => goTo(index, 'instant')}
            />
          </div>
        </DialogFooter>
      </div>
    </Dialog>
  );
}
