import { showcasePageOf } from '@fumi/domain';
import type { CSSProperties } from 'react';
import { trimRatio } from '../../card/card-shape.ts';
import { DesignThumb } from '../../card/DesignThumb.tsx';
import type { DesignShelf } from './design-shelf.ts';
import styles from './Shelf.module.css';

/** The long sides of a postcard over each other, where no other ratio is said. */
const POSTCARD_RATIO = 148 / 100;

/** Some designs of a product, equally high in a row; each leads to its place in the list. */
export function Shelf({ shelf, isFirst }: { readonly shelf: DesignShelf; readonly isFirst: boolean }) {
  const { designs, material, staticUrl } = shelf;
  return (
    <ul className={styles.shelf}>
      {designs.map(({ kit, href }, index) => {
        const ratio = trimRatio(material, kit.orientation);
        const shape = { '--ratio': ratio ?? POSTCARD_RATIO } as CSSProperties;
        return (
          <li key={kit.id} style={shape}>
            <a href={href}>
              <span>
                <DesignThumb
                  kit={kit}
                  staticUrl={staticUrl}
                  page={showcasePageOf(material)}
                  ratio={ratio}
                  alt=""
                  sizes="(min-width: 768px) 332px, 70vw"
                  isFirst={isFirst && index === 0}
                />
              </span>
              <b>{kit.label}</b>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
