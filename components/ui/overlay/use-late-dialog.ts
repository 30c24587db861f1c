import { useState, type ComponentType } from 'react';
import { useLateComponent, type LateLoading } from '@/components/ui/behaviour/use-late-component';
import { showToast } from '@/components/ui/feedback/toast-store';

export interface LateDialogProps {
  open: boolean;
  onClose: () => void;
}

/** A dialog whose script comes in idle time. Opened before that, it shows as soon as its script is there. */
export function useLateDialog<P extends LateDialogProps>(
  importDialog: () => Promise<ComponentType<P>>,
  loading?: LateLoading,
) {
  const { Component, load } = useLateComponent(importDialog, loading);
  const [open, setOpen] = useState(false);
  const show = () => setOpen(true);
  return {
    /** null until its script is there. */
    Dialog: Component,
    state: { open, onClose: () => setOpen(false) },
    show: () => {
      if (Component) return show();
      load().then(show, () => showToast('This could not be opened. Check your connection and try again.'));
    },
    /** Called when the pointer or the focus comes near: it will probably be opened. */
    prepare: () => void load().catch(() => undefined),
  };
}
