import { checkInquiry, type InquiryProblems, type InquiryReason } from '@fumi/domain';
import { useState } from 'react';
import { client } from '../../api.ts';
import { failureSentence } from '../../copy/failure.ts';
import { inquiryCopy, inquirySentences } from '../../copy/inquiry.ts';
import { clearInquiryDraft } from '../../draft/inquiry-draft.ts';
import { isTransient } from '../../platform/is-transient.ts';
import { fieldText, useForm } from '../../platform/use-form.ts';
import { useIdempotencyKey } from '../../platform/use-idempotency-key.ts';
import { readEmail } from '../../session/AccountFields.tsx';

export type InquiryField = keyof InquiryProblems | 'orderCode';

type SentPhotos = {
  /** Did not get through, but may when they are sent again. */
  readonly left: readonly File[];
  /** What the server does not take, and why. */
  readonly refused: readonly { readonly name: string; readonly why: string }[];
};

/** A sent inquiry: its number, and the photos that were not sent. */
export type Sent = SentPhotos & { readonly number: string; readonly photoToken: string };

/** Sends photos one after the other: server and slow lines take few at once. */
async function sendPhotos(
  photoToken: string,
  photos: readonly File[],
  onProgress: (at: number) => void,
): Promise<SentPhotos> {
  const left: File[] = [];
  const refused: SentPhotos['refused'][number][] = [];
  for (const [index, photo] of photos.entries()) {
    onProgress(index + 1);
    const answer = await client.inquiryPhoto({
      body: { photoToken },
      file: { bytes: photo, name: photo.name },
    });
    if (answer.ok) continue;
    if (isTransient(answer.error)) left.push(photo);
    else refused.push({ name: photo.name, why: failureSentence(answer.error) });
  }
  return { left, refused };
}

type Chosen = {
  readonly reason: InquiryReason;
  /** The member's own, which is not asked for. */
  readonly email: string | null;
  readonly photos: readonly File[];
};

/** Sends the words first, so that a photo that fails does not hold them up. */
export function useInquiry({ reason, email, photos }: Chosen) {
  const [sent, setSent] = useState<Sent | null>(null);
  /** Which photo is on its way, from 1; 0 for none. */
  const [progress, setProgress] = useState(0);
  const keyOf = useIdempotencyKey();
  const { form, problems, isBusy } = useForm<InquiryField>(async (data) => {
    const orderCode = fieldText(data, 'orderCode');
    const typed = {
      reason,
      name: fieldText(data, 'name'),
      email: email ?? readEmail(data),
      orderNumber: fieldText(data, 'orderNumber'),
      text: fieldText(data, 'text'),
    };
    const found = checkInquiry(typed, orderCode !== '');
    if (Object.keys(found).length > 0) return inquirySentences(found);
    const body = { ...typed, ...(orderCode ? { orderCode } : {}) };
    const answer = await client.inquiryCreate({ body }, { idempotencyKey: keyOf(body) });
    if (!answer.ok) {
      const isLate =
        answer.error.kind === 'refused' && answer.error.error.fields?.orderCode?.includes('late');
      return isLate ? { orderCode: inquiryCopy.late } : { form: failureSentence(answer.error) };
    }
    const { number, photoToken } = answer.value;
    clearInquiryDraft();
    setSent({ number, photoToken, ...(await sendPhotos(photoToken, photos, setProgress)) });
    setProgress(0);
    return null;
  });
  const sendLeft = async () => {
    if (!sent) return;
    const { left, refused } = await sendPhotos(sent.photoToken, sent.left, setProgress);
    setSent({ ...sent, left, refused: [...sent.refused, ...refused] });
    setProgress(0);
  };
  return { form, problems, isBusy, sent, progress, sendLeft };
}
