'use client';

import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/data/icon';
import { Dialog } from '@/components/ui/overlay/dialog';
import { SearchPanel } from './search-panel';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** The search of every page: by its button, by `/`, and by Ctrl-K or ⌘K. */
export function SearchBox() {
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target);
      const isControlK = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey;
      if (!isSlash && !isControlK) return;
      // A dialog that is open has the keys.
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);

  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={() => setOpen(true)}
        className="inline-flex min-h-(--control) items-center gap-2 rounded-md px-2 text-soft hover:bg-sunken hover:text-ink"
      >
        <Icon name="search" className="size-5" />
        <span className="sr-only xl:not-sr-only xl:text-sm">Search</span>
        <kbd aria-hidden="true" className="hidden rounded border border-line px-1.5 text-xs xl:inline">
          /
        </kbd>
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Search">
        {open && <SearchPanel onDone={() => setOpen(false)} />}
      </Dialog>
    </>
  );
}
