'use client';

import { useRouter } from 'next/navigation';
import { useState, type FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useHasPermission } from '@/components/layout/access/permissions-provider';
import { Button } from '@/components/ui/actions/button';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { showToast } from '@/components/ui/feedback/toast-store';
import { Field } from '@/components/ui/forms/field';
import { TextInput } from '@/components/ui/forms/text-input';
import { Dialog } from '@/components/ui/overlay/dialog';
import { listFactSearches, saveFactSearch } from '@/lib/api/addresses/guide/fact-searches';
import type { InputOf } from '@/lib/api/client/answer-of';
import { useAction } from '@/lib/api/client/use-answer';
import { factSearchPath } from '@/lib/domain/page-paths';

/** Saves the search on screen under a name, for everyone in the organisation. */
export function SaveFactSearch({ search }: { search: Omit<InputOf<typeof saveFactSearch>, 'name'> }) {
  const client = useQueryClient();
  const router = useRouter();
  const maySave = useHasPermission('searches.save');
  const [isOpen, open] = useState(false);
  const [name, setName] = useState('');
  const saving = useAction(saveFactSearch);
  if (!maySave) return null;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (saving.isPending || name.trim() === '') return;
    const saved = await saving.act({ ...search, name }).catch(() => null); // reported in `error`
    if (!saved) return;
    void client.invalidateQueries({ queryKey: [listFactSearches.method, listFactSearches.path] });
    open(false);
    setName('');
    showToast(`Saved as “${saved.name}”.`);
    router.replace(factSearchPath(saved));
  }

  return (
    <span className="print:hidden">
      <Button onClick={() => open(true)}>Save this search</Button>
      <Dialog open={isOpen} onClose={() => open(false)} title="Save this search">
        <form onSubmit={(event) => void submit(event)} className="space-y-3">
          <Field
            label="Name"
            name="name"
            hint="Everyone in your organisation can see it, with what is new since they last opened it."
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
    </span>
  );
}
