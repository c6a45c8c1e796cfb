import {
  ADDRESS_LIMITS,
  graphemeCount,
  hasCommentPlace,
  INPUT_MAX_LENGTH,
  type Kit,
  type PrintAddress,
} from '@fumi/domain';
import { useId, useMemo, useState } from 'react';
import { commentPhrases } from '../card/comment-lines.ts';
import { FrontCard } from '../card/FrontCard.tsx';
import { useCommentHints } from '../card/use-comment-hints.ts';
import { useCommentIssues, useCommentsOnPicture } from '../card/use-comment-issues.ts';
import { addressCopy, contactName } from '../copy/address.ts';
import { commentCopy, commentIssues } from '../copy/comments.ts';
import { hintSentence, phrasesCopy } from '../copy/phrases.ts';
import { useChosenKit } from '../draft/chosen-kit.ts';
import { useShop } from '../shop/use-shop.ts';
import { AnnouncedMessage } from '../ui/AnnouncedMessage.tsx';
import { Button } from '../ui/Button.tsx';
import { RadioGroup } from '../ui/RadioGroup.tsx';
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
      note={remarks(field).note ?? (hasPlaceholders && line === 0 ? addressCopy.commentNote : undefined)}
    />
  ));
}

/** The sender's, which stand on all thirty cards. */
export const SenderComments = (props: Props) => <CommentFields {...props} hasPlaceholders />;

/** What one person alone is told (一言): typed, or chosen from a few lines for the occasion of the card. */
export function RecipientComments(props: Props) {
  const { address, onChange } = props;
  const { kit = null, group } = useChosenKit() ?? {};
  const { frontPage } = useShop().material;
  const hasPlace = kit !== null && hasCommentPlace(kit, frontPage);
  const hints = useCommentHints(group, address);
  return (
    <section className={styles.comments} aria-label={commentCopy.title}>
      <CommentFields {...props} hasPlaceholders={false} />
      <p className={styles.note}>{commentCopy.only}</p>
      {kit && hasPlace ? <CommentSide {...{ kit, address, onChange }} /> : null}
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

type SideProps = Pick<Props, 'address' | 'onChange'> & { readonly kit: Kit };

/** On which side the line stands; on the picture side with the card that comes of it, and what does not fit. */
function CommentSide({ kit, address, onChange }: SideProps) {
  const { commentSide = 'address' } = address;
  const shown = useMemo(() => [address], [address]);
  const comments = useCommentsOnPicture(kit, shown);
  const [issues = []] = useCommentIssues(kit, comments);
  const [comment = ''] = comments;
  return (
    <>
      <RadioGroup
        label={commentCopy.side}
        value={commentSide}
        options={SIDES.map((value) => ({ value, label: commentCopy.sides[value] }))}
        onChange={(side) => onChange({ commentSide: side === 'picture' ? side : undefined })}
      />
      {comment === '' ? null : (
        <div className={styles.front} data-orientation={kit.orientation}>
          <FrontCard {...{ kit, comment }} label={commentCopy.frontOf(contactName(address))} />
        </div>
      )}
      {SAID.flatMap(([level, tone]) =>
        commentIssues(issues, level).map((sentence) => (
          <AnnouncedMessage key={sentence} tone={tone}>
            {sentence}
          </AnnouncedMessage>
        )),
      )}
    </>
  );
}

const SIDES = ['address', 'picture'] as const;
const SAID = [
  ['refused', 'error'],
  ['warned', 'warning'],
  ['told', 'info'],
] as const;

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
