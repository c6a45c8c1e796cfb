import { infoPageCopy, type termsArticles } from '../../copy/terms.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Wide } from '../../ui/Wide.tsx';
import styles from './InfoPage.module.css';

type Props = { readonly title: string; readonly articles: typeof termsArticles };

/** A text in articles, to be read. */
export function Articles({ title, articles }: Props) {
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
      </div>
    </Wide>
  );
}
