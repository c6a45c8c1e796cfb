import { hasAddresses, isBound, PT_PER_MM, stepAfter, templatesOf } from '@fumi/domain';
import { trimPt } from '../../card/card-shape.ts';
import { FrontCard } from '../../card/FrontCard.tsx';
import { photoCopy } from '../../copy/photo.ts';
import type { ChosenKit } from '../../draft/chosen-kit.ts';
import { useShop } from '../../shop/use-shop.ts';
import { Desk } from '../../ui/Card.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { BackView } from './BackView.tsx';
import styles from './CardStage.module.css';
import cardStyles from './CardView.module.css';
import { FrontView } from './FrontView.tsx';
import { SpreadView } from './SpreadView.tsx';
import type { Place, Places } from './use-places.ts';

export type Face = 'front' | 'back';

const FACES: readonly { readonly value: Face; readonly label: string }[] = [
  { value: 'front', label: photoCopy.front },
  { value: 'back', label: photoCopy.back },
];

type GuideProps = Pick<Props, 'chosen' | 'face'> & { readonly place: Place };

function PageGuide({ chosen, face, place }: GuideProps) {
  const { material, product, flow } = useShop();
  const { width, height } = trimPt(material, chosen.kit.orientation);
  const front = place.slot?.pageNo ?? material.frontPage;
  const isAddressed = hasAddresses(flow);
  const templates = templatesOf(material);
  // The back of a page follows it in the book.
  const back = templates.indexOf(material.backPage ?? 0, front - 1) + 1;
  const page = face === 'front' ? front : isAddressed ? FACES.length : back;
  return (
    <p className={styles.guide}>
      {photoCopy.finishedSize(Math.round(width / PT_PER_MM), Math.round(height / PT_PER_MM))}{' '}
      {isBound(product) ? null : (
        <span>{photoCopy.page(page, isAddressed ? FACES.length : templates.length)}</span>
      )}
      {face === 'back' ? <span>{photoCopy.backHints[stepAfter(flow, 'preview')]}</span> : null}
    </p>
  );
}

/** The other side: an address face, or what the design draws there. */
function Back({ chosen, place }: { readonly chosen: ChosenKit; readonly place: Place }) {
  const { material, flow } = useShop();
  if (hasAddresses(flow)) return <BackView chosen={chosen} />;
  return (
    <div className={cardStyles.card} data-orientation={chosen.kit.orientation}>
      <FrontCard
        kit={chosen.kit}
        page={material.backPage ?? material.frontPage}
        monthIndex={place.slot?.monthIndex}
        lift="held"
        label={photoCopy.backOf(chosen.label)}
      />
    </div>
  );
}

type Props = {
  readonly chosen: ChosenKit;
  readonly face: Face;
  readonly places: Places;
  readonly onFace: (face: Face) => void;
  readonly onPick: () => void;
};

/** The side of the card that is looked at; of a bound book, what lies open with it. */
function Shown({ chosen, face, places, onPick }: Omit<Props, 'onFace'>) {
  const { product } = useShop();
  if (face === 'back') return <Back chosen={chosen} place={places.current} />;
  if (isBound(product)) return <SpreadView {...{ chosen, places, onPick }} />;
  return <FrontView {...{ chosen, onPick }} place={places.current} />;
}

/** The card on the desk: 表面 or 裏面, and which page of the finished card that is (spec §2: page preview guide). */
export function CardStage({ onFace, ...shown }: Props) {
  const { material } = useShop();
  const { chosen, face, places } = shown;
  return (
    <Desk>
      {material.backPage === null ? null : (
        <Switch label={photoCopy.faces} options={FACES} value={face} onChange={onFace} />
      )}
      <Shown {...shown} />
      <PageGuide {...{ chosen, face }} place={places.current} />
    </Desk>
  );
}
