'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { useHasPermission } from '@/components/layout/access/permissions-provider';
import { afterPaint } from '@/components/ui/behaviour/after-paint';
import { focusHeading } from '@/components/ui/behaviour/focus-heading';
import { Button } from '@/components/ui/actions/button';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { showToast, showUndo } from '@/components/ui/feedback/toast-store';
import { showUndoFailed } from '@/components/ui/feedback/undo-failed';
import { listStockLists, removeStockList, restoreStockList } from '@/lib/api/addresses/stock';
import { useAction } from '@/lib/api/client/use-answer';

/** Plates are personal data, so a list that is no longer needed can be deleted, and restored for an hour. */
export function RemoveStockList({ id }: { id: string }) {
  const router = useRouter();
  const client = useQueryClient();
  const { act, error, isPending } = useAction(removeStockList);
  const restoring = useAction(restoreStockList);
  const isRemoved = useRef(false);
  useEffect(
    () => () => {
      if (isRemoved.current) afterPaint(focusHeading);
    },
    [],
  );
  const mayRemove = useHasPermission('valuations.create');
  if (!mayRemove) return null;

  const refresh = () => client.invalidateQueries({ queryKey: [listStockLists.method, listStockLists.path] });

  async function restore() {
    try {
      await restoring.act({ id });
      showToast('The list has been restored.', { label: 'Open it', href: `/stock/${id}` });
    } catch (error) {
      showUndoFailed(error, () => void restore());
    }
    await refresh();
  }

  async function remove() {
    const removed = await act({ id }).catch(() => null); // reported in `error`
    if (!removed) return;
    isRemoved.current = true;
    router.push('/stock');
    await refresh();
    showUndo('The list has been deleted. Its valuations stay in Valuations.', () => void restore());
  }

  return (
    <>
      <Button variant="quiet" pending={isPending} onClick={() => void remove()}>
        Delete
      </Button>
      {error && <FaultNotice error={error} money={false} />}
    </>
  );
}
