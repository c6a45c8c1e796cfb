import type { Kit } from '@fumi/domain';
import type { CSSProperties } from 'react';
import { DesignThumb } from '../../card/DesignThumb.tsx';
import { Scroller } from '../../ui/Scroller.tsx';
import styles from './DesignRow.module.css';

type RowDesign = {
  readonly kit: Pick<Kit, 'id' | 'orientation'>;
  readonly label: string;
  readonly href: string;
};

type Props = {
  readonly designs: readonly RowDesign[];
  readonly staticUrl: string;
  /** Page of the designs; the first where nothing is said. */
  readonly page?: number;
  /** Width over height of a design; the postcard's where nothing is said. */
  readonly ratioOf?: (orientation: Kit['orientation']) => number | undefined;
  /** Both orientations stand side by side, equally high. */
  readonly isMixed?: boolean;
  /** The first picture is among the first that are seen. */
  readonly isFirst?: boolean;
};

const POSTCARD_RATIO = { landscape: 148 / 100, portrait: 100 / 148 } as const;

/** Some designs in a row, each with its name; each leads to its place in the shop. */
export function DesignRow(props: Props) {
  const { designs, staticUrl, page = 1, ratioOf, isMixed = false, isFirst = false } = props;
  return (
    <Scroller>
      {designs.map(({ kit, label, href }, index) => {
        const ratio = ratioOf?.(kit.orientation);
        const shape = { '--ratio': ratio ?? POSTCARD_RATIO[kit.orientation] } as CSSProperties;
        return (
          <li key={href}>
            <a href={href} className={styles.design} data-mixed={isMixed || undefined} style={shape}>
              <span>
                <DesignThumb
                  {...{ kit, staticUrl, page, ratio }}
                  alt=""
                  sizes="(min-width: 48em) 332px, 70vw"
                  isFirst={isFirst && index === 0}
                />
              </span>
              <b>{label}</b>
            </a>
          </li>
        );
      })}
    </Scroller>
  );
}
