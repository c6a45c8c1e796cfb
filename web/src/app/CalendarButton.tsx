import { type Kit, monthCount } from '@fumi/domain';
import { lazy, Suspense, useState } from 'react';
import { calendarCopy } from '../copy/calendar.ts';
import { onceReached } from '../platform/connection.ts';
import { useShop } from '../shop/use-shop.ts';
import { Button } from '../ui/Button.tsx';

const CalendarDialog = lazy(async () => ({
  default: (await onceReached(() => import('../features/calendar/CalendarDialog.tsx'))).CalendarDialog,
}));

/** Opens the settings of a calendar's grids; renders nothing for goods without months. */
export function CalendarButton({ kit, wide = false }: { readonly kit: Kit; readonly wide?: boolean }) {
  const { material } = useShop();
  const [isOpen, setIsOpen] = useState(false);
  if (monthCount(material) === 0) return null;
  return (
    <>
      <Button icon="pencil" wide={wide} onClick={() => setIsOpen(true)}>
        {calendarCopy.open}
      </Button>
      {isOpen ? (
        <Suspense>
          <CalendarDialog kit={kit} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
