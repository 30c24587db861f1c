'use client';

import { Dialog } from '@/components/ui/overlay/dialog';
import type { LateDialogProps } from '@/components/ui/overlay/use-late-dialog';
import { ShareLinks, type ShareLinksProps } from './share-links';

/** The links to one record, and a new one. */
export function ShareDialog({ title, open, onClose, ...links }: ShareLinksProps & LateDialogProps & { title: string }) {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      {open && <ShareLinks {...links} />}
    </Dialog>
  );
}
