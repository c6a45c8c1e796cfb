import { findMaterial, monthCount, type Product } from '@fumi/domain';
import type { ReactNode } from 'react';
import { rootCopy } from '../../copy/catalogue.ts';
import { monthlyQuestion, postcardQuestions, productQuestions, type Question } from '../../copy/questions.ts';
import { report } from '../../platform/analytics.ts';
import { inPhrases } from '../../platform/in-phrases.ts';
import type { Shop } from '../../shop/shop.ts';
import { useShop } from '../../shop/use-shop.ts';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { Note } from '../../ui/Note.tsx';
import styles from './RootSections.module.css';
import { Section } from './Section.tsx';

type HowStep = { readonly title: string; readonly text: string };

type HowProps = { readonly steps: readonly HowStep[]; readonly onPaper?: boolean };

/** つくり方: what there is to do, in its order. */
export function How({ steps, onPaper = false }: HowProps) {
  return (
    <Section title={rootCopy.howTitle} onPaper={onPaper}>
      <ol className={styles.how}>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** How a product can be sent, and what that costs. */
export function Deliveries({ product }: { readonly product: Product }) {
  const { deliveryTypes } = useShop();
  const offered = product.order.deliveryTypes.flatMap(
    (id) => deliveryTypes.find((type) => type.id === id) ?? [],
  );
  return (
    <Section title={rootCopy.deliveryTitle}>
      <ul className={styles.deliveries}>
        {offered.map((type) => (
          <li key={type.id}>
            <h3>{inPhrases(type.label)}</h3>
            <p>{type.suspend ? rootCopy.suspended : type.priceText}</p>
            {type.description.map((line) => (
              <Note key={line}>{inPhrases(line)}</Note>
            ))}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/**
 * The questions about the products of a root. `most` is the sentence about the limit for
 * one destination, where the products differ in it.
 */
export function questionsOf(shop: Shop, products: readonly Product[], most?: string): readonly Question[] {
  const [first] = products;
  if (!first) return [];
  if (products.some(({ code }) => code === shop.product.code)) {
    return postcardQuestions(shop.price.unitPriceYen);
  }
  const { maxQuantityByDestination, maxDestinationCount, unitLabel } = first.order;
  const isMonthly = monthCount(findMaterial(shop.materials, first.materialId)) === 1;
  return [
    ...productQuestions(most ?? rootCopy.most(maxQuantityByDestination, unitLabel), maxDestinationCount),
    ...(isMonthly ? [monthlyQuestion] : []),
  ];
}

type QuestionsProps = {
  readonly title?: string;
  readonly questions: readonly Question[];
  readonly children?: ReactNode;
};

/** Questions and their answers; they open without any script. */
export function Questions({ title = rootCopy.questionsTitle, questions, children }: QuestionsProps) {
  return (
    <Section title={title}>
      <div className={styles.questions}>
        {questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
      {children}
    </Section>
  );
}

/** Points to the native apps (spec §1); `more` is what they can do for this product. */
export const Apps = ({ more = '' }: { readonly more?: string }) => (
  <Section title={rootCopy.app} onPaper>
    <div className={styles.app}>
      <p>
        {rootCopy.appText}
        {more}
      </p>
      <p className={styles.stores}>
        {rootCopy.appStores.map(({ store, label, href }) => (
          <a
            key={store}
            {...buttonAttributes({ size: 'small' })}
            href={href}
            rel="noopener"
            onClick={() => report({ name: 'app_store_click', store })}
          >
            {label}
          </a>
        ))}
      </p>
    </div>
  </Section>
);
