import { BACK_TEXT_MAX, BACK_TEXT_TYPES, checkBackText, stepAfter, stepBefore } from '@fumi/domain';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { backTextCopy as copy } from '../../copy/back-text.ts';
import { FrontCard } from '../../platform/card/FrontCard.tsx';
import { useChosenKit } from '../../platform/chosen-kit.ts';
import { setBackText, useDraft } from '../../platform/draft/draft-store.ts';
import { useShop } from '../../platform/use-shop.ts';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { Desk } from '../../ui/Card.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { Wide } from '../../ui/Wide.tsx';
import styles from './BackTextPage.module.css';

/** What is wrong with a line, in spec §5's words behind the name of the line; null where nothing is. */
function problemOf(value: string, index: number): string | null {
  const checked = checkBackText(value);
  return checked.ok ? null : copy.problem(copy.line(index + 1), checked.error);
}

function Lines({ lines, isChecked }: { readonly lines: readonly string[]; readonly isChecked: boolean }) {
  const change = (index: number, value: string): void =>
    setBackText(BACK_TEXT_TYPES.map((_, at) => (at === index ? value : (lines[at] ?? ''))));
  return (
    <div className={styles.lines}>
      {BACK_TEXT_TYPES.map((type, index) => {
        const value = lines[index] ?? '';
        const problem = isChecked || value.length > 0 ? problemOf(value, index) : null;
        return (
          <TextField
            key={type}
            label={copy.line(index + 1)}
            value={value}
            inputMode="email"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            count={{ used: value.length, max: BACK_TEXT_MAX }}
            {...(problem ? { error: problem } : {})}
            onChange={(event) => change(index, event.target.value)}
          />
        );
      })}
      <p className={styles.rule}>{copy.rule}</p>
    </div>
  );
}

/** 裏面の文字: three lines on the back of every card, seen as they are printed (spec §3, §5). */
export function Component() {
  const { paths, flow, material } = useShop();
  const chosen = useChosenKit();
  const lines = useDraft((draft) => draft.backText);
  const [isChecked, setIsChecked] = useState(false);
  const navigate = useNavigate();
  if (chosen === null || material.backPage === null) return null;
  const before = stepBefore(flow, 'text');
  const after = stepAfter(flow, 'text');
  const onNext = (): void => {
    setIsChecked(true);
    const isRight = lines.every((line, index) => problemOf(line, index) === null);
    if (isRight && after !== 'order') void navigate(paths.step(after));
  };
  return (
    <>
      <Wide>
        <PageHead title={copy.title}>
          <p>{copy.lead}</p>
        </PageHead>
        <div className={styles.page}>
          <Desk>
            <div className={styles.card}>
              <FrontCard kit={chosen.kit} page={material.backPage} lift="held" label={copy.back} />
            </div>
          </Desk>
          <Lines lines={lines} isChecked={isChecked} />
        </div>
      </Wide>
      <ActionBar
        back={
          <Link
            {...buttonAttributes({ variant: 'quiet' })}
            to={before === 'root' ? paths.create() : paths.step(before)}
          >
            {copy.toPhotos}
          </Link>
        }
      >
        <Button variant="primary" onClick={onNext}>
          {copy.next}
        </Button>
      </ActionBar>
    </>
  );
}
