import { photoCopy } from '../../copy/photo.ts';
import type { ChosenKit } from '../../platform/chosen-kit.ts';
import { useShop } from '../../platform/use-shop.ts';
import { Desk } from '../../ui/Card.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { BackView } from './BackView.tsx';
import styles from './CardStage.module.css';
import { FrontView } from './FrontView.tsx';

export type Face = 'front' | 'back';

const FACES: readonly { readonly value: Face; readonly label: string }[] = [
  { value: 'front', label: photoCopy.front },
  { value: 'back', label: photoCopy.back },
];

function PageGuide({ face }: { readonly face: Face }) {
  const { material } = useShop();
  const page = face === 'front' ? material.frontPage : (material.backPage ?? material.frontPage);
  return (
    <p className={styles.guide}>
      {photoCopy.finishedSize} <span>{photoCopy.page(page, FACES.length)}</span>
      {face === 'back' ? <span>{photoCopy.backHint}</span> : null}
    </p>
  );
}

type Props = {
  readonly chosen: ChosenKit;
  readonly face: Face;
  readonly onFace: (face: Face) => void;
  readonly onPick: () => void;
};

/** The card on the desk: 表面 or 裏面, and which page of the finished card that is (spec §2: page preview guide). */
export function CardStage({ chosen, face, onFace, onPick }: Props) {
  return (
    <Desk>
      <Switch label={photoCopy.faces} options={FACES} value={face} onChange={onFace} />
      {face === 'front' ? <FrontView chosen={chosen} onPick={onPick} /> : <BackView chosen={chosen} />}
      <PageGuide face={face} />
    </Desk>
  );
}
