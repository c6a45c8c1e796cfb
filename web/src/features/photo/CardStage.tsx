import { hasAddresses, PT_PER_MM } from '@fumi/domain';
import { photoCopy } from '../../copy/photo.ts';
import { trimPt } from '../../platform/card/card-shape.ts';
import { FrontCard } from '../../platform/card/FrontCard.tsx';
import type { ChosenKit } from '../../platform/chosen-kit.ts';
import { useShop } from '../../platform/use-shop.ts';
import { Desk } from '../../ui/Card.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { BackView } from './BackView.tsx';
import styles from './CardStage.module.css';
import cardStyles from './CardView.module.css';
import { FrontView } from './FrontView.tsx';
import type { Place } from './use-places.ts';

export type Face = 'front' | 'back';

const FACES: readonly { readonly value: Face; readonly label: string }[] = [
  { value: 'front', label: photoCopy.front },
  { value: 'back', label: photoCopy.back },
];

type GuideProps = Pick<Props, 'chosen' | 'face' | 'place'>;

function PageGuide({ chosen, face, place }: GuideProps) {
  const { material, flow } = useShop();
  const { width, height } = trimPt(material, chosen.kit.orientation);
  const front = place.slot?.pageNo ?? material.frontPage;
  const isAddressed = hasAddresses(flow);
  const page = face === 'front' ? front : (material.backPage ?? front);
  return (
    <p className={styles.guide}>
      {photoCopy.finishedSize(Math.round(width / PT_PER_MM), Math.round(height / PT_PER_MM))}{' '}
      <span>{photoCopy.page(page, isAddressed ? FACES.length : material.count)}</span>
      {face === 'back' ? <span>{isAddressed ? photoCopy.backHint : photoCopy.textHint}</span> : null}
    </p>
  );
}

/** The other side: an address face, or what the design draws there. */
function Back({ chosen }: { readonly chosen: ChosenKit }) {
  const { material, flow } = useShop();
  if (hasAddresses(flow)) return <BackView chosen={chosen} />;
  return (
    <div className={cardStyles.card} data-orientation={chosen.kit.orientation}>
      <FrontCard
        kit={chosen.kit}
        page={material.backPage ?? material.frontPage}
        lift="held"
        label={photoCopy.backOf(chosen.label)}
      />
    </div>
  );
}

type Props = {
  readonly chosen: ChosenKit;
  readonly face: Face;
  readonly place: Place;
  readonly onFace: (face: Face) => void;
  readonly onPick: () => void;
};

/** The card on the desk: 表面 or 裏面, and which page of the finished card that is (spec §2: page preview guide). */
export function CardStage({ chosen, face, place, onFace, onPick }: Props) {
  const { material } = useShop();
  return (
    <Desk>
      {material.backPage === null ? null : (
        <Switch label={photoCopy.faces} options={FACES} value={face} onChange={onFace} />
      )}
      {face === 'front' ? <FrontView {...{ chosen, place, onPick }} /> : <Back chosen={chosen} />}
      <PageGuide {...{ chosen, face, place }} />
    </Desk>
  );
}
