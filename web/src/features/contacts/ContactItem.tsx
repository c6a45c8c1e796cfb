import type { ReactNode } from 'react';
import { Row } from '../../ui/Row.tsx';
import styles from './ContactItem.module.css';

type Props = {
  readonly title: string;
  readonly heading: 'h2' | 'h3';
  readonly children: ReactNode;
  readonly buttons: ReactNode;
  /** Buttons that say a whole address: they have a line of their own. */
  readonly offers?: ReactNode;
  /** On wide windows the buttons stand beside the words. */
  readonly isWide?: boolean;
};

/** A contact, or an address request, about which something is to be decided. */
export const ContactItem = ({ title, heading: Heading, children, buttons, offers, isWide }: Props) => (
  <section className={styles.item} data-wide={isWide || undefined}>
    <Heading>{title}</Heading>
    {children}
    {offers ? (
      <div className={styles.offers}>
        <Row>{offers}</Row>
      </div>
    ) : null}
    <Row>{buttons}</Row>
  </section>
);
