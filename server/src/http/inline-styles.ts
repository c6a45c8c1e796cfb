import { createHash } from 'node:crypto';

/* The policy lets no style stand in a page but those that we wrote, by their hashes (CSP 3, §8.3). */

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

const decoded = (attribute: string): string =>
  attribute.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);

/** The hash of a script or style as a content security policy names it. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Sources for the style elements and attributes of a page that we rendered, each once. */
export function inlineStyleSources(html: string): string[] {
  const elements = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => css);
  const attributes = [...html.matchAll(/<[a-z][^<>]*? style="([^"]*)"/g)].map(([, css = '']) => decoded(css));
  const hashes = [...new Set([...elements, ...attributes])].map(hashSource);
  return attributes.length > 0 ? ["'unsafe-hashes'", ...hashes] : hashes;
}
