import { useId, useMemo } from 'react';
import { Card } from '../../ui/Card.tsx';
import { type DraftState, useDraft } from '../draft/draft-store.ts';
import { usePhotoPreview } from '../photo/use-photo-preview.ts';
import type { Shop } from '../shop.ts';
import { useShop } from '../use-shop.ts';
import styles from './FrontCard.module.css';
import { drawFront, type FrontDesign } from './front-face.ts';

type Props = {
  readonly kit: FrontDesign['kit'];
  /** What the picture shows, for those who listen. */
  readonly label: string;
  readonly lift?: 'lying' | 'held';
  readonly doubt?: boolean;
};

const photoOf = ({ photo }: DraftState): DraftState['photo'] => photo;

const designOf = ({ info, staticUrl, material }: Shop, kit: FrontDesign['kit']): FrontDesign => ({
  kit,
  info,
  staticUrl,
  frontPage: material.frontPage,
});

/** A card's front with the customer's photo, drawn by the engine that makes the press file (design §1). */
export function FrontCard({ kit, label, lift = 'lying', doubt = false }: Props) {
  const shop = useShop();
  const photo = useDraft(photoOf);
  const url = usePhotoPreview();
  const idPrefix = useId().replace(/[^\w-]/g, '');
  const svg = useMemo(
    () => drawFront(designOf(shop, kit), photo && url ? { ...photo, url } : null, idPrefix),
    [shop, kit, photo, url, idPrefix],
  );
  return (
    <Card orientation={kit.orientation} bleed={false} lift={lift} doubt={doubt}>
      <div
        className={styles.front}
        role="img"
        aria-label={label}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our painter writes it; it holds no text of customers
        dangerouslySetInnerHTML={{ __html: svg }}
      />
    </Card>
  );
}
