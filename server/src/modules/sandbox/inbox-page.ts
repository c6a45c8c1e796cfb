import { escapeHtml } from '../../http/plain-document.ts';
import type { MailRow } from '../mail/mail.repository.ts';

/** The text of a mail as HTML, with links that can be followed. */
const linked = (text: string): string =>
  escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);

const timeInTokyo = new Intl.DateTimeFormat('ja-JP', {
  timeZone: 'Asia/Tokyo',
  dateStyle: 'short',
  timeStyle: 'medium',
});

const article = (mail: MailRow): string => `<article data-kind="${escapeHtml(mail.kind)}">
<h2>${escapeHtml(mail.subject)}</h2>
<dl><dt>宛先</dt><dd>${escapeHtml(mail.recipient)}</dd><dt>日時</dt><dd><time datetime="${mail.createdAt.toISOString()}">${timeInTokyo.format(mail.createdAt)}</time></dd></dl>
<pre>${linked(mail.text)}</pre>
<p><a href="/sandbox/inbox/${encodeURIComponent(mail.id)}">HTMLで見る</a></p>
</article>`;

export const INBOX_STYLE = `body{margin:0 auto;max-width:44rem;padding:1.5rem 1rem;background:#faf7f0;color:#26221c;font:1rem/1.7 sans-serif}
article{margin:0 0 1.25rem;padding:1rem 1.25rem;background:#fff;border:1px solid #e6dfd0;border-radius:.5rem}
h1{font-size:1.25rem}h2{margin:0;font-size:1.05rem}dl{display:grid;grid-template-columns:max-content 1fr;gap:0 1rem;margin:.25rem 0;color:#6b6457}
dd{margin:0}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}a{color:#8f2718}`;

/** The mails that would have been sent, newest first. */
export const inboxPage = (mails: readonly MailRow[]): string => `<!doctype html>
<html lang="ja"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>受信箱（開発用）</title><style>${INBOX_STYLE}</style></head>
<body><main><h1>受信箱（開発用）</h1>
${mails.length === 0 ? '<p>まだメールはありません。</p>' : mails.map(article).join('\n')}
</main></body></html>
`;
