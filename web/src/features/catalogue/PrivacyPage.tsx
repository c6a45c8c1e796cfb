import type { ReactNode } from 'react';
import { privacyArticles } from '../../copy/terms.ts';
import { infoCopy } from '../../copy/titles.ts';
import { Articles } from './Articles.tsx';

/** `/info/privacy/app/` (spec §2). */
export function PrivacyPage({ children }: { readonly children: ReactNode }) {
  return (
    <Articles title={infoCopy.privacy.title} articles={privacyArticles}>
      {children}
    </Articles>
  );
}
