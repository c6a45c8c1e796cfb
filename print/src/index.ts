export { type AddressLayout, hasNumeralChoice, readAddressLayout } from './address/address-layout.ts';
export {
  type AddressFacesRequest,
  type AddressPageRequest,
  layoutAddressPage,
  layoutAddressPages,
} from './address/address-page.ts';
export { type AddressWord, addressWords } from './address/break-address.ts';
export { ADDED_TO_OFFICE } from './address/office.ts';
export type { LocalitiesOfZip } from './address/setting.ts';
export type { CalendarPlace, CalendarPlan, PlannedText } from './calendar/calendar-plan.ts';
export { withOwnTitle } from './calendar/cover-title.ts';
export { markOutlines } from './calendar/day-marks.ts';
export { calendarText, planCalendar } from './calendar/plan-calendar.ts';
export { type CalibrationPage, layoutCalibrationPages } from './calibration/calibration-page.ts';
export * from './display-list.ts';
export { type Font, readFont } from './font/font.ts';
export {
  type GlyphAnswer,
  type GlyphFace,
  glyphOutlines,
  glyphSources,
  unprintableCharacters,
} from './font/glyph-answer.ts';
export type { FontId, Glyph, GlyphSource } from './font/glyph-source.ts';
export { withBackLinesMoved } from './front/back-lines.ts';
export {
  type ArtItem,
  type CalendarItem,
  type FrontItem,
  type FrontPageRequest,
  layoutFrontPage,
  type PhotoItem,
  type TextItem,
} from './front/front-page.ts';
export {
  isCode,
  placedItem,
  placedText,
  type TextPlace,
  typefaceOf,
  wordsAsSet,
} from './front/placed-text.ts';
export { mostIn, type Room, roomOf } from './front/room.ts';
export type { LinkItem } from './front/set-link.ts';
export { hasRoomFor, placedWords, roleOf, wordsByRole } from './front/words-of-phrase.ts';
export { layoutBannerCard, layoutSlug } from './imposition/banner-card.ts';
export { layoutSpineLabel } from './imposition/spine-label.ts';
export { ISSUE_LEVELS, type IssueLevel, refusedIssues } from './issues.ts';
export { readCharacters } from './text/character.ts';
export { type FontChain, findGlyph } from './text/font-chain.ts';
export { type PrintableForm, printableForms } from './text/printable-forms.ts';
