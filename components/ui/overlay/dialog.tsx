'use client';

import { useEffect, useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from '@/components/ui/actions/button';
import { Toaster } from '@/components/ui/feedback/toaster';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** The choices, the safe one first. */
  actions?: ReactNode;
  /** For reading: opens at the top, with the focus on Close. */
  fromTop?: boolean;
}

/**
 * The browser's modal dialog, at the top of the screen, so that late content makes it longer and moves nothing above.
 * The browser traps focus, closes it on Escape and restores focus. It opens at its top, with the focus in its first
 * field, or on its first button if it has no field, or none within the screen. Everything outside it is inert while it is
 * open, so the live region for toasts is inside it.
 */
export function Dialog({ open, onClose, title, children, actions, fromTop = false }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    if (!open) return dialog.current?.close();
    dialog.current?.showModal();
    if (!fromTop) visibleFieldIn(dialog.current)?.focus();
  }, [open, fromTop]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      // React passes the event on from a dialog inside this one.
      onClose={({ target, currentTarget }) => target === currentTarget && onClose()}
      onKeyDown={closeFromSearchField}
      data-focus="button"
      className="mx-auto mt-4 mb-auto max-h-[calc(100dvh-2rem)] w-[min(34rem,calc(100vw-2rem))] scroll-pb-20 rounded-lg border border-line p-5 shadow-float sm:mt-[10dvh] sm:max-h-[calc(90dvh-1rem)]"
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id={titleId} className="pt-1.5 text-lg font-semibold">
          {title}
        </h2>
        <Button variant="quiet" icon="close" onClick={onClose}>
          Close
        </Button>
      </div>
      <div data-dialog-content className="mt-2">
        {children}
      </div>
      {actions && (
        // Always visible at the foot, however long the content.
        <div className="sticky -bottom-5 z-10 -mx-5 mt-5 -mb-5 flex flex-wrap justify-end gap-3 bg-surface px-5 pt-2 pb-5">
          {actions}
        </div>
      )}
      {open && <Toaster />}
    </dialog>
  );
}

/** In a search field the browser’s Escape empties the field, and only the next one closes the dialog. */
function closeFromSearchField(event: KeyboardEvent<HTMLDialogElement>): void {
  const { key, target, currentTarget, nativeEvent } = event;
  const isSearchField = target instanceof HTMLInputElement && target.type === 'search';
  if (key !== 'Escape' || !isSearchField || nativeEvent.isComposing || event.defaultPrevented) return;
  event.preventDefault();
  currentTarget.close();
}

/** The first field, unless the dialog would scroll to it, and its title and Close out of sight. */
function visibleFieldIn(dialog: HTMLDialogElement | null): HTMLElement | null {
  const field = firstFieldIn(dialog);
  const isVisible = dialog && field && field.getBoundingClientRect().bottom <= dialog.getBoundingClientRect().bottom;
  return isVisible ? field : null;
}

/** Among radio buttons, the chosen one. */
function firstFieldIn(dialog: HTMLDialogElement | null): HTMLElement | null {
  const field = dialog?.querySelector<HTMLElement>(
    '[data-dialog-content] :is(input:not([type="hidden"], [readonly]), select, textarea):not(:disabled)',
  );
  if (!(field instanceof HTMLInputElement) || field.type !== 'radio') return field ?? null;
  return dialog?.querySelector<HTMLElement>(`input[name="${CSS.escape(field.name)}"]:checked`) ?? field;
}
