'use client';

import { useState, type FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useMay } from '@/components/layout/allowed';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { FaultNotice } from '@/components/ui/fault-notice';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { say } from '@/components/ui/toast-store';
import { listBuilds, saveBuild } from '@/lib/api/addresses/builds';
import { useAction } from '@/lib/api/use-answer';
import { encodeBuild } from '@/lib/domain/rules/share-code';
import type { Desk } from '../desk';

/** Keeps the build under a name, with the prices of its day, for everybody in the organisation. */
export function SaveBuild({ desk }: { desk: Desk }) {
  const client = useQueryClient();
  const mayKeep = useMay('builds.save');
  const [isOpen, open] = useState(false);
  const [name, setName] = useState('');
  const saving = useAction(saveBuild);
  if (!mayKeep) return null;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (saving.isPending || name.trim() === '') return;
    const { kind, identifier } = desk.list;
    const { build } = desk.work;
    try {
      const saved = await saving.act({ name, kind, identifier, date: build.date, build: encodeBuild(build, kind) });
      void client.invalidateQueries({ queryKey: [listBuilds.method, listBuilds.path] });
      open(false);
      setName('');
      say(`Saved as “${saved.name}”. It stands in Builds.`);
    } catch {
      // Said in the form.
    }
  }

  return (
    <>
      <Button onClick={() => open(true)}>Save</Button>
      <Dialog open={isOpen} onClose={() => open(false)} title="Save this build">
        <form onSubmit={(event) => void submit(event)} className="space-y-3">
          <Field
            label="Name"
            name="name"
            hint="Such as the customer and what matters: Mr Hill, grey with towbar."
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
