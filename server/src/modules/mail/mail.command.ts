import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../../db/database.ts';
import { bouncedMessageIds } from './bounce.ts';
import { refuseSent } from './mail.repository.ts';
import { signatureOf } from './mail.service.ts';
import { renderMail } from './mail-body.ts';
import { MAIL_SAMPLES } from './samples.ts';

const USAGE = 'usage: npm run fumi -- mail samples FOLDER | mail bounced < REPORT';

/** A report holds the head of a mail; one that brings the whole mail back still fits. */
const MOST_BYTES = 1024 ** 2;

/** `mail bounced`: notes the mail that a report on stdin says did not arrive. A program that delivers mail runs it. */
export async function bouncedCommand(
  { db }: { readonly db: Database },
  report: AsyncIterable<Uint8Array>,
  say: (line: string) => void,
): Promise<number> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of report) {
    size += chunk.length;
    if (size <= MOST_BYTES) chunks.push(chunk);
  }
  const ids = bouncedMessageIds(Buffer.concat(chunks).toString('latin1'));
  const refused = ids.length === 0 ? [] : await refuseSent(db, ids);
  for (const { kind } of refused) say(`A mail of the kind ${kind} did not arrive.`);
  // Exit code 0 for other mail too: on a failure the mail server would report to its sender in turn.
  if (refused.length === 0) say('This says of no mail of ours that it did not arrive.');
  return 0;
}

/** `mail samples FOLDER`: writes one mail of each kind, as HTML and as text, to look at or to take pictures of. */
export async function mailCommand(words: readonly string[], say: (line: string) => void): Promise<number> {
  const [verb, folder] = words;
  if (verb !== 'samples' || !folder) {
    say(USAGE);
    return 1;
  }
  await mkdir(folder, { recursive: true });
  for (const { kind, content } of MAIL_SAMPLES) {
    const { html, text } = renderMail(content, signatureOf('https://fumi.example'));
    await writeFile(path.join(folder, `${kind}.html`), html);
    await writeFile(path.join(folder, `${kind}.txt`), `${content.subject}\n\n${text}`);
  }
  say(`${MAIL_SAMPLES.length} mails in ${folder}`);
  return 0;
}
