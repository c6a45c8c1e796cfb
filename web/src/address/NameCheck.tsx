import {
  hasName,
  lookAlikesIn,
  type PersonName,
  type PrintAddress,
  splitGraphemes,
  type Typeface,
} from '@fumi/domain';
import { type FontChain, findGlyph, readCharacters } from '@fumi/print';
import { useState } from 'react';
import { useFonts } from '../card/glyph-store.ts';
import { nameCheckCopy } from '../copy/address.ts';
import { Button } from '../ui/Button.tsx';
import styles from './NameCheck.module.css';
import { type NameSlot, withName } from './NameFields.tsx';
import { shapeCandidates, shapesOf } from './shapes.ts';

type Props = {
  readonly address: PrintAddress;
  /** In which names are printed. */
  readonly face: Typeface;
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
export function NameCheck({ address, face, onChange }: Props) {
  const [opened, setOpened] = useState<string | null>(null);
  const shown = allCharacters(address).filter(({ character }) => character.trim() !== '');
  const fonts = useFonts(shown.map(({ character }) => character).join(''), face);
  const chosen = shown.find((one) => keyOf(one) === opened);
  if (shown.length === 0 || !fonts) return null;
  return (
    <section className={styles.check} aria-label={nameCheckCopy.title}>
      <h3>{nameCheckCopy.title}</h3>
      <p className={styles.note}>{nameCheckCopy.lead}</p>
      <ul className={styles.characters}>
        {shown.map((one) => {
          const isDoubtful = lookAlikesIn(one.character)[0]?.isDoubtful ?? false;
          return (
            <li key={keyOf(one)}>
              <button
                type="button"
                className={styles.character}
                aria-label={nameCheckCopy.character(one.character, isDoubtful)}
                aria-expanded={keyOf(one) === opened}
                data-doubtful={isDoubtful || undefined}
                onClick={() => setOpened(keyOf(one) === opened ? null : keyOf(one))}
              >
                <GlyphPicture fonts={fonts} text={one.character} />
              </button>
            </li>
          );
        })}
      </ul>
      {chosen ? (
        <Shapes
          key={opened}
          {...{ face }}
          character={chosen.character}
          onChoose={(character) => onChange(replaced(address, chosen, character))}
        />
      ) : null}
    </section>
  );
}

type ShapesProps = {
  readonly character: string;
  readonly face: Typeface;
  readonly onChoose: (character: string) => void;
};

/** Other shapes of one character that the print font has. */
function Shapes({ character, face, onChoose }: ShapesProps) {
  const fonts = useFonts(shapeCandidates(character).join(''), face);
  const shapes = fonts ? shapesOf(fonts, character) : null;
  const confusables = lookAlikesIn(character)[0]?.confusables ?? [];
  return (
    <div className={styles.shapes} role="status">
      {confusables.length > 0 ? <p>{nameCheckCopy.confusable(character, confusables)}</p> : null}
      {shapes === null ? <p>{nameCheckCopy.waiting}</p> : null}
      {shapes?.length === 0 ? <p>{nameCheckCopy.single}</p> : null}
      {fonts && shapes && shapes.length > 0 ? (
        <>
          <p>{nameCheckCopy.choose}</p>
          <ul className={styles.characters}>
            {shapes.map((shape) => (
              <li key={shape}>
                <Button aria-label={nameCheckCopy.use(shape)} onClick={() => onChoose(shape)}>
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

type GlyphProps = { readonly fonts: FontChain; readonly text: string };

/** One character as the print font draws it; as plain text where the font has no glyph. */
function GlyphPicture({ fonts, text }: GlyphProps) {
  const [character] = readCharacters(text);
  const found = character && findGlyph(fonts, character);
  if (!found) return <span className={styles.missing}>{text}</span>;
  const { source, glyph } = found;
  const em = source.unitsPerEm;
  return (
    <svg className={styles.glyph} viewBox={`0 ${-source.ascenderEm * em} ${em} ${em}`} aria-hidden>
      <path d={source.path(glyph.id)} transform="scale(1 -1)" />
    </svg>
  );
}
