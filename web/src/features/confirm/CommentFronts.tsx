import type { PrintAddress } from '@fumi/domain';
import { FrontCard } from '../../card/FrontCard.tsx';
import { useCommentsOnPicture } from '../../card/use-comment-issues.ts';
import { contactName } from '../../copy/address.ts';
import { commentCopy as copy } from '../../copy/comments.ts';
import { recipientsCopy } from '../../copy/recipients.ts';
import type { ChosenKit } from '../../draft/chosen-kit.ts';
import styles from './CommentFronts.module.css';

type Props = {
  readonly chosen: ChosenKit;
  readonly recipients: readonly PrintAddress[];
  readonly limit: number;
};

/** A front for each recipient who has a comment on the picture side. */
export function CommentFronts({ chosen: { kit }, recipients, limit }: Props) {
  const comments = useCommentsOnPicture(kit, recipients);
  if (comments.every((comment) => comment === '')) return null;
  return (
    <section className={styles.fronts} aria-labelledby="comment-fronts">
      <h2 id="comment-fronts">{copy.fronts}</h2>
      <p>{copy.frontsLead}</p>
      <ol>
        {recipients.map((recipient, at) => {
          const comment = comments[at] ?? '';
          const name = contactName(recipient);
          return comment === '' ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a recipient has no other identity; the same person may come twice
            <li key={at}>
              <FrontCard {...{ kit, comment }} picture="thumb" label={copy.frontOf(name)} />
              <p>
                {recipientsCopy.numbered(at + 1, limit)} {name}
              </p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
