'use client';

import { useState } from 'react';
import type { NavigationSection } from '@/components/layout/navigation/navigation';
import { useShortcut } from '@/components/layout/shortcuts/use-shortcut';
import { Icon } from '@/components/ui/data/icon';
import { Dialog } from '@/components/ui/overlay/dialog';
import { SearchPanel } from './search-panel';

/** The search of every page: by its button, by `/`, and by Ctrl-K or ⌘K. @param sections the menu that the person has */
export function SearchBox({ sections }: { sections: readonly NavigationSection[] }) {
  const [open, setOpen] = useState(false);

  useShortcut('search', () => setOpen(true));

  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={() => setOpen(true)}
        className="inline-flex min-h-(--control) items-center gap-2 rounded-md px-1.5 text-soft hover:bg-sunken hover:text-ink sm:px-2"
      >
        <Icon name="search" className="size-5" />
        <span className="sr-only xl:not-sr-only xl:text-sm">Search</span>
        <kbd aria-hidden="true" className="hidden rounded border border-line px-1.5 text-xs xl:inline">
          /
        </kbd>
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Search">
        {open && <SearchPanel sections={sections} onDone={() => setOpen(false)} />}
      </Dialog>
    </>
  );
}
