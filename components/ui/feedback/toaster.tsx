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
  const { toasts, announcement } = useStore(toastStore);
  useIdleLoad(watchBusyButtons);

  return (
    <div
      role="status"
      // Only what is new is read.
      aria-atomic={false}
      className="pointer-events-none fixed inset-x-4 bottom-4 z-50 flex flex-col items-center gap-2 print:hidden"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} {...toast} />
      ))}
      {announcement && <ReadOut key={announcement.id} {...announcement} />}
    </div>
  );
}

/** @param shownMs null for as long as no one dismisses it */
function useEnd(id: number, shownMs: number | null): void {
  useEffect(() => {
    if (shownMs === null) return;
    const timer = setTimeout(() => dismiss(id), shownMs);
    return () => clearTimeout(timer);
  }, [id, shownMs]);
}

function ReadOut({ id, message }: Announcement) {
  useEnd(id, SHOWN_MS);
  return <span className="sr-only">{message}</span>;
}

function ToastCard({ id, message, link, undo }: Toast) {
  useEnd(id, link ? null : undo ? UNDO_MS : SHOWN_MS);
  return (
    <div className="pointer-events-auto flex max-w-lg flex-wrap items-center gap-x-2 rounded-md border border-edge bg-surface py-1.5 pr-1.5 pl-4 shadow-float">
      {/* Buttons that do not fit beside it, as on a phone, are beneath it; a short text is no wider than itself. */}
      <span className="max-w-max min-w-0 flex-1 basis-48">{message}</span>
      <span className="ml-auto flex flex-wrap items-center justify-end gap-x-2">
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
      </span>
    </div>
  );
}
