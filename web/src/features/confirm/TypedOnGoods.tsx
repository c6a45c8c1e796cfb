import type { OwnDay } from '@fumi/domain';
import type { JudgedDay } from '../../card/use-own-days.ts';
import { calendarCopy } from '../../copy/calendar.ts';
import { goodsConfirmCopy as copy } from '../../copy/confirm.ts';
import type { ChosenKit } from '../../draft/chosen-kit.ts';
import { useSlotNames } from '../../draft/slot-names.ts';
import { Typed, type TypedRow } from './Typed.tsx';
import { fieldName, useTypedTexts } from './typed-texts.ts';

const dayRow = (day: OwnDay): TypedRow => ({
  key: `${day.date} ${day.words}`,
  name: calendarCopy.dateWords(day.date),
  value: day.words,
});

type Props = {
  readonly chosen: ChosenKit;
  readonly coverTitle: string;
  readonly days: readonly JudgedDay[];
};

/** What the customer wrote on a product without addresses: small in the pictures, and not read aloud. */
export function TypedOnGoods({ chosen, coverTitle, days }: Props) {
  const names = useSlotNames();
  const texts = useTypedTexts(chosen);
  const rows = [
    { key: 'cover', name: copy.cover, value: coverTitle },
    ...texts.map((text) => {
      const name = fieldName(text, names);
      return { key: `${text.type} ${name}`, name, value: text.value };
    }),
    ...days.flatMap(({ day, isOutside }) => (isOutside ? [] : [dayRow(day)])),
  ];
  return <Typed title={copy.typed} rows={rows.filter(({ value }) => value.trim() !== '')} />;
}
