'use client';

import Link from 'next/link';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { Button } from '@/components/ui/actions/button';
import { dismiss, toastStore, type Toast } from './toast-store';

/** Long enough to read a sentence twice. */
const SHOWN_MS = 6_000;

/** The one live region: in the frame, and in a dialog while that is open. `showToast` fills it from anywhere. */
export function Toaster() {
  const toast = useStore(toastStore, (state) => state.toast);
  const transientId = toast?.link ? undefined : toast?.id;

  useEffect(() => {
    if (transientId === undefined) return;
    const timer = setTimeout(() => dismiss(transientId), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [transientId]);

  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-4 z-50 flex flex-col items-center gap-2 print:hidden"
    >
      {toast &&
        (toast.screenReaderOnly ? (
          <span key={toast.id} className="sr-only">
            {toast.message}
          </span>
        ) : (
          <ToastCard key={toast.id} {...toast} />
        ))}
    </div>
  );
}

function ToastCard({ id, message, link }: Toast) {
  return (
    <div className="pointer-events-auto flex max-w-lg items-center gap-2 rounded-md border border-edge bg-surface py-1.5 pr-1.5 pl-4 shadow-float">
      <span>{message}</span>
      {link && (
        <Link href={link.href} prefetch={false} className="link shrink-0 font-semibold" onClick={() => dismiss(id)}>
          {link.label}
        </Link>
      )}
      <Button variant="quiet" icon="close" onClick={() => dismiss(id)}>
        <span className="sr-only">Dismiss</span>
      </Button>
    </div>
  );
}
