import type { ReactNode } from 'react';

/** What is said of an order under one term, in a `dl`. */
export const Fact = ({ term, children }: { readonly term: string; readonly children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);
