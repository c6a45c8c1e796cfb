import { useState } from 'react';
import { dayCopy as copy } from '../../copy/desk-day.ts';
import { Button } from '../../ui/Button.tsx';
import { useMay } from '../operator.ts';
import { WasteDialog } from './WasteDialog.tsx';

/** The button that asks what was wasted, for whoever may note it. */
export function WasteNote() {
  const [asks, setAsks] = useState(false);
  const may = useMay();
  if (!may('waste-note')) return null;
  return (
    <>
      <Button size="small" onClick={() => setAsks(true)}>
        {copy.spoilNote}
      </Button>
      {asks ? <WasteDialog onClose={() => setAsks(false)} /> : null}
    </>
  );
}
