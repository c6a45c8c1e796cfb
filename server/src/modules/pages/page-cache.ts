import { createHash } from 'node:crypto';
import { type Encoded, encodeAll } from '../../http/compression.ts';
import { inlineStyleSources } from '../../http/inline-styles.ts';
import type { PageFacts } from './page-facts.ts';
import type { PageRenderer, Rendered } from './page-renderer.ts';

export type KeptPage = {
  readonly status: number;
  readonly location: string | null;
  readonly body: Encoded;
  readonly etag: string;
  /** What the page's content security policy has to allow for its inline styles. */
  readonly styleSources: readonly string[];
};

/** Pages have few addresses, but anybody can invent more: the oldest give way. */
const MAX_PAGES = 300;

type PageCache = {
  readonly page: (renderer: PageRenderer, facts: PageFacts, pathname: string) => Promise<KeptPage>;
};

async function keep({ status, html, location }: Rendered): Promise<KeptPage> {
  const body = Buffer.from(html);
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return {
    status,
    location: location ?? null,
    body: await encodeAll(body),
    etag: `"${digest}"`,
    styleSources: inlineStyleSources(html),
  };
}

/** Renders each page once, until the day, the data or the build changes. */
export function openPageCache(baseUrl: string): PageCache {
  const pages = new Map<string, Promise<KeptPage>>();
  let renderedBy: PageRenderer | null = null;
  let renderedFrom: PageFacts | null = null;

  const forget = (pathname: string): void => {
    pages.delete(pathname);
  };
  return {
    page: (renderer, facts, pathname) => {
      if (renderedBy !== renderer || renderedFrom !== facts) {
        pages.clear();
        [renderedBy, renderedFrom] = [renderer, facts];
      }
      const known = pages.get(pathname);
      if (known) return known;
      const page = renderer.render({ url: baseUrl + pathname, data: facts }).then(keep);
      pages.set(pathname, page);
      // A page that failed is rendered again; one that was not found is not kept.
      page.then(
        ({ status }) => status === 200 || forget(pathname),
        () => forget(pathname),
      );
      const [oldest] = pages.keys();
      if (pages.size > MAX_PAGES && oldest !== undefined) forget(oldest);
      return page;
    },
  };
}
