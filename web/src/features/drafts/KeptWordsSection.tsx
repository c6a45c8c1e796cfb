import { useState } from 'react';
import { useNavigate } from 'react-router';
import { client } from '../../api.ts';
import { failureSentence } from '../../copy/failure.ts';
import { keptWordsCopy as copy } from '../../copy/kept-words.ts';
import { useBoot } from '../../shop/boot.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { onFirstClick } from '../../ui/first-click.ts';
import { Problem } from '../../ui/Problem.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { usePress } from '../../ui/use-press.ts';
import styles from './Drafts.module.css';
import { beginWithKept, type KeptWords, keptItemOf } from './kept-items.ts';
import { useResumable } from './resumable.ts';

/** Words of earlier cards, which the member wished to keep; nothing where there are none. */
export function KeptWordsSection() {
  const { kept: all, reload } = useResumable();
  const { made } = useBoot();
  const navigate = useNavigate();
  const toast = useToast();
  const { press, isBusy, problem } = usePress();
  const [forgetting, setForgetting] = useState<KeptWords | null>(null);
  if (all.length === 0) return null;

  const begin = async (kept: KeptWords) => {
    const item = await keptItemOf(kept, made);
    if (item === null) return null;
    const failed = await beginWithKept(item);
    if (failed === null) await navigate(item.goOnPath);
    return failed;
  };
  const forget = async ({ code }: KeptWords) => {
    const answer = await client.keptWordsForget({ body: { code } });
    if (!answer.ok) return failureSentence(answer.error, copy.unreachable);
    setForgetting(null);
    toast({ text: copy.forgotten });
    await reload();
    return null;
  };
  return (
    <section className={styles.section} aria-labelledby="kept-words">
      <h2 id="kept-words" tabIndex={-1}>
        {copy.heading}
      </h2>
      <Problem>{problem}</Problem>
      <ul className={styles.list}>
        {all.map((kept) => (
          <KeptRow
            key={kept.code}
            {...{ kept, isBusy }}
            onBegin={() => void press(() => begin(kept))}
            onForget={() => setForgetting(kept)}
          />
        ))}
      </ul>
      {forgetting ? (
        <ConfirmDialog
          title={copy.forgetTitle}
          cancel={copy.cancel}
          confirm={copy.forget}
          onConfirm={() => forget(forgetting)}
          onClose={() => setForgetting(null)}
        >
          <p>{copy.forgetQuestion(forgetting.label)}</p>
        </ConfirmDialog>
      ) : null}
    </section>
  );
}

type RowProps = {
  readonly kept: KeptWords;
  /** Something of the list is being opened. */
  readonly isBusy: boolean;
  readonly onBegin: () => void;
  readonly onForget: () => void;
};

function KeptRow({ kept: { label, texts, keptUntil }, isBusy, onBegin, onForget }: RowProps) {
  return (
    <li>
      <div>
        <p>
          <b>{label}</b>
        </p>
        <p className={styles.facts}>{Object.values(texts).join('　')}</p>
        <p className={styles.facts}>{copy.until(keptUntil)}</p>
      </div>
      <div className={styles.actions}>
        <Button
          size="small"
          aria-disabled={isBusy || undefined}
          aria-label={copy.beginWith(label)}
          onClick={onBegin}
        >
          {copy.begin}
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-label={copy.forgetOf(label)}
          onClick={onFirstClick(onForget)}
        >
          {copy.forget}
        </Button>
      </div>
    </li>
  );
}
