import { memo } from 'react';
import { useHasPermission } from '@/components/layout/access/permissions-provider';
import { CopyButton } from '@/components/ui/actions/copy-button';
import { PrintButton } from '@/components/ui/actions/print-button';
import { useRovingStop } from '@/components/ui/behaviour/use-roving-stop';
import type { ConfiguratorStore } from '@/components/options/configurator-store';
import { SaveBuild } from './save-build';

/** Saves, shares or prints a build. One Tab stop. */
export const SaveSharePrint = memo(function SaveSharePrint({ store }: { store: ConfiguratorStore }) {
  const maySave = useHasPermission('builds.save');
  const before = maySave ? 1 : 0;
  const { tabIndexAt, line } = useRovingStop(before + 2);
  return (
    <div role="toolbar" aria-label="Save, share or print" className="flex flex-wrap gap-2" {...line}>
      {maySave && <SaveBuild store={store} tabIndex={tabIndexAt(0)} />}
      <CopyButton text={() => location.href} tabIndex={tabIndexAt(before)}>
        Copy the link
      </CopyButton>
      <PrintButton tabIndex={tabIndexAt(before + 1)} />
    </div>
  );
});
