'use client';

import { useState, type ReactNode } from 'react';
import { Button, type ButtonProps } from '@/components/ui/actions/button';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog';

export interface ConfirmButtonProps
  extends Pick<ButtonProps, 'variant' | 'pending' | 'disabled' | 'wide'>, Omit<ConfirmDialogProps, 'open' | 'onClose'> {
  /** On the button that opens the dialog. */
  label: ReactNode;
}

/** A button for a step that cannot be undone: it opens a dialog that names what is lost, where the step is confirmed. */
export function ConfirmButton({
  label,
  variant = 'quiet',
  pending = false,
  disabled = false,
  wide = false,
  title,
  children,
  onConfirm,
  ...dialog
}: ConfirmButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  function confirm() {
    close();
    onConfirm();
  }
  return (
    <>
      <Button variant={variant} pending={pending} disabled={disabled} wide={wide} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <ConfirmDialog {...dialog} open={isOpen} onClose={close} onConfirm={confirm} title={isOpen && title}>
        {isOpen && <div className="text-left text-base whitespace-normal">{children}</div>}
      </ConfirmDialog>
    </>
  );
}
