'use client';

import Link from 'next/link';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { Button } from '@/components/ui/actions/button';
import { focusHeading } from '@/components/ui/behaviour/focus-heading';
import { useIdleLoad } from '@/components/ui/behaviour/use-late-component';
import { dismiss, toastStore, type Announcement, type Toast } from './toast-store';

/** Long enough to read a sentence twice. */
const SHOWN_MS = 6_000;
/** Long enough to change one’s mind. */
const UNDO_MS = 20_000;

const watchBusyButtons = async () => (await import('./watch-busy-buttons')).watchBusyButtons();

/** The one live region: in the frame, and in a dialog while that is open. `showToast` fills it from anywhere. */
export function Toaster() {
  const { toast, announcement } = useStore(toastStore);
  useIdleLoad(watchBusyButtons);
  useEnd(announcement, SHOWN_MS);
  useEnd(toast?.link ? null : toast, toast?.undo ? UNDO_MS : SHOWN_MS);

  return (
    <div
      role="status"
      // Of the two, only the new one is read.
      aria-atomic={false}
      className="pointer-events-none fixed inset-x-4 bottom-4 z-50 flex flex-col items-center gap-2 print:hidden"
    >
      {toast && <ToastCard key={toast.id} {...toast} />}
      {announcement && (
        <span key={announcement.id} className="sr-only">
          {announcement.message}
        </span>
      )}
    </div>
  );
}

function useEnd(message: Announcement | null, shownMs: number): void {
  const id = message?.id;
  useEffect(() => {
    if (id === undefined) return;
    const timer = setTimeout(() => dismiss(id), shownMs);
    return () => clearTimeout(timer);
  }, [id, shownMs]);
}

function ToastCard({ id, message, link, undo }: Toast) {
  return (
    <div className="pointer-events-auto flex max-w-lg items-center gap-2 rounded-md border border-edge bg-surface py-1.5 pr-1.5 pl-4 shadow-float">
      <span>{message}</span>
      {link && (
        <Link href={link.href} prefetch={false} className="link shrink-0 font-semibold" onClick={() => dismiss(id)}>
          {link.label}
        </Link>
      )}
      {undo && (
        <Button
          variant="quiet"
          onClick={() => {
            dismiss(id);
            focusHeading();
            undo();
          }}
        >
          Undo
        </Button>
      )}
      <Button
        variant="quiet"
        icon="close"
        onClick={() => {
          dismiss(id);
          focusHeading();
        }}
      >
        <span className="sr-only">Dismiss</span>
      </Button>
    </div>
  );
}
