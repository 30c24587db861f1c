'use client';

import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { FaultNotice } from '@/components/ui/fault-notice';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { say } from '@/components/ui/toast-store';
import { renameBuild } from '@/lib/api/addresses/builds';
import { useAction } from '@/lib/api/use-answer';
import type { SavedBuild } from '@/lib/domain/saved-build';

export interface BuildDialogProps {
  /** null: closed. */
  build: SavedBuild | null;
  close: () => void;
  done: () => Promise<void>;
}

export function RenameBuild({ build, close, done }: BuildDialogProps) {
  return (
    <Dialog open={build !== null} onClose={close} title="Rename this build">
      {build && <NameForm key={build.id} {...{ build, close, done }} />}
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
      say(`It is called “${renamed.name}” now.`);
    } catch {
      // Said in the form.
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
