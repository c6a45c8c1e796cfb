import { stepAfter } from '@fumi/domain';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { BookPageCard } from '../../card/BookPageCard.tsx';
import { FrontCard } from '../../card/FrontCard.tsx';
import { TextStyleFields } from '../../card/TextStyleFields.tsx';
import { textsCopy as copy } from '../../copy/texts.ts';
import { type ChosenKit, isBookOfPages, placesOf, useChosenKit } from '../../draft/chosen-kit.ts';
import { useDraft } from '../../draft/draft-store.ts';
import { UndoTools } from '../../photo/UndoTools.tsx';
import { usePreviousPath } from '../../shop/use-previous-path.ts';
import { useShop } from '../../shop/use-shop.ts';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { Desk } from '../../ui/Card.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Wide } from '../../ui/Wide.tsx';
import { BookFields, Captions, firstShown, PageTexts, type Shown } from './TextFields.tsx';
import styles from './TextsPage.module.css';

function Actions({ onNext }: { readonly onNext: () => void }) {
  const previousPath = usePreviousPath('text');
  return (
    <ActionBar
      back={
        <Link {...buttonAttributes({ variant: 'quiet' })} to={previousPath}>
          {copy.toPhotos}
        </Link>
      }
    >
      <Button variant="primary" onClick={onNext}>
        {copy.next}
      </Button>
    </ActionBar>
  );
}

function TextStep({ chosen }: { readonly chosen: ChosenKit }) {
  const { paths, flow } = useShop();
  const { kit } = chosen;
  const [shown, setShown] = useState<Shown>(() => firstShown(kit));
  const { pageNo: _, ...front } = shown;
  const photoCount = useDraft(({ photos }) => photos.length);
  const fields = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const after = stepAfter(flow, 'text');
  const onNext = (): void => {
    const wrong = fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) wrong.focus();
    else if (after !== 'order') void navigate(paths.step(after));
  };
  return (
    <>
      <Wide>
        <PageHead title={copy.title}>
          <p>{copy.lead}</p>
        </PageHead>
        <div className={styles.measure}>
          <div className={styles.page}>
            <div className={styles.desk}>
              <Desk>
                <div className={styles.card}>
                  {isBookOfPages(chosen) ? (
                    <BookPageCard {...{ chosen }} pageNo={shown.pageNo ?? 1} lift="held" label={copy.page} />
                  ) : (
                    <FrontCard kit={kit} {...front} lift="held" label={copy.page} />
                  )}
                </div>
              </Desk>
            </div>
            <div ref={fields} className={styles.fields}>
              <BookFields kit={kit} onShow={setShown} />
              {isBookOfPages(chosen) ? (
                <section className={styles.style} aria-label={copy.style}>
                  <h2>{copy.style}</h2>
                  <TextStyleFields orientation={kit.orientation}>
                    <BookPageCard
                      {...{ chosen }}
                      pageNo={shown.pageNo ?? 1}
                      lift="held"
                      label={copy.styled}
                    />
                  </TextStyleFields>
                  <UndoTools steps="text-style" />
                </section>
              ) : null}
              <Captions kit={kit} slots={placesOf(chosen, photoCount).own} onShow={setShown} />
              <PageTexts chosen={chosen} onShow={setShown} />
            </div>
          </div>
        </div>
      </Wide>
      <Actions onNext={onNext} />
    </>
  );
}

/** 文字の入力: what the customer can type on the product, seen as it is printed (spec §3, §5). */
export function Component() {
  const chosen = useChosenKit();
  return chosen === null ? null : <TextStep chosen={chosen} />;
}
