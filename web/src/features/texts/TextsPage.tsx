import {
  type Kit,
  mainSlots,
  stepAfter,
  stepBefore,
  TEXT_FACTS,
  TEXT_TYPES,
  type TextType,
} from '@fumi/domain';
import { useMemo, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { FrontCard } from '../../card/FrontCard.tsx';
import { textsCopy as copy } from '../../copy/texts.ts';
import { type ChosenKit, useChosenKit } from '../../draft/chosen-kit.ts';
import { setText, useDraft } from '../../draft/draft-store.ts';
import { useShop } from '../../shop/use-shop.ts';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { Desk } from '../../ui/Card.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Wide } from '../../ui/Wide.tsx';
import { type CaptionPlace, Captions, captionPlaces } from './Captions.tsx';
import styles from './TextsPage.module.css';
import { TypedField } from './TypedField.tsx';

type Shown = { readonly page: number; readonly places: readonly number[] };

/** The page of the design where a text of the book stands; null where it has none. */
const pageOf = ({ pages }: Kit, type: TextType): number | null =>
  Number(Object.entries(pages).find(([, items]) => items.some(({ textType }) => textType === type))?.[0]) ||
  null;

const bookTypes = (kit: Kit): TextType[] =>
  TEXT_TYPES.filter((type) => TEXT_FACTS[type].of === 'book' && pageOf(kit, type) !== null);

const FIRST_PLACE = [0];

function BookFields({ kit, onShow }: { readonly kit: Kit; readonly onShow: (shown: Shown) => void }) {
  const texts = useDraft((draft) => draft.texts);
  const types = bookTypes(kit);
  const rules = [...new Set(types.map((type) => copy.words[type].rule))];
  return (
    <div className={styles.lines}>
      {types.map((type) => (
        <TypedField
          key={type}
          type={type}
          label={copy.words[type].label}
          value={texts[type] ?? ''}
          onValue={(value) => setText(type, value)}
          onFocus={() => onShow({ page: pageOf(kit, type) ?? 1, places: FIRST_PLACE })}
        />
      ))}
      {rules.map((rule) => (
        <p key={rule} className={styles.rule}>
          {rule}
        </p>
      ))}
    </div>
  );
}

function Actions({ onNext }: { readonly onNext: () => void }) {
  const { paths, flow } = useShop();
  const before = stepBefore(flow, 'text');
  return (
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
  );
}

/** The places with room for words; the photos' own ones do not change while anybody types. */
function useCaptionPlaces(chosen: ChosenKit): CaptionPlace[] {
  const { material } = useShop();
  const count = useDraft(({ photos }) => photos.length);
  return useMemo(
    () => captionPlaces(chosen, mainSlots(chosen.slots, count, material)),
    [chosen, count, material],
  );
}

function TextStep({ chosen }: { readonly chosen: ChosenKit }) {
  const { paths, flow } = useShop();
  const { kit } = chosen;
  const [first] = bookTypes(kit);
  const places = useCaptionPlaces(chosen);
  const [shown, setShown] = useState<Shown>({
    page: (first && pageOf(kit, first)) ?? 1,
    places: FIRST_PLACE,
  });
  const fields = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const after = stepAfter(flow, 'text');
  const onNext = (): void => {
    const wrong = fields.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]');
    if (wrong) wrong.focus();
    else if (after !== 'order') void navigate(paths.step(after));
  };
  return (
    <>
      <Wide>
        <PageHead title={copy.title}>
          <p>{copy.lead}</p>
        </PageHead>
        <div className={styles.page}>
          <div className={styles.desk}>
            <Desk>
              <div className={styles.card}>
                <FrontCard kit={kit} page={shown.page} places={shown.places} lift="held" label={copy.page} />
              </div>
            </Desk>
          </div>
          <div ref={fields} className={styles.fields}>
            <BookFields kit={kit} onShow={setShown} />
            <Captions
              places={places}
              onShow={({ slot, place }) => setShown({ page: slot.template, places: [place] })}
            />
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
