import { isBound, monthCount } from '@fumi/domain';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { trimPt } from '../../card/card-shape.ts';
import { FrontCard } from '../../card/FrontCard.tsx';
import { goodsConfirmCopy as copy } from '../../copy/confirm.ts';
import { layoutsCopy } from '../../copy/layouts.ts';
import { photoCopy } from '../../copy/photo.ts';
import type { ChosenKit } from '../../draft/chosen-kit.ts';
import { useDraft } from '../../draft/draft-store.ts';
import { usePageLayouts } from '../../draft/page-layouts.ts';
import { useSlotNames } from '../../draft/slot-names.ts';
import { useShop } from '../../shop/use-shop.ts';
import styles from './BookPages.module.css';
import { type BookPage, cardSheets, isHung, leafSheets, type Sheet, spreadSheets } from './book-sheets.ts';
import { CoverSheet } from './CoverSheet.tsx';
import { PrintedPage } from './PrintedPage.tsx';
import { usePageDoubts } from './use-doubts.ts';

/** A page is drawn before it comes into the window, so far away that nobody who scrolls sees it empty. */
const NEAR = '800px';

/** Whether an element is in or near the window. */
function useIsNear<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (ref.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: NEAR },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, isNear };
}

type PageProps = { readonly chosen: ChosenKit; readonly page: BookPage; readonly isNear: boolean };

/** Another layout for a page whose photo is cut off, with one press, or the crop. */
function CutFixes({ chosen, page: { pageNo, name }, photoIndex }: CutProps) {
  const { paths, product } = useShop();
  const layouts = usePageLayouts(chosen);
  const mend = isBound(product) ? layouts.mend(pageNo) : null;
  return (
    <>
      {mend ? (
        <button type="button" aria-label={layoutsCopy.mendOf(name)} onClick={mend}>
          {layoutsCopy.mend}
        </button>
      ) : null}
      <Link to={paths.fixCrop(photoIndex)} aria-label={copy.fixCropOf(name)}>
        {copy.fixCrop}
      </Link>
    </>
  );
}

type CutProps = Pick<PageProps, 'chosen' | 'page'> & { readonly photoIndex: number };

/** A page of the book as the press prints it, and what its photo lacks. What is far keeps its size and is not drawn. */
function Page({ chosen, page, isNear }: PageProps) {
  const { pageNo, name } = page;
  const { material } = useShop();
  const { width, height } = trimPt(material, chosen.kit.orientation);
  const { isLow, cutPhoto, cut, photoIndex } = usePageDoubts(chosen, pageNo);
  const isCut = cutPhoto !== null;
  return (
    <div>
      {isNear ? (
        <PrintedPage {...{ chosen, page, photoIndex }} picture="thumb" doubt={isLow || isCut} />
      ) : (
        <div className={styles.far} style={{ aspectRatio: width / height }} />
      )}
      <p>
        {isCut ? copy.cut[cut](name) : isLow ? copy.low(name) : name}
        {isCut ? <CutFixes {...{ chosen, page }} photoIndex={cutPhoto} /> : null}
      </p>
    </div>
  );
}

/** Drawn when it comes near the window, and put away when it is far. */
function SheetView({ chosen, sheet }: { readonly chosen: ChosenKit; readonly sheet: Sheet }) {
  const { ref, isNear } = useIsNear<HTMLLIElement>();
  const { material } = useShop();
  return (
    <li ref={ref} data-pages={sheet.length} data-hung={isHung(material, sheet) || undefined}>
      {sheet.map((page, side) =>
        page === null ? (
          <div key={side === 0 ? 'left' : 'right'} />
        ) : (
          <Page key={page.pageNo} {...{ chosen, page, isNear }} />
        ),
      )}
    </li>
  );
}

type SheetsProps = {
  readonly kind: 'spreads' | 'leaves' | 'cards';
  readonly chosen: ChosenKit;
  readonly sheets: readonly Sheet[];
};

const Sheets = ({ kind, chosen, sheets }: SheetsProps) => (
  <ol className={styles.sheets} data-kind={kind}>
    {sheets.map((sheet) => (
      <SheetView key={sheet.map((page) => page?.pageNo).join()} {...{ chosen, sheet }} />
    ))}
  </ol>
);

/** All that is printed, as it lies together: spreads of a book, leaves of a calendar, of cards every photo once. */
export function BookPages({ chosen }: { readonly chosen: ChosenKit }) {
  const shop = useShop();
  const names = useSlotNames();
  const photoCount = useDraft(({ photos }) => photos.length);
  if (isBound(shop.product)) {
    const sheets = spreadSheets(shop);
    // Covers are one sheet, where the shop knows the spine.
    const inner = shop.material.spineMm === undefined ? sheets : sheets.slice(1, -1);
    return (
      <>
        <CoverSheet chosen={chosen} />
        <Sheets kind="spreads" {...{ chosen }} sheets={inner} />
      </>
    );
  }
  if (monthCount(shop.material) > 0)
    return <Sheets kind="leaves" {...{ chosen }} sheets={leafSheets(shop, names)} />;
  const { backPage } = shop.material;
  return (
    <>
      <Sheets kind="cards" {...{ chosen }} sheets={cardSheets(shop, chosen, photoCount, names)} />
      {backPage === null ? null : (
        <section className={styles.back} aria-label={photoCopy.back}>
          <h2>{photoCopy.back}</h2>
          <div>
            <FrontCard kit={chosen.kit} page={backPage} label={photoCopy.backOf(chosen.label)} />
          </div>
        </section>
      )}
    </>
  );
}
