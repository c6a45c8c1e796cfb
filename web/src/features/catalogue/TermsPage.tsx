import { termsArticles } from '../../copy/terms.ts';
import { infoCopy } from '../../copy/titles.ts';
import { Articles } from './Articles.tsx';

/** `/info/terms/app/` (spec §2). */
export function Component() {
  return <Articles title={infoCopy.terms.title} articles={termsArticles} />;
}
