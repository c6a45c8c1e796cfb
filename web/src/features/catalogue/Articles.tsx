import type { ReactNode } from 'react';
import { infoPageCopy, type termsArticles } from '../../copy/terms.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Wide } from '../../ui/Wide.tsx';
import styles from './InfoPage.module.css';

type Props = {
  readonly title: string;
  readonly articles: typeof termsArticles;
  /** What follows the text. */
  readonly children?: ReactNode;
};

/** A text in articles, to be read. */
export function Articles({ title, articles, children }: Props) {
  return (
    <Wide>
      <PageHead title={title}>{infoPageCopy.template}</PageHead>
      <div className={styles.articles}>
        {articles.map((article) => (
          <section key={article.title}>
            <h2>{article.title}</h2>
            {article.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
        {children}
      </div>
    </Wide>
  );
}
