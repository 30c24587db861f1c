'use client';

import { useLateDialog } from '@/components/ui/overlay/use-late-dialog';
import { useShortcut } from './use-shortcut';

const importDialog = async () => (await import('./shortcuts-dialog')).ShortcutsDialog;

/** Opens the list of all shortcuts; so does `?`. */
export function ShortcutsButton() {
  const { Dialog, state, show, button } = useLateDialog(importDialog);
  useShortcut('shortcuts', show);
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="?"
        {...button}
        className="link inline-flex min-h-(--control) items-center max-sm:hidden"
      >
        Keyboard shortcuts
      </button>
      {Dialog && <Dialog {...state} />}
    </>
  );
}
