import { isBound, monthCount } from '@fumi/domain';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { trimPt } from '../../card/card-shape.ts';
import { FrontCard } from '../../card/FrontCard.tsx';
import { goodsConfirmCopy as copy } from '../../copy/confirm.ts';
import { layoutsCopy } from '../../copy/layouts.ts';
import { photoCopy } from '../../copy/photo.ts';
import type { ChosenKit } from '../../draft/chosen-kit.ts';
import { usePageLayouts } from '../../draft/layouts/use-page-layouts.ts';
import { useShop } from '../../shop/use-shop.ts';
import styles from './BookPages.module.css';
import { type BookPage, isHung, type Sheet, usePrintedSheets } from './book-sheets.ts';
import { CoverSheet } from './CoverSheet.tsx';
import { PrintedPage } from './PrintedPage.tsx';
import type { PageDoubts } from './page-doubts.ts';
import { pageIdOf } from './show-place.ts';
import { type PageDoubtsOf, pageSentences } from './use-doubts.ts';

/** Pages this far outside of the window are drawn already, so that nobody who scrolls sees an empty one. */
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

type Doubted = { readonly chosen: ChosenKit; readonly doubtsOf: PageDoubtsOf };

type PageProps = Doubted & { readonly page: BookPage; readonly isNear: boolean };

type FixesProps = Pick<PageProps, 'chosen' | 'page'> &
  Pick<PageDoubts, 'cutPhoto' | 'lowPhoto' | 'isUnwritten'>;

/**
 * Ways to mend a page: for a cut photo another layout with one press, and a link to its crop; for a
 * photo that is too small a link to it; for a missing text a link to its field.
 */
function Fixes({ chosen, page: { pageNo, name }, cutPhoto, lowPhoto, isUnwritten }: FixesProps) {
  const { paths } = useShop();
  const layouts = usePageLayouts(chosen);
  const mend = cutPhoto !== null ? layouts.mend(pageNo) : null;
  const { slots, material } = chosen;
  const isCover = slots.some((slot) => slot.pageNo === pageNo && slot.template < material.frontPage);
  return (
    <ul className={styles.fixes}>
      {mend ? (
        <li>
          <button
            type="button"
            aria-label={layoutsCopy.mendOf(name)}
            onClick={() => {
              mend();
              // The button disappears with its doubt: the focus goes to the page.
              document.getElementById(pageIdOf(pageNo))?.focus({ preventScroll: true });
            }}
          >
            {layoutsCopy.mend}
          </button>
        </li>
      ) : null}
      {cutPhoto === null ? null : (
        <li>
          <Link to={isCover ? paths.fixCover() : paths.fixCrop(cutPhoto)} aria-label={copy.fixCropOf(name)}>
            {copy.fixCrop}
          </Link>
        </li>
      )}
      {lowPhoto === null || lowPhoto === cutPhoto ? null : (
        <li>
          <Link to={isCover ? paths.fixCover() : paths.fixCrop(lowPhoto)} aria-label={copy.fixLowOf(name)}>
            {copy.fixLow}
          </Link>
        </li>
      )}
      {isUnwritten ? (
        <li>
          <Link to={paths.text('PAGE_TEXT', pageNo - 2)} aria-label={copy.fixTextOf(name)}>
            {copy.fixText}
          </Link>
        </li>
      ) : null}
    </ul>
  );
}

/** A page as the press prints it, and its doubts. Far from the window only its space is kept. */
function Page({ chosen, doubtsOf, page, isNear }: PageProps) {
  const { pageNo, name } = page;
  const { material } = useShop();
  const { width, height } = trimPt(material, chosen.kit.orientation);
  const found = doubtsOf(pageNo);
  const { cutPhoto, lowPhoto, photoIndex, isUnwritten } = found;
  const sentences = pageSentences(found);
  const isDoubted = sentences.length > 0;
  return (
    <figure id={pageIdOf(pageNo)} tabIndex={-1}>
      {isNear ? (
        <PrintedPage {...{ chosen, page, photoIndex }} picture="thumb" smallArt="only" doubt={isDoubted} />
      ) : (
        <div className={styles.far} style={{ aspectRatio: width / height }} />
      )}
      <figcaption>
        <p>{copy.doubted(name, sentences)}</p>
        {isDoubted ? <Fixes {...{ chosen, page, cutPhoto, lowPhoto, isUnwritten }} /> : null}
      </figcaption>
    </figure>
  );
}

/** A sheet whose pages are drawn only while it is near the window. */
function SheetView({ sheet, ...book }: Doubted & { readonly sheet: Sheet }) {
  const { ref, isNear } = useIsNear<HTMLLIElement>();
  const { material } = useShop();
  return (
    <li ref={ref} data-pages={sheet.length} data-hung={isHung(material, sheet) || undefined}>
      {sheet.map((page, side) =>
        page === null ? (
          <div key={side === 0 ? 'left' : 'right'} />
        ) : (
          <Page key={page.pageNo} {...book} {...{ page, isNear }} />
        ),
      )}
    </li>
  );
}

type SheetsProps = Doubted & {
  readonly kind: 'spreads' | 'leaves' | 'cards';
  readonly sheets: readonly Sheet[];
};

const Sheets = ({ kind, sheets, ...book }: SheetsProps) => (
  <ol className={styles.sheets} data-kind={kind}>
    {sheets.map((sheet) => (
      <SheetView key={sheet.map((page) => page?.pageNo).join()} {...book} sheet={sheet} />
    ))}
  </ol>
);

/** All printed pages: a book as spreads, a calendar as leaves, cards once for each photo. */
export function BookPages(book: Doubted) {
  const { chosen, doubtsOf } = book;
  const shop = useShop();
  const sheets = usePrintedSheets(chosen);
  if (isBound(shop.product)) {
    // Where the width of the spine is known, `CoverSheet` shows both covers in one piece.
    const inner = shop.material.spineMm === undefined ? sheets : sheets.slice(1, -1);
    return (
      <>
        <CoverSheet chosen={chosen} doubts={doubtsOf(1)} />
        <Sheets kind="spreads" {...book} sheets={inner} />
      </>
    );
  }
  if (monthCount(shop.material) > 0) return <Sheets kind="leaves" {...book} sheets={sheets} />;
  const { backPage } = shop.material;
  return (
    <>
      <Sheets kind="cards" {...book} sheets={sheets} />
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
