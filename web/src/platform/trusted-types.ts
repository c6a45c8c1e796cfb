/*
 * The Content Security Policy lets no text become HTML or a script's URL unless one of these two functions
 * has passed it (Trusted Types, W3C). Browsers without Trusted Types take the text as it is.
 */

type Policy = { readonly createHTML: (text: string) => TrustedHTML };

type Factory = {
  readonly createPolicy: (
    name: string,
    rules: {
      readonly createHTML?: (text: string) => string;
      readonly createScriptURL?: (url: string) => string;
    },
  ) => Policy;
};

const factory = (): Factory | undefined => (globalThis as { readonly trustedTypes?: Factory }).trustedTypes;

let ours: Policy | undefined;

/** Marks what our own painter wrote; texts of customers are outlines in it. */
export function paintedHtml(svg: string): string | TrustedHTML {
  ours ??= factory()?.createPolicy('fumi', { createHTML: (text) => text });
  return ours ? ours.createHTML(svg) : svg;
}

const isOwnScript = (url: string): boolean => {
  const { origin, pathname } = new URL(url, location.href);
  return origin === location.origin && pathname.startsWith('/assets/');
};

let lets = false;

/** Lets workers be started from our own assets, and from nowhere else. */
export function allowOwnWorkers(): void {
  if (lets) return;
  lets = true;
  factory()?.createPolicy('default', {
    createScriptURL: (url) => {
      if (!isOwnScript(url)) throw new TypeError('Scripts come from /assets/ alone.');
      return url;
    },
  });
}
