import { useState, type ComponentType } from 'react';
import { useLateComponent } from '@/components/ui/behaviour/use-late-component';
import { showToast } from '@/components/ui/feedback/toast-store';

export interface LateDialogProps {
  open: boolean;
  onClose: () => void;
}

/** A dialog whose script loads in idle time. If opened before, it shows as soon as the script has loaded. */
export function useLateDialog<P extends LateDialogProps>(importDialog: () => Promise<ComponentType<P>>) {
  const { Component, load } = useLateComponent(importDialog);
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  /** When the pointer or the focus comes near, it will probably be opened. */
  const prepare = () => void load().catch(() => undefined);
  const show = () => {
    if (Component) return open();
    load().then(open, () => showToast('This could not be opened. Check your connection and try again.'));
  };
  return {
    /** null until its script has loaded. */
    Dialog: Component,
    state: { open: isOpen, onClose: () => setOpen(false) },
    show,
    /** For the button that opens it. */
    button: { onPointerEnter: prepare, onFocus: prepare, onClick: show },
  };
}
