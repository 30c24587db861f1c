'use client';

import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { Button } from '@/components/ui/actions/button';
import { Dialog } from '@/components/ui/overlay/dialog';
import { NameForm } from '@/components/ui/forms/name-form';
import { Notice } from '@/components/ui/feedback/notice';
import { showToast } from '@/components/ui/feedback/toast-store';
import { listBuilds, saveBuild } from '@/lib/api/addresses/builds';
import { useAction } from '@/lib/api/client/use-answer';
import { missingWords } from '@/lib/domain/builds/missing-options';
import { encodeBuild } from '@/lib/domain/options/share-code';
import type { ConfiguratorStore } from '@/components/options/configurator-store';
import { useMissingOptions } from '@/components/options/use-missing-options';

/** Saves the build under a name, with the prices of its date, for everyone in the organisation. */
export function SaveBuild({ store, tabIndex }: { store: ConfiguratorStore; tabIndex: 0 | -1 }) {
  const client = useQueryClient();
  const [isOpen, open] = useState(false);
  const [savedCount, setSavedCount] = useState(0);
  const saving = useAction(saveBuild);
  const current = useStore(store, (state) => state.current);
  const missing = useMissingOptions(store, isOpen ? current : null);

  async function save(name: string) {
    const { kind, identifier } = store.getState().current.list;
    const { build } = store.getState().current;
    try {
      const saved = await saving.act({ name, kind, identifier, date: build.date, build: encodeBuild(build, kind) });
      void client.invalidateQueries({ queryKey: [listBuilds.method, listBuilds.path] });
      open(false);
      setSavedCount(savedCount + 1);
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
        {missing && (
          <div className="mb-3">
            <Notice tone="warning" title={missing.isClash ? 'The build is not possible' : 'The build is not complete'}>
              <p>{missingWords(missing)}. It can be saved, but not ordered like this.</p>
            </Notice>
          </div>
        )}
        <NameForm
          // Empty again after a build is saved.
          key={savedCount}
          hint="Such as the customer and key features: Mr Hill, grey with towbar."
          action="Save"
          pending={saving.isPending}
          fault={saving.error}
          onName={(name) => void save(name)}
        />
      </Dialog>
    </>
  );
}
