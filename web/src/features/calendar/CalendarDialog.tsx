import { type CalendarSettings, type Kit, MAX_OWN_DAYS, type OwnDay } from '@fumi/domain';
import { useState } from 'react';
import { useMonths } from '../../card/use-own-days.ts';
import { chooseDaysCopy, calendarCopy as copy } from '../../copy/calendar.ts';
import { setCalendar } from '../../draft/change-draft.ts';
import { draftStore } from '../../draft/draft-store.ts';
import { ChooseDaysDialog, type FoundDays } from './ChooseDaysDialog.tsx';
import type { ListFocus } from './FindDays.tsx';
import { OwnDayDialog } from './OwnDayDialog.tsx';
import { inOrder, newAmong } from './own-day-list.ts';
import { SettingsDialog } from './SettingsDialog.tsx';

/** Keeps the own days of the calendar; an empty list is left out of its settings. */
function keepDays(days: readonly OwnDay[]): void {
  const { ownDays: _, ...others } = draftStore.getState().calendar ?? {};
  const settings: CalendarSettings = days.length > 0 ? { ...others, ownDays: inOrder(days) } : others;
  setCalendar(settings);
}

const daysNow = (): readonly OwnDay[] => draftStore.getState().calendar?.ownDays ?? [];

type View =
  | { readonly kind: 'list'; readonly focus: ListFocus; readonly told: string | null }
  | { readonly kind: 'day'; readonly before: OwnDay | null }
  | { readonly kind: 'choose'; readonly found: FoundDays };

type Props = { readonly kit: Kit; readonly onClose: () => void };

/** 記念日・暦の設定: the settings of a calendar's grids. Each change is kept in the draft at once. */
export function CalendarDialog({ kit, onClose }: Props) {
  const months = useMonths(kit);
  const [view, setView] = useState<View>({ kind: 'list', focus: null, told: null });
  const back = (focus: ListFocus, told: string | null = null): void => setView({ kind: 'list', focus, told });
  const look = (source: FoundDays['source'], found: readonly OwnDay[]): string | null => {
    const days = newAmong(found, daysNow());
    if (days.length === 0) return copy.noneNew;
    setView({ kind: 'choose', found: { source, days, knownCount: found.length - days.length } });
    return null;
  };
  if (view.kind === 'day') {
    const { before } = view;
    return (
      <OwnDayDialog
        {...{ before, months }}
        onKeep={(day) => {
          const others = daysNow();
          // Another device may have changed or removed this day while the dialog was open.
          const isThere = before !== null && others.includes(before);
          keepDays(isThere ? others.map((one) => (one === before ? day : one)) : [...others, day]);
          if (before) back(day, copy.changed(day));
          else back('add', copy.added(day));
        }}
        onBack={() => back(before ?? 'add')}
      />
    );
  }
  if (view.kind === 'choose') {
    const { found } = view;
    return (
      <ChooseDaysDialog
        found={found}
        room={MAX_OWN_DAYS - daysNow().length}
        onTake={(days) => {
          keepDays([...daysNow(), ...days]);
          back(found.source, chooseDaysCopy.taken(days.length));
        }}
        onBack={() => back(found.source)}
      />
    );
  }
  return (
    <SettingsDialog
      {...{ kit, months, onClose }}
      focus={view.focus}
      told={view.told}
      onEdit={(before) => setView({ kind: 'day', before })}
      onRemove={(day) => keepDays(daysNow().filter((one) => one !== day))}
      onFound={look}
    />
  );
}
