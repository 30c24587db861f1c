'use client';

import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/actions/button';
import { Dialog } from '@/components/ui/overlay/dialog';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { Field } from '@/components/ui/forms/field';
import { TextInput } from '@/components/ui/forms/text-input';
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
      {build && <NameForm key={build.id} build={build} close={close} done={done} />}
    </Dialog>
  );
}

function NameForm({ build, close, done }: BuildDialogProps & { build: SavedBuild }) {
  const [name, setName] = useState(build.name);
  const renaming = useAction(renameBuild);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (renaming.isPending || name.trim() === '') return;
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
    <form onSubmit={(event) => void submit(event)} className="space-y-3">
      <Field label="Name" name="name" required>
        {(control) => (
          <TextInput {...control} value={name} maxLength={80} onChange={({ target }) => setName(target.value)} />
        )}
      </Field>
      {renaming.error && <FaultNotice error={renaming.error} money={false} />}
      <Button type="submit" variant="primary" pending={renaming.isPending}>
        Rename
      </Button>
    </form>
  );
}
