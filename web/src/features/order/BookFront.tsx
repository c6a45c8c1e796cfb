import { type BookTexts, type Kit, photoFramesOf, showcasePageOf } from '@fumi/domain';
import { useId, useMemo } from 'react';
import { trimRatio } from '../../card/card-shape.ts';
import { drawPage } from '../../card/front-face.ts';
import { useFonts } from '../../card/glyph-store.ts';
import { useCalendars } from '../../card/use-calendars.ts';
import { useShop } from '../../shop/use-shop.ts';
import { Card } from '../../ui/Card.tsx';
import styles from './BookFront.module.css';

type Props = {
  readonly kit: Kit;
  /** Of the design; the one that stands for it where nothing is said. */
  readonly page?: number | undefined;
  /** Of a calendar, from 0. */
  readonly monthIndex?: number | null;
  readonly photoUrl: string;
  /** What the customer typed on it. */
  readonly texts?: BookTexts;
  readonly label: string;
};

const NO_TEXTS: BookTexts = {};

/** A page of a finished book, with the photo as the press has it, cropped to its frame, and its words. */
export function BookFront(props: Props) {
  const { kit, page: template, monthIndex = null, photoUrl, texts = NO_TEXTS, label } = props;
  const { info, staticUrl, material } = useShop();
  const idPrefix = useId().replace(/[^\w-]/g, '');
  const page = template ?? showcasePageOf(material);
  const calendars = useCalendars({ kit, info, staticUrl, material, page, monthIndex });
  const letters = Object.values(texts).join('');
  const fonts = useFonts(letters, 'gothic', letters !== '');
  const svg = useMemo(() => {
    const [first] = photoFramesOf(info, kit, page);
    const photo = first ? { url: photoUrl, size: first.frame, offset: { x: 0, y: 0 } } : null;
    const design = { kit, info, staticUrl, material, page };
    return drawPage(design, { photos: [photo], texts, fonts, calendars }, idPrefix);
  }, [info, staticUrl, material, kit, page, photoUrl, texts, fonts, calendars, idPrefix]);
  return (
    <Card
      orientation={kit.orientation}
      ratio={trimRatio(material, kit.orientation)}
      bleed={false}
      lift="held"
    >
      <div
        className={styles.front}
        role="img"
        aria-label={label}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our painter writes it, and sets typed words as outlines
        dangerouslySetInnerHTML={{ __html: svg }}
      />
    </Card>
  );
}
