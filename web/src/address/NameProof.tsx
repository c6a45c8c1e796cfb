import { hasName, lookAlikesIn, type PersonName, type PrintAddress, splitGraphemes } from '@fumi/domain';
import { useState } from 'react';
import { useFonts } from '../card/glyph-store.ts';
import { nameProofCopy } from '../copy/name-proof.ts';
import { Button } from '../ui/Button.tsx';
import { type NameSlot, withName } from './address-fields.ts';
import { GlyphPicture } from './GlyphPicture.tsx';
import styles from './NameProof.module.css';
import { shapeCandidates, shapesOf } from './shapes.ts';

type Props = {
  readonly address: PrintAddress;
  readonly onChange: (address: PrintAddress) => void;
};

/** Where a character stands: whose name, which part of it, how far in. */
type At = { readonly slot: NameSlot; readonly part: 'last' | 'first'; readonly index: number };
type Shown = At & { readonly character: string };

const charactersOf = (name: PersonName, slot: NameSlot): Shown[] =>
  (['last', 'first'] as const).flatMap((part) =>
    splitGraphemes(name[part]).map((character, index) => ({ slot, part, index, character })),
  );

const allCharacters = ({ name, jointNames }: PrintAddress): Shown[] => [
  ...charactersOf(name, null),
  ...jointNames.flatMap((joint, slot) => (hasName(joint) ? charactersOf(joint, slot) : [])),
];

function replaced(address: PrintAddress, { slot, part, index }: At, character: string): PrintAddress {
  const name = slot === null ? address.name : address.jointNames[slot];
  const text = splitGraphemes(name?.[part] ?? '')
    .with(index, character)
    .join('');
  return withName(address, slot, { [part]: text });
}

const keyOf = ({ slot, part, index }: At): string => `${slot ?? 'own'} ${part} ${index}`;

/** Every character of the names, large and as the press will print it; doubtful ones offer their other shapes. */
export function NameProof({ address, onChange }: Props) {
  const [opened, setOpened] = useState<string | null>(null);
  const shown = allCharacters(address).filter(({ character }) => character.trim() !== '');
  const fonts = useFonts(shown.map(({ character }) => character).join(''));
  const chosen = shown.find((one) => keyOf(one) === opened);
  if (shown.length === 0 || !fonts) return null;
  return (
    <section className={styles.proof} aria-label={nameProofCopy.title}>
      <h3>{nameProofCopy.title}</h3>
      <p className={styles.note}>{nameProofCopy.lead}</p>
      <ul className={styles.characters}>
        {shown.map((one) => (
          <li key={keyOf(one)}>
            <button
              type="button"
              className={styles.character}
              aria-label={nameProofCopy.character(one.character)}
              aria-expanded={keyOf(one) === opened}
              data-doubtful={lookAlikesIn(one.character)[0]?.isDoubtful || undefined}
              onClick={() => setOpened(keyOf(one) === opened ? null : keyOf(one))}
            >
              <GlyphPicture fonts={fonts} text={one.character} />
            </button>
          </li>
        ))}
      </ul>
      {chosen ? (
        <Shapes
          key={opened}
          character={chosen.character}
          onChoose={(character) => onChange(replaced(address, chosen, character))}
        />
      ) : null}
    </section>
  );
}

type ShapesProps = { readonly character: string; readonly onChoose: (character: string) => void };

/** Other shapes of one character that the print font has. */
function Shapes({ character, onChoose }: ShapesProps) {
  const fonts = useFonts(shapeCandidates(character).join(''));
  const shapes = fonts ? shapesOf(fonts, character) : null;
  const confusables = lookAlikesIn(character)[0]?.confusables ?? [];
  return (
    <div className={styles.shapes} role="status">
      {confusables.length > 0 ? <p>{nameProofCopy.confusable(character, confusables)}</p> : null}
      {shapes === null ? <p>{nameProofCopy.waiting}</p> : null}
      {shapes?.length === 0 ? <p>{nameProofCopy.single}</p> : null}
      {fonts && shapes && shapes.length > 0 ? (
        <>
          <p>{nameProofCopy.choose}</p>
          <ul className={styles.characters}>
            {shapes.map((shape) => (
              <li key={shape}>
                <Button aria-label={nameProofCopy.use(shape)} onClick={() => onChoose(shape)}>
                  <GlyphPicture fonts={fonts} text={shape} />
                </Button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
