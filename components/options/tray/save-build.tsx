'use client';

import { useState, type FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@/components/ui/actions/button';
import { Dialog } from '@/components/ui/overlay/dialog';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { Field } from '@/components/ui/forms/field';
import { TextInput } from '@/components/ui/forms/text-input';
import { showToast } from '@/components/ui/feedback/toast-store';
import { listBuilds, saveBuild } from '@/lib/api/addresses/builds';
import { useAction } from '@/lib/api/client/use-answer';
import { encodeBuild } from '@/lib/domain/options/share-code';
import type { ConfiguratorStore } from '@/components/options/configurator-store';

/** Saves the build under a name, with the prices of its date, for everyone in the organisation. */
export function SaveBuild({ store, tabIndex }: { store: ConfiguratorStore; tabIndex: 0 | -1 }) {
  const client = useQueryClient();
  const [isOpen, open] = useState(false);
  const [name, setName] = useState('');
  const saving = useAction(saveBuild);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (saving.isPending || name.trim() === '') return;
    const { kind, identifier } = store.getState().current.list;
    const { build } = store.getState().current;
    try {
      const saved = await saving.act({ name, kind, identifier, date: build.date, build: encodeBuild(build, kind) });
      void client.invalidateQueries({ queryKey: [listBuilds.method, listBuilds.path] });
      open(false);
      setName('');
      showToast(`Saved to Builds as “${saved.name}”.`);
    } catch {
      // The form shows the error.
    }
  }

  return (
    <>
      <Button tabIndex={tabIndex} onClick={() => open(true)}>
        Save
      </Button>
      <Dialog open={isOpen} onClose={() => open(false)} title="Save this build">
        <form onSubmit={(event) => void submit(event)} className="space-y-3">
          <Field
            label="Name"
            name="name"
            hint="Such as the customer and key features: Mr Hill, grey with towbar."
            required
          >
            {(control) => (
              <TextInput {...control} value={name} maxLength={80} onChange={({ target }) => setName(target.value)} />
            )}
          </Field>
          {saving.error && <FaultNotice error={saving.error} money={false} />}
          <Button type="submit" variant="primary" pending={saving.isPending}>
            Save
          </Button>
        </form>
      </Dialog>
    </>
  );
}
