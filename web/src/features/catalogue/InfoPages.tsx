import { TERMS_VERSION } from '@fumi/domain';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { flowErrorCopy, memberTfaCopy } from '../../copy/info-pages.ts';
import { errorCopy } from '../../copy/shell.ts';
import { infoPageCopy, privacyArticles, termsArticles } from '../../copy/terms.ts';
import { infoCopy } from '../../copy/titles.ts';
import { flowPaths, paths } from '../../paths.ts';
import { LoginError } from '../../session/LoginError.tsx';
import { useShop } from '../../shop/use-shop.ts';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Wide } from '../../ui/Wide.tsx';
import styles from './InfoPages.module.css';

type ArticlesProps = {
  readonly title: string;
  readonly articles: typeof termsArticles;
  /** What follows the text. */
  readonly children?: ReactNode;
};

/** A text in articles, to be read. */
function Articles({ title, articles, children }: ArticlesProps) {
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

/** `/info/terms/app/` (spec §2). */
export function TermsPage() {
  return (
    <Articles title={infoCopy.terms.title} articles={termsArticles}>
      <p>{infoPageCopy.version(TERMS_VERSION)}</p>
    </Articles>
  );
}

/** `/info/privacy/app/` (spec §2). */
export function PrivacyPage({ children }: { readonly children: ReactNode }) {
  return (
    <Articles title={infoCopy.privacy.title} articles={privacyArticles}>
      {children}
    </Articles>
  );
}

/** `/member/tfa`: for users of a social sign-in that is no longer supported (spec §2). */
export function MemberTfaPage() {
  return (
    <Wide>
      <PageHead title={infoCopy.memberTfa.title}>{memberTfaCopy.lead}</PageHead>
      <div className={styles.articles}>
        <p>{memberTfaCopy.text}</p>
        <ol>
          {memberTfaCopy.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>{memberTfaCopy.noAddress}</p>
        <p className={styles.actions}>
          <a {...buttonAttributes()} href={paths.member()}>
            {memberTfaCopy.start}
          </a>
          <Link {...buttonAttributes({ variant: 'quiet' })} to={paths.inquiry()}>
            {memberTfaCopy.toInquiry}
          </Link>
        </p>
      </div>
    </Wide>
  );
}

/** `{product root}error/`: where a failed sign-in, registration or upload lands (spec §2). */
export function FlowErrorPage() {
  const { pathname } = useLocation();
  const rootUrl = pathname.replace(/error\/?$/, '');
  const made = useShop().products.find((product) => product.rootUrl === rootUrl && product.flow)?.flow;
  return (
    <Wide>
      <PageHead title={errorCopy.title}>{flowErrorCopy.text}</PageHead>
      <LoginError />
      <p className={styles.actions}>
        {made ? (
          <Link {...buttonAttributes({ variant: 'primary' })} to={flowPaths(made.createUrl).preview()}>
            {flowErrorCopy.retry}
          </Link>
        ) : null}
        <a {...buttonAttributes()} href={rootUrl}>
          {flowErrorCopy.toRoot}
        </a>
      </p>
    </Wide>
  );
}
