'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/actions/button';
import { Dialog } from './dialog';

export function Confirm() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Refresh (new check)</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Refresh (new check)?"
        actions={
          <>
            <Button onClick={() => setOpen(false)}>Keep the answer from 3 h ago</Button>
            <Button variant="primary" cost="2 credits" onClick={() => setOpen(false)}>
              Refresh (new check)
            </Button>
          </>
        }
      >
        <p>Your organisation already holds an answer for this plate. A fresh one is charged.</p>
      </Dialog>
    </>
  );
}
