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
import type { OrderFacts } from '../load-orders.ts';
import styles from './SamePhoto.module.css';
import { beginWithPhotosOf } from './same-photo.ts';

/** Another product with the photos of this order: one press, and the designs are there with them. */
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
  const [hasFailed, setHasFailed] = useState(false);
  const begin = async ({ code, flow }: MadeProduct) => {
    setStarting(code);
    const result = await beginWithPhotosOf(book, code);
    if (result.ok) return navigate(flowPaths(flow.createUrl).create());
    setHasFailed(true);
    setStarting(null);
  };
  return (
    <section className={styles.products} aria-labelledby="same-photo">
      <h2 id="same-photo">{completeCopy.samePhoto}</h2>
      <Note>{completeCopy.samePhotoPrinted}</Note>
      <Problem>{hasFailed ? completeCopy.samePhotoFailed : null}</Problem>
      <Row>
        {made.map((product) => (
          <Button
            key={product.code}
            size="small"
            busy={starting === product.code}
            disabled={starting !== null && starting !== product.code}
            onClick={() => void begin(product)}
          >
            {brokenName(product.name)}
          </Button>
        ))}
      </Row>
    </section>
  );
}
