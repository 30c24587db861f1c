'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Dialog } from '@/components/ui/overlay/dialog';
import { useShortcut } from './use-shortcut';

const ShortcutList = dynamic(() => import('./shortcut-list').then((loaded) => loaded.ShortcutList), { ssr: false });

/** The list of all shortcuts, by its button or `?`. */
export function ShortcutsDialog() {
  const [open, setOpen] = useState(false);
  useShortcut('shortcuts', () => setOpen(true));
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="?"
        onClick={() => setOpen(true)}
        className="link inline-flex min-h-(--control) items-center max-sm:hidden"
      >
        Keyboard shortcuts
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Keyboard shortcuts">
        {open && <ShortcutList />}
      </Dialog>
    </>
  );
}
