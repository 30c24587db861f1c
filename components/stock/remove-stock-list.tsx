'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useHasPermission } from '@/components/layout/access/permissions-provider';
import { Button } from '@/components/ui/actions/button';
import { Dialog } from '@/components/ui/overlay/dialog';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { showToast } from '@/components/ui/feedback/toast-store';
import { removeStockList } from '@/lib/api/addresses/stock';
import { useAction } from '@/lib/api/client/use-answer';

/** Plates are personal data: a list that is no longer needed can be deleted. */
export function RemoveStockList({ id }: { id: string }) {
  const router = useRouter();
  const [confirming, setConfirming] = useState(false);
  const { act, error, isPending } = useAction(removeStockList);
  const mayRemove = useHasPermission('valuations.create');
  if (!mayRemove) return null;

  async function remove() {
    const removed = await act({ id }).catch(() => null); // stands in `error`
    if (!removed) return;
    showToast('The list is deleted.');
    router.push('/stock');
  }

  return (
    <>
      <Button onClick={() => setConfirming(true)}>Delete</Button>
      <Dialog
        open={confirming}
        onClose={() => setConfirming(false)}
        title="Delete this list?"
        actions={
          <>
            <Button onClick={() => setConfirming(false)}>Cancel</Button>
            <Button variant="danger" pending={isPending} onClick={() => void remove()}>
              Delete the list
            </Button>
          </>
        }
      >
        <p>Its rows and results are deleted. Its valuations stay in Valuations.</p>
        {error && <FaultNotice error={error} money={false} />}
      </Dialog>
    </>
  );
}
