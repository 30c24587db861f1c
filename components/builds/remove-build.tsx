'use client';

import { Button } from '@/components/ui/actions/button';
import { Dialog } from '@/components/ui/overlay/dialog';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { showToast } from '@/components/ui/feedback/toast-store';
import { removeBuild } from '@/lib/api/addresses/builds';
import { useAction } from '@/lib/api/client/use-answer';
import type { BuildDialogProps } from './rename-build';

export function RemoveBuild({ build, close, done }: BuildDialogProps) {
  const removing = useAction(removeBuild);

  /** An error about one build must not show for the next. */
  function closeAndReset() {
    removing.reset();
    close();
  }

  async function remove() {
    if (build === null || removing.isPending) return;
    try {
      await removing.act({ id: build.id });
      await done();
      close();
      showToast(`“${build.name}” is deleted.`);
    } catch {
      // The dialog shows the error.
    }
  }

  return (
    <Dialog
      open={build !== null}
      onClose={closeAndReset}
      title={`Delete “${build?.name ?? ''}”?`}
      actions={
        <>
          <Button onClick={closeAndReset}>Cancel</Button>
          <Button variant="danger" pending={removing.isPending} onClick={() => void remove()}>
            Delete
          </Button>
        </>
      }
    >
      <p>It is deleted for everyone in your organisation. Links with its build code still open it.</p>
      {removing.error && <FaultNotice error={removing.error} money={false} />}
    </Dialog>
  );
}
