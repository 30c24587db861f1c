'use client';

import { Dialog } from '@/components/ui/overlay/dialog';
import { NameForm } from '@/components/ui/forms/name-form';
import { showToast } from '@/components/ui/feedback/toast-store';
import { renameBuild } from '@/lib/api/addresses/builds';
import { useAction } from '@/lib/api/client/use-answer';
import type { SavedBuild } from '@/lib/domain/builds/saved-build';

export interface BuildDialogProps {
  /** null closes the dialog. */
  build: SavedBuild | null;
  close: () => void;
  done: () => Promise<void>;
}

export function RenameBuild({ build, close, done }: BuildDialogProps) {
  return (
    <Dialog open={build !== null} onClose={close} title="Rename this build">
      {build && <RenameForm key={build.id} build={build} close={close} done={done} />}
    </Dialog>
  );
}

function RenameForm({ build, close, done }: BuildDialogProps & { build: SavedBuild }) {
  const renaming = useAction(renameBuild);

  async function rename(name: string) {
    try {
      const renamed = await renaming.act({ id: build.id, name });
      await done();
      close();
      showToast(`Renamed to “${renamed.name}”.`);
    } catch {
      // The form shows the error.
    }
  }

  return (
    <NameForm
      start={build.name}
      action="Rename"
      pending={renaming.isPending}
      fault={renaming.error}
      onName={(name) => void rename(name)}
    />
  );
}
