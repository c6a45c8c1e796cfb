import { ADDRESS_LIMITS, graphemeCount, INPUT_MAX_LENGTH, type PrintAddress } from '@fumi/domain';
import { useId, useState } from 'react';
import { useCommentHints } from '../card/use-comment-hints.ts';
import { addressCopy } from '../copy/address.ts';
import { commentCopy, commentPhrases } from '../copy/comment-phrases.ts';
import { hintSentence, phrasesCopy } from '../copy/phrases.ts';
import { useChosenKit } from '../draft/chosen-kit.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { Remarks } from './address-check.ts';
import styles from './Comments.module.css';

type Props = {
  readonly address: PrintAddress;
  readonly remarks: Remarks;
  readonly onChange: (change: Partial<PrintAddress>) => void;
};

const FIELDS = ['comment1', 'comment2'] as const;

/** Two lines of 25 characters (spec §5, §9). */
function CommentFields({
  address,
  remarks,
  onChange,
  hasPlaceholders,
}: Props & { hasPlaceholders: boolean }) {
  return FIELDS.map((field, line) => (
    <TextField
      key={field}
      label={addressCopy.comment[line] ?? ''}
      hint={addressCopy.optional}
      maxLength={INPUT_MAX_LENGTH}
      autoComplete="off"
      placeholder={hasPlaceholders ? addressCopy.commentPlaceholder[line] : undefined}
      count={{ used: graphemeCount(address[field]), max: ADDRESS_LIMITS.comment }}
      value={address[field]}
      onChange={(event) => onChange({ [field]: event.target.value })}
      {...remarks(field)}
    />
  ));
}

/** The sender's, which stand on all thirty cards. */
export const SenderComments = (props: Props) => <CommentFields {...props} hasPlaceholders />;

/** What one person alone is told (一言): typed, or chosen from a few lines for the occasion of the card. */
export function RecipientComments(props: Props) {
  const { address, onChange } = props;
  const group = useChosenKit()?.group;
  const hints = useCommentHints(group, address);
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const free = FIELDS.find((field) => address[field].trim() === '');
  return (
    <section className={styles.comments} aria-label={commentCopy.phrases}>
      <CommentFields {...props} hasPlaceholders={false} />
      <p className={styles.note}>{commentCopy.only}</p>
      {hints.length > 0 ? (
        <ul className={styles.note} aria-label={phrasesCopy.hints}>
          {hints.map((hint) => (
            <li key={`${hint.rule} ${hint.found}`}>{hintSentence(hint)}</li>
          ))}
        </ul>
      ) : null}
      <div>
        <Button
          size="small"
          icon="file"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {commentCopy.open}
        </Button>
      </div>
      <div id={listId} hidden={!isOpen}>
        {free ? null : <p className={styles.note}>{commentCopy.full}</p>}
        <ul className={styles.phrases}>
          {commentPhrases(group?.occasion).map((phrase) => (
            <li key={phrase}>
              <button
                type="button"
                disabled={free === undefined}
                onClick={() => free && onChange({ [free]: phrase })}
              >
                {phrase}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
