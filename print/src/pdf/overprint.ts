import type { Color } from '../display-list.ts';
import { type PdfObjects, ref } from './pdf-file.ts';

/*
 * Black type is printed over what lies below it and cuts no hole in it (ノセ): a hole shows white edges as soon as the
 * plates shift. OPM 1: the inks of which the type has nothing stay as they are (ISO 32000 §8.6.7). White type has to
 * cut its hole, and gets none of this.
 */

/** The graphics state, as an entry of the resources of whatever shows text. */
export const addOverprint = (file: PdfObjects): string =>
  `/ExtGState<</Black ${ref(file.add('<</Type/ExtGState/OP true/op true/OPM 1>>'))}>>`;

/** Switches it on where type is of black alone. */
export const overprintOperator = ([cyan, magenta, yellow, key]: Color): string =>
  cyan === 0 && magenta === 0 && yellow === 0 && key === 1 ? '/Black gs\n' : '';
