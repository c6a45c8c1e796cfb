import { noScriptCopy } from '../copy/old-browser.ts';
import { shellCopy } from '../copy/shell.ts';
import { outgoingText } from '../platform/outgoing-text.ts';
import { BOOT_ELEMENT_ID, type Boot } from '../shop/boot.ts';
import { classesIn, cssFor } from './critical-css.ts';

/** What the browser's build left for the server's pages. */
export type BuiltDocument = {
  /** The whole stylesheet; complete pages carry what they need of it inline (web-stack §1). */
  readonly css: string;
  readonly cssHref: string;
  /** Inline, first of all: sends too old browsers away, and notes where the visitor came from. */
  readonly firstScript: string;
  /** Starts the application at once: for frames that are empty without it. */
  readonly startNow: string;
  /** Starts the application when everything that is visible has arrived: for complete pages. */
  readonly startLate: string;
};

export const HYDRATION_ELEMENT_ID = 'fumi-hydration';
export const WHOLE_STYLE_ID = 'fumi-style';

/** The order of ui/layers.css, before any stylesheet: chunks may come in another order than their imports. */
export const LAYERS = '@layer reset,tokens,ui,features;';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (mark) => ESCAPES[mark] ?? mark);

/** JSON that cannot end its script element or begin a comment in it. */
export const inlineJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

const dataElement = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${inlineJson(value)}</script>`;

/**
 * What this page needs stands inline, which saves a round trip; the whole sheet comes at the lowest priority, and the
 * application puts it to use when it starts.
 */
const styleOf = ({ css, cssHref }: BuiltDocument, body: string): string =>
  `<style>${cssFor(css, classesIn(body))}</style>` +
  `<link rel="stylesheet" href="${cssHref}" media="print" id="${WHOLE_STYLE_ID}">`;

/** What search engines and other services read (head.ts). */
export type Head = {
  /** The one address of the page, absolute. */
  readonly canonical: string;
  readonly description: string | null;
  /** What a link to the page shows elsewhere, absolute. */
  readonly image: string | null;
  /** Objects of schema.org. */
  readonly things: readonly object[];
};

type Page = {
  readonly title: string;
  /** Complete pages that search engines may index have one. */
  readonly head: Head | null;
  readonly boot: Boot;
  readonly body: string;
  /** Given for complete pages, null for frames. */
  readonly hydration: unknown;
  /** Pages with a person's data ask that nobody sends a referrer (design §7). */
  readonly isPrivate: boolean;
};

const meta = (property: string, content: string): string =>
  `<meta property="${property}" content="${escapeHtml(content)}">`;

/** Open Graph (ogp.me) and JSON-LD (schema.org). A data block is no script: the policy needs no hash of it. */
function headTags(title: string, { canonical, description, image, things }: Head): string {
  return [
    description === null ? '' : `<meta name="description" content="${escapeHtml(description)}">`,
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    meta('og:type', 'website'),
    meta('og:locale', 'ja_JP'),
    meta('og:site_name', shellCopy.shopName),
    meta('og:title', title),
    meta('og:url', canonical),
    description === null ? '' : meta('og:description', description),
    image === null
      ? ''
      : `${meta('og:image', image)}<meta name="twitter:card" content="summary_large_image">`,
    things.length === 0
      ? ''
      : `<script type="application/ld+json">${inlineJson({ '@context': 'https://schema.org', '@graph': things })}</script>`,
  ].join('');
}

/**
 * Says why a frame is empty without the application. A function, which the browser's bundle leaves
 * out, as it is not called there.
 */
const noScript = (): string =>
  `<noscript><p>${escapeHtml(noScriptCopy)} <a href="/">${escapeHtml(shellCopy.shopName)}</a></p></noscript>`;

/** The whole HTML document around a rendered page. */
export function documentOf(built: BuiltDocument, page: Page): string {
  const isComplete = page.hydration !== null;
  return [
    '<!doctype html><html lang="ja"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(outgoingText(page.title))}</title>`,
    page.head === null ? '' : outgoingText(headTags(page.title, page.head)),
    page.isPrivate
      ? '<meta name="referrer" content="no-referrer"><meta name="robots" content="noindex">'
      : '',
    '<meta name="theme-color" content="#f8f4eb"><meta name="format-detection" content="telephone=no">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<script>${built.firstScript}</script>`,
    `<style>${LAYERS}</style>`,
    isComplete ? styleOf(built, page.body) : `<link rel="stylesheet" href="${built.cssHref}">`,
    isComplete ? '' : built.startNow,
    `</head><body>${isComplete ? '' : noScript()}<div id="root">${page.body}</div>`,
    dataElement(BOOT_ELEMENT_ID, page.boot),
    isComplete ? dataElement(HYDRATION_ELEMENT_ID, page.hydration) + built.startLate : '',
    '</body></html>',
  ].join('');
}
