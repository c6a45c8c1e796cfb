import type { Context } from '../../context.ts';
import { addPhoto, createInquiry } from '../inquiry/inquiry.service.ts';
import { findMember } from '../member/member.repository.ts';
import { made } from './made.ts';
import type { PastShop } from './trial-clock.ts';
import { trialPhoto } from './trial-photo.ts';

/** What people write to the shop. */
const LETTERS = [
  {
    reason: 'damaged',
    text: '届いた封筒の角が折れていて、はがきにも折れ目がついていました。写真を送ります。',
  },
  { reason: 'misprinted', text: '3枚目の宛名の番地が、プレビューと違って見えます。確かめていただけますか。' },
  { reason: 'not-arrived', text: '発送のメールから一週間たちますが、まだ届いていません。' },
  { reason: 'order', text: '同じデザインであと10枚ほしいのですが、追加で注文できますか。' },
  { reason: 'other', text: '領収書の宛名を会社名にできますか。' },
] as const;

const PHOTO_PX = { width: 1200, height: 900 };
/** Between one letter and the next. */
const HOURS_BETWEEN = 7;

/** An order that has left, and who wrote its address. */
export type LeftOrder = { readonly orderCode: string; readonly memberCode: string; readonly name: string };

async function write(context: Context, order: LeftOrder, letter: (typeof LETTERS)[number]): Promise<void> {
  const { orderCode, memberCode, name } = order;
  const member = await findMember(context.db, memberCode);
  const asked = { ...letter, name, email: member?.email ?? '', orderNumber: '', orderCode };
  const { photoToken } = made(
    await context.db.transaction((tx) => createInquiry(tx, context, asked, member)),
  );
  if (letter.reason === 'damaged') made(await addPhoto(context, photoToken, await trialPhoto(PHOTO_PX, 20)));
}

/** What some customers write about parcels that have left, one letter of each kind; how many. */
export async function trialInquiries(
  { context, goBack }: PastShop,
  left: readonly LeftOrder[],
): Promise<number> {
  for (const [index, letter] of LETTERS.entries()) {
    const order = left[index];
    if (order === undefined) return index;
    goBack((LETTERS.length - index) * HOURS_BETWEEN);
    await write(context, order, letter);
  }
  return LETTERS.length;
}
