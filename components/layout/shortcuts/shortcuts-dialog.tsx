'use client';

import { Dialog } from '@/components/ui/overlay/dialog';
import type { LateDialogProps } from '@/components/ui/overlay/use-late-dialog';
import { ShortcutList } from './shortcut-list';

/** The list of all shortcuts. */
export function ShortcutsDialog({ open, onClose }: LateDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard shortcuts" fromTop>
      {open && <ShortcutList />}
    </Dialog>
  );
}
