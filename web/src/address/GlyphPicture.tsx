import { type FontChain, findGlyph, readCharacters } from '@fumi/print';
import styles from './NameProof.module.css';

/** One character as the press draws it: the print font's outline, never the browser's. Null where it has none. */
export function GlyphPicture({ fonts, text }: { readonly fonts: FontChain; readonly text: string }) {
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
