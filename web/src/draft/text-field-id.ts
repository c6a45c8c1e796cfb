import type { TextType } from '@fumi/domain';

/** Where an address leads to the field of a text: of the book, or of the photo at a place, from 0. */
export const textFieldId = (type: TextType, place: number | null = null): string =>
  place === null ? type : `${type}-${place + 1}`;
