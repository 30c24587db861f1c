'use client';

import { flushSync } from 'react-dom';
import { takeTextsSetAside } from '@/components/layout/navigation/plate-to-value';
import { Dialog } from '@/components/ui/overlay/dialog';
import type { LateDialogProps } from '@/components/ui/overlay/use-late-dialog';
import { PlateForm } from './plate-form';

export interface NextCarDialogProps extends LateDialogProps {
  /** `YYYY-MM-DD`. */
  today: string;
}

/** The form for the next car, above the record that is open. */
export function NextCarDialog({ today, open, onClose }: NextCarDialogProps) {
  /** Before the record is painted, since a heading behind an open dialog cannot take focus. */
  function closeForRecord() {
    flushSync(onClose);
    // The car after it has another plate.
    takeTextsSetAside();
  }
  return (
    <Dialog open={open} onClose={onClose} title="Next car">
      {open && <PlateForm isClosable today={today} beforeRecord={closeForRecord} />}
    </Dialog>
  );
}
