import type { Kit } from '@fumi/domain';
import { useId, useMemo } from 'react';
import { Card } from '../../ui/Card.tsx';
import { useDraft } from '../draft/draft-store.ts';
import { usePhotoPreviews } from '../photo/use-photo-preview.ts';
import { useShop } from '../use-shop.ts';
import { trimRatio } from './card-shape.ts';
import styles from './FrontCard.module.css';
import { drawPage } from './front-face.ts';
import { useFonts } from './glyph-store.ts';

type Props = {
  readonly kit: Kit;
  /** Page of the design; the front where nothing is said. */
  readonly page?: number;
  /** Places of the draft's photos that the page shows. */
  readonly places?: readonly number[];
  /** What the picture shows, for those who listen. */
  readonly label: string;
  readonly lift?: 'lying' | 'held';
  readonly doubt?: boolean;
};

const FIRST_PLACE = [0];

/** A page with the customer's photos and lines, drawn by the engine that makes the press file (design §1). */
export function FrontCard({ kit, page, places = FIRST_PLACE, label, lift = 'lying', doubt = false }: Props) {
  const { info, staticUrl, material } = useShop();
  const all = useDraft((draft) => draft.photos);
  const backText = useDraft((draft) => draft.backText);
  const photos = useMemo(() => places.map((place) => all[place] ?? null), [all, places]);
  const urls = usePhotoPreviews(photos);
  const fonts = useFonts(backText.join(''), 'gothic', backText.join('') !== '');
  const idPrefix = useId().replace(/[^\w-]/g, '');
  const drawn = urls.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `drawn` names the addresses
  const svg = useMemo(() => {
    const design = { kit, info, staticUrl, material, page: page ?? material.frontPage };
    const shown = photos.map((photo, index) => {
      const url = urls[index];
      return photo && url ? { ...photo, url } : null;
    });
    return drawPage(design, { photos: shown, backText, fonts }, idPrefix);
  }, [kit, info, staticUrl, material, page, photos, drawn, backText, fonts, idPrefix]);
  return (
    <Card
      orientation={kit.orientation}
      ratio={trimRatio(material, kit.orientation)}
      bleed={false}
      lift={lift}
      doubt={doubt}
    >
      <div
        className={styles.front}
        role="img"
        aria-label={label}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our painter writes it, and sets typed lines as outlines
        dangerouslySetInnerHTML={{ __html: svg }}
      />
    </Card>
  );
}
