import type { SamplePage } from '@fumi/contract';
import type { CSSProperties } from 'react';
import { rootCopy } from '../../copy/catalogue.ts';
import { samplePageUrl } from '../../shop/static-url.ts';
import { Scroller } from '../../ui/Scroller.tsx';
import styles from './SamplePages.module.css';

type Props = {
  readonly productName: string;
  readonly materialId: number;
  readonly pages: readonly SamplePage[];
};

/** All pages of a filled sample, from its cover on; each picture is loaded when it is scrolled to. */
export function SamplePages({ productName, materialId, pages }: Props) {
  return (
    <figure className={styles.samples}>
      <figcaption>{rootCopy.samples}</figcaption>
      <Scroller label={rootCopy.samplesOf(productName)}>
        {pages.map(({ name, ratio }, index) => {
          const urlOf = (height: number) => samplePageUrl(materialId, index + 1, height);
          return (
            <li key={name}>
              <img
                className={styles.page}
                style={{ '--ratio': ratio } as CSSProperties}
                srcSet={`${urlOf(240)}, ${urlOf(480)} 2x`}
                src={urlOf(240)}
                alt={name}
                width={Math.round(240 * ratio)}
                height={240}
                loading="lazy"
                decoding="async"
              />
            </li>
          );
        })}
      </Scroller>
    </figure>
  );
}
