const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it may stand in HTML, in an element or in a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (mark) => ESCAPES[mark] ?? mark);

/** Paper, ink and one red (web/src/ui/tokens.css), for pages that must stand without a build of web/. */
export const PLAIN_STYLE = `body{max-width:40rem;margin:3rem auto;padding:0 1.25rem;background:#f8f4eb;color:#231f1a;font:1rem/1.9 "Hiragino Sans","Noto Sans JP","Noto Sans CJK JP",sans-serif}
h1{font:600 1.5rem/1.5 "Hiragino Mincho ProN","Noto Serif JP","Noto Serif CJK JP",serif}a{color:#9d2b12}
button{min-height:3rem;padding:0 2rem;border:0;border-radius:.5rem;background:#9d2b12;color:#fff;font:inherit;font-weight:600;cursor:pointer}`;

/** A complete page. `body` is HTML, `title` is text. */
export const plainDocument = (title: string, body: string): string =>
  '<!doctype html><html lang="ja"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width, initial-scale=1">' +
  `<title>${escapeHtml(title)}</title><style>${PLAIN_STYLE}</style>` +
  `</head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;
