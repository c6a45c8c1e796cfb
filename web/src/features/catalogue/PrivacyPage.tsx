import { infoCopy } from '../../copy/catalogue.ts';
import { privacyArticles } from '../../copy/terms.ts';
import { Articles } from './Articles.tsx';

/** `/info/privacy/app/` (spec §2). */
export function Component() {
  return <Articles title={infoCopy.privacy.title} articles={privacyArticles} />;
}
