import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dayInTokyo } from '@fumi/domain';
import type { Context } from '../../context.ts';
import {
  findByNumber,
  type InquiryWithPhotos,
  inquiriesOfOrder,
  listInquiries,
  settleInquiry,
} from './inquiry.repository.ts';

const USAGE = `usage: npm run fumi -- inquiries …
  list [--settled]          what was written to the shop and waits; --settled: what somebody has dealt with
  show NUMBER               what somebody wrote, and what else was written about the same order
  photos NUMBER FOLDER      saves the photos that came with it
  settle NUMBER | reopen NUMBER`;

const UNKNOWN = 'There is no inquiry of this number, or its time is over.';
const SHOWN = 200;

type Tools = { readonly context: Context; readonly say: (line: string) => void };

const line = ({ number, createdAt, reason, orderNumber, photoKeys }: InquiryWithPhotos): string =>
  [
    number,
    dayInTokyo(createdAt.getTime()),
    reason,
    orderNumber || 'no order',
    `${photoKeys.length} photos`,
  ].join('  ');

async function list(isSettled: boolean, { context, say }: Tools): Promise<number> {
  for (const inquiry of await listInquiries(context.db, { isSettled, limit: SHOWN })) say(line(inquiry));
  return 0;
}

async function show(inquiry: InquiryWithPhotos, { context, say }: Tools): Promise<number> {
  const { number, name, email, text, orderCode } = inquiry;
  const all = orderCode === null ? [] : await inquiriesOfOrder(context.db, orderCode);
  const others = all.filter((other) => other.number !== number);
  for (const shown of [line(inquiry), `${name} <${email}>`, text, ...others.map(line)]) say(shown);
  return 0;
}

async function photos(
  { number, photoKeys }: InquiryWithPhotos,
  folder: string,
  { context, say }: Tools,
): Promise<number> {
  await mkdir(folder, { recursive: true });
  for (const [index, key] of photoKeys.entries()) {
    const bytes = await context.storage.get(key);
    const file = path.join(folder, `${number}-${index + 1}.jpg`);
    if (bytes !== null) await writeFile(file, bytes, { mode: 0o600 });
    say(bytes === null ? `${file}: not in the store` : file);
  }
  return 0;
}

/** `inquiries list | show | photos | settle | reopen`: what people wrote to the shop, for whoever answers. */
export async function inquiryCommand(words: readonly string[], tools: Tools): Promise<number> {
  const { db, clock } = tools.context;
  const [verb, number, folder] = words;
  if (verb === 'list' && words.length === 1) return list(false, tools);
  if (verb === 'list' && number === '--settled' && words.length === 2) return list(true, tools);
  const isRight = words.length === 2 ? ['show', 'settle', 'reopen'] : words.length === 3 ? ['photos'] : [];
  if (!verb || !number || !isRight.includes(verb)) {
    tools.say(USAGE);
    return 1;
  }
  const inquiry = await findByNumber(db, number);
  if (inquiry === null) {
    tools.say(UNKNOWN);
    return 1;
  }
  if (verb === 'show') return show(inquiry, tools);
  if (folder !== undefined) return photos(inquiry, folder, tools);
  await settleInquiry(db, inquiry.code, verb === 'settle' ? new Date(clock.nowMs()) : null);
  return 0;
}
