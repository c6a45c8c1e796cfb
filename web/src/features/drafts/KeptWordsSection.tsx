import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type Answered, client } from '../../api.ts';
import { keptWordsCopy as copy } from '../../copy/kept-words.ts';
import { beginWithWords } from '../../draft/begin-anew.ts';
import { flowPaths } from '../../paths.ts';
import { useCall } from '../../platform/use-call.ts';
import { useBoot } from '../../shop/boot.ts';
import { shopFrom } from '../../shop/shop.ts';
import { browserShopSource } from '../../shop/shop-source.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { useToast } from '../../ui/Toast.tsx';
import styles from './Drafts.module.css';

type Kept = Answered<'keptWordsList'>['kept'][number];

/** Where a card with these words goes on: at its design, or where another one is chosen. */
async function wayOn({ productCode, kitId }: Kept, createUrl: string): Promise<string> {
  const { catalogue, paths } = shopFrom(await browserShopSource(productCode));
  const [choice] = catalogue.flatMap((group) =>
    group.tags.flatMap((tag) =>
      tag.kits.some(({ id }) => id === kitId) ? [{ groupId: group.id, tagId: tag.id, kitId }] : [],
    ),
  );
  return choice ? paths.preview(choice) : flowPaths(createUrl).create();
}

/** Words of earlier cards, which the member wished to keep; nothing where there are none. */
export function KeptWordsSection() {
  const { value, again } = useCall('kept-words', () => client.keptWordsList());
  const { made } = useBoot();
  const navigate = useNavigate();
  const toast = useToast();
  const [problem, setProblem] = useState<string | null>(null);
  const [forgetting, setForgetting] = useState<Kept | null>(null);
  if (value === null || value.kept.length === 0) return null;

  const begin = async (kept: Kept) => {
    const product = made.find(({ code }) => code === kept.productCode);
    if (!product) return;
    const isBegun = await beginWithWords(product.code, kept.texts);
    setProblem(isBegun ? null : copy.notSaved);
    if (isBegun) await navigate(await wayOn(kept, product.flow.createUrl));
  };
  const forget = async ({ code }: Kept) => {
    const answer = await client.keptWordsForget({ body: { code } });
    if (!answer.ok) return copy.unreachable;
    setForgetting(null);
    toast({ text: copy.forgotten });
    again();
    return null;
  };
  return (
    <section className={styles.section} aria-labelledby="kept-words">
      <h2 id="kept-words" tabIndex={-1}>
        {copy.heading}
      </h2>
      <Problem>{problem}</Problem>
      <ul className={styles.list}>
        {value.kept.map((kept) => (
          <KeptRow
            key={kept.code}
            kept={kept}
            onBegin={() => void begin(kept)}
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

type RowProps = { readonly kept: Kept; readonly onBegin: () => void; readonly onForget: () => void };

function KeptRow({ kept: { label, texts, keptUntil }, onBegin, onForget }: RowProps) {
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
        <Button size="small" aria-label={copy.beginWith(label)} onClick={onBegin}>
          {copy.begin}
        </Button>
        <Button size="small" variant="quiet" aria-label={copy.forgetOf(label)} onClick={onForget}>
          {copy.forget}
        </Button>
      </div>
    </li>
  );
}
