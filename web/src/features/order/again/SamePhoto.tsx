import { photoSlots } from '@fumi/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { completeCopy } from '../../../copy/checkout.ts';
import { flowPaths } from '../../../paths.ts';
import { brokenName } from '../../../platform/in-phrases.ts';
import { type MadeProduct, useBoot } from '../../../shop/boot.ts';
import { shopFrom } from '../../../shop/shop.ts';
import { Button } from '../../../ui/Button.tsx';
import { Note } from '../../../ui/Note.tsx';
import { Problem } from '../../../ui/Problem.tsx';
import { Row } from '../../../ui/Row.tsx';
import { usePress } from '../../../ui/use-press.ts';
import type { OrderFacts } from '../load-orders.ts';
import styles from './SamePhoto.module.css';
import { beginWithPhotosOf } from './same-photo.ts';

/** Offers other products with the photos of this order: one press leads to their designs. */
export function SamePhoto({ order: { productCode, bookCode, kitId }, facts }: OrderFacts) {
  const { info, material } = shopFrom(facts);
  const kit = info.kits.find(({ id }) => id === kitId);
  const hasPhotos = kit !== undefined && photoSlots(info, kit, material).length > 0;
  return bookCode && hasPhotos ? (
    <Products {...{ productCode, bookCode }} firstPage={material.frontPage} />
  ) : null;
}

function Products(book: Parameters<typeof beginWithPhotosOf>[0]) {
  const { made } = useBoot();
  const navigate = useNavigate();
  const [starting, setStarting] = useState<string | null>(null);
  const { press, isBusy, problem } = usePress();
  const begin = async ({ code, flow }: MadeProduct) => {
    setStarting(code);
    const result = await beginWithPhotosOf(book, code);
    if (!result.ok) return completeCopy.samePhotoFailed;
    await navigate(flowPaths(flow.createUrl).create());
    return null;
  };
  return (
    <section className={styles.products} aria-labelledby="same-photo">
      <h2 id="same-photo">{completeCopy.samePhoto}</h2>
      <Note>{completeCopy.samePhotoPrinted}</Note>
      <Problem>{problem}</Problem>
      <Row>
        {made.map((product) => (
          <Button
            key={product.code}
            size="small"
            busy={isBusy && starting === product.code}
            disabled={isBusy && starting !== product.code}
            onClick={() => void press(() => begin(product))}
          >
            {brokenName(product.name)}
          </Button>
        ))}
      </Row>
    </section>
  );
}
