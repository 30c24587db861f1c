'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/actions/button';
import { ConfirmDialog } from './confirm-dialog';

export function Erase() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Erase the photos</Button>
      <ConfirmDialog open={open} onClose={close} onConfirm={close} title="Erase the photos?" action="Erase">
        Permanently erased.
      </ConfirmDialog>
    </>
  );
}
