'use client';

import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { FaultNotice } from '@/components/ui/fault-notice';
import { say } from '@/components/ui/toast-store';
import { removeBuild } from '@/lib/api/addresses/builds';
import { useAction } from '@/lib/api/use-answer';
import type { BuildDialogProps } from './rename-build';

export function RemoveBuild({ build, close, done }: BuildDialogProps) {
  const removing = useAction(removeBuild);

  /** What went wrong with one build is not said of the next. */
  function leave() {
    removing.reset();
    close();
  }

  async function remove() {
    if (build === null || removing.isPending) return;
    try {
      await removing.act({ id: build.id });
      await done();
      close();
      say(`“${build.name}” is deleted.`);
    } catch {
      // Said in the dialog.
    }
  }

  return (
    <Dialog
      open={build !== null}
      onClose={leave}
      title={`Delete “${build?.name ?? ''}”?`}
      actions={
        <>
          <Button onClick={leave}>Keep it</Button>
          <Button variant="danger" pending={removing.isPending} onClick={() => void remove()}>
            Delete
          </Button>
        </>
      }
    >
      <p>It goes for everybody in your organisation. Links that carry the build itself still open it.</p>
      {removing.error && <FaultNotice error={removing.error} money={false} />}
    </Dialog>
  );
}
