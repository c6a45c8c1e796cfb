import { escapeHtml } from '../../http/plain-document.ts';

/** A mail's content, written once and rendered as plain text and as HTML. */
export type Block =
  | { readonly paragraph: string }
  /** A code to type, large in HTML. */
  | { readonly code: string }
  | { readonly link: { readonly label: string; readonly url: string } }
  /** A picture; plain text leaves it out. */
  | { readonly image: { readonly url: string; readonly description: string } };

export type MailContent = { readonly subject: string; readonly blocks: readonly Block[] };

type MailBody = { readonly text: string; readonly html: string };

const RULE = '────────────────────';

function blockText(block: Block): string | null {
  if ('paragraph' in block) return block.paragraph;
  if ('code' in block) return `    ${block.code}`;
  if ('image' in block) return null;
  return `${block.link.label}\n${block.link.url}`;
}

function blockHtml(block: Block): string {
  if ('paragraph' in block) {
    const lines = block.paragraph.split('\n').map(escapeHtml).join('<br>');
    return `<p style="margin:0 0 20px">${lines}</p>`;
  }
  if ('code' in block) {
    return `<p style="margin:0 0 20px;padding:16px;background:#f6f1e7;border-radius:8px;text-align:center;font-size:32px;font-weight:bold;letter-spacing:8px">${escapeHtml(block.code)}</p>`;
  }
  if ('image' in block) {
    const { url, description } = block.image;
    return `<p style="margin:0 0 20px"><img src="${escapeHtml(url)}" alt="${escapeHtml(description)}" width="320" style="max-width:100%;height:auto;border:1px solid #e6dfd0"></p>`;
  }
  const { label, url } = block.link;
  return `<p style="margin:0 0 20px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 28px;background:#b3321f;color:#ffffff;border-radius:8px;text-decoration:none;font-weight:bold">${escapeHtml(label)}</a></p>`;
}

/** Both forms of a mail. Styles stand inline, because mail readers drop everything else. */
export function renderMail(
  { subject, blocks }: MailContent,
  signature: { readonly shop: string; readonly url: string; readonly note: string },
): MailBody {
  const { shop, url, note } = signature;
  const text = [
    ...blocks.flatMap((block) => blockText(block) ?? []),
    `${RULE}\n${shop}\n${url}\n${note}`,
  ].join('\n\n');
  const html = `<!doctype html>
<html lang="ja"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:#faf7f0;color:#26221c;font-family:'Hiragino Sans','Noto Sans JP','Yu Gothic',sans-serif;font-size:16px;line-height:1.8">
<div style="max-width:560px;margin:0 auto;padding:32px 28px;background:#ffffff;border:1px solid #e6dfd0;border-radius:12px">
<p style="margin:0 0 24px;font-size:20px;font-weight:bold;color:#b3321f">${escapeHtml(shop)}</p>
${blocks.map(blockHtml).join('\n')}
<p style="margin:28px 0 0;padding-top:16px;border-top:1px solid #e6dfd0;font-size:13px;color:#6b6457">${escapeHtml(note)}<br><a href="${escapeHtml(url)}" style="color:#6b6457">${escapeHtml(url)}</a></p>
</div></body></html>
`;
  return { text: `${text}\n`, html };
}
