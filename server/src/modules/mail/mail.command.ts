import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { signatureOf } from './mail.service.ts';
import { renderMail } from './mail-body.ts';
import { MAIL_SAMPLES } from './samples.ts';

const USAGE = 'usage: npm run fumi -- mail samples FOLDER';

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
