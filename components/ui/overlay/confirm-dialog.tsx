'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/actions/button';
import { Dialog, type DialogProps } from './dialog';

export interface ConfirmDialogProps extends Pick<DialogProps, 'open' | 'onClose' | 'title' | 'children'> {
  /** The name of the step, on its button. */
  action: ReactNode;
  onConfirm: () => void;
  /** On the button that leaves everything as it is. */
  cancel?: string;
}

/** Confirms a step that cannot be undone, before it is taken. */
export function ConfirmDialog({ action, onConfirm, cancel = 'Cancel', ...dialog }: ConfirmDialogProps) {
  return (
    <Dialog
      {...dialog}
      actions={
        <>
          <Button onClick={dialog.onClose}>{cancel}</Button>
          <Button variant="danger" onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    />
  );
}
