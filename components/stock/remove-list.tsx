'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useMay } from '@/components/layout/allowed';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { FaultNotice } from '@/components/ui/fault-notice';
import { say } from '@/components/ui/toast-store';
import { removeStockList } from '@/lib/api/addresses/stock';
import { useAction } from '@/lib/api/use-answer';

/** Plates are personal data: a list nobody needs any more can go. */
export function RemoveList({ id }: { id: string }) {
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const { act, error, isPending } = useAction(removeStockList);
  const mayRemove = useMay('valuations.create');
  if (!mayRemove) return null;

  async function remove() {
    const gone = await act({ id }).catch(() => null); // stands in `error`
    if (!gone) return;
    say('The list is deleted.');
    router.push('/stock');
  }

  return (
    <>
      <Button onClick={() => setAsking(true)}>Delete</Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Delete this list?"
        actions={
          <>
            <Button onClick={() => setAsking(false)}>Keep it</Button>
            <Button variant="danger" pending={isPending} onClick={() => void remove()}>
              Delete the list
            </Button>
          </>
        }
      >
        <p>Its rows and results go. The valuations made from it stay, each at its own address.</p>
        {error && <FaultNotice error={error} money={false} />}
      </Dialog>
    </>
  );
}
