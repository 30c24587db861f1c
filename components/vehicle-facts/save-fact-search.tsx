'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useHasPermission } from '@/components/layout/access/permissions-provider';
import { Button } from '@/components/ui/actions/button';
import { showToast } from '@/components/ui/feedback/toast-store';
import { NameForm } from '@/components/ui/forms/name-form';
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
  const [savedCount, setSavedCount] = useState(0);
  const saving = useAction(saveFactSearch);
  if (!maySave) return null;

  async function save(name: string) {
    const saved = await saving.act({ ...search, name }).catch(() => null); // reported in `error`
    if (!saved) return;
    void client.invalidateQueries({ queryKey: [listFactSearches.method, listFactSearches.path] });
    open(false);
    setSavedCount(savedCount + 1);
    showToast(`Saved as “${saved.name}”.`);
    router.replace(factSearchPath(saved));
  }

  return (
    <span className="print:hidden">
      <Button onClick={() => open(true)}>Save this search</Button>
      <Dialog open={isOpen} onClose={() => open(false)} title="Save this search">
        <NameForm
          // Empty again after a search is saved.
          key={savedCount}
          hint="Everyone in your organisation can see it, with what is new since they last opened it."
          action="Save"
          pending={saving.isPending}
          fault={saving.error}
          onName={(name) => void save(name)}
        />
      </Dialog>
    </span>
  );
}
