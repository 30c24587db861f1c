'use client';

import type { NavigationSection } from '@/components/layout/navigation/navigation';
import { Dialog } from '@/components/ui/overlay/dialog';
import type { LateDialogProps } from '@/components/ui/overlay/use-late-dialog';
import { SearchPanel } from './search-panel';

export interface SearchDialogProps extends LateDialogProps {
  sections: readonly NavigationSection[];
}

/** The search of every page. */
export function SearchDialog({ sections, open, onClose }: SearchDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Search">
      {open && <SearchPanel sections={sections} onDone={onClose} />}
    </Dialog>
  );
}
