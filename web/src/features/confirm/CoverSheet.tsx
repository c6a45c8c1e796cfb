import { Link } from 'react-router';
import { CoverCard } from '../../card/CoverCard.tsx';
import { coverCopy as copy } from '../../copy/layouts.ts';
import type { ChosenKit } from '../../draft/chosen-kit.ts';
import { useShop } from '../../shop/use-shop.ts';
import styles from './CoverSheet.module.css';
import type { PageDoubts } from './page-doubts.ts';
import { pageIdOf } from './show-place.ts';

type Props = { readonly chosen: ChosenKit; readonly doubts: PageDoubts };

/** The cover in one piece, as the press prints it, and its doubts; nothing without a spine. */
export function CoverSheet({ chosen, doubts: { lowPhoto, cut } }: Props) {
  const { material, paths } = useShop();
  const isLow = lowPhoto !== null;
  const { spineMm } = material;
  if (spineMm === undefined) return null;
  const isCut = cut !== 'fine';
  return (
    <section id={pageIdOf(1)} className={styles.cover} aria-label={copy.title} tabIndex={-1}>
      <div>
        <CoverCard {...{ chosen, spineMm }} smallArt="only" doubt={isLow || isCut} label={copy.finished} />
      </div>
      <p>
        {isCut ? copy.cut[cut] : isLow ? copy.low : copy.parts(spineMm)}{' '}
        <Link to={paths.fixCover()}>{copy.change}</Link>
      </p>
    </section>
  );
}
