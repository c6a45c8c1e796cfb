import { infoCopy } from '../../copy/catalogue.ts';
import { termsArticles } from '../../copy/terms.ts';
import { Articles } from './Articles.tsx';

/** `/info/terms/app/` (spec §2). */
export function Component() {
  return <Articles title={infoCopy.terms.title} articles={termsArticles} />;
}
