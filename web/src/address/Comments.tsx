import { ADDRESS_LIMITS, graphemeCount, INPUT_MAX_LENGTH, type PrintAddress } from '@fumi/domain';
import { useId, useState } from 'react';
import { commentPhrases } from '../card/comment-lines.ts';
import { useCommentHints } from '../card/use-comment-hints.ts';
import { addressCopy } from '../copy/address.ts';
import { commentCopy } from '../copy/comments.ts';
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
  return (
    <section className={styles.comments} aria-label={commentCopy.title}>
      <CommentFields {...props} hasPlaceholders={false} />
      <p className={styles.note}>{commentCopy.only}</p>
      {hints.length > 0 ? (
        <ul className={styles.note} aria-label={phrasesCopy.hints}>
          {hints.map((hint) => (
            <li key={`${hint.rule} ${hint.found}`}>{hintSentence(hint)}</li>
          ))}
        </ul>
      ) : null}
      <Phrases {...{ address, onChange }} phrases={commentPhrases(group?.occasion)} />
    </section>
  );
}

type PhrasesProps = Pick<Props, 'address' | 'onChange'> & { readonly phrases: readonly string[] };

/** Lines to choose from: a pressed one goes where there is room, once however often it is pressed. */
function Phrases({ address, onChange, phrases }: PhrasesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const chosen = FIELDS.map((field) => address[field].trim());
  const free = FIELDS.find((_, at) => chosen[at] === '');
  return (
    <>
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
        <p className={styles.note} role="status">
          {free ? null : commentCopy.full}
        </p>
        <ul className={styles.phrases} aria-label={commentCopy.phrases}>
          {phrases.map((phrase) => (
            <li key={phrase}>
              <button
                type="button"
                aria-pressed={chosen.includes(phrase)}
                aria-disabled={free === undefined || undefined}
                onClick={() => free && !chosen.includes(phrase) && onChange({ [free]: phrase })}
              >
                {phrase}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
