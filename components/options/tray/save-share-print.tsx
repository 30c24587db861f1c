import { memo } from 'react';
import { CopyButton } from '@/components/ui/actions/copy-button';
import { PrintButton } from '@/components/ui/actions/print-button';
import type { ConfiguratorStore } from '@/components/options/configurator-store';
import { SaveBuild } from './save-build';

/** The ways to have a build again: under a name, by its link, on paper. */
export const SaveSharePrint = memo(function SaveSharePrint({ store }: { store: ConfiguratorStore }) {
  return (
    <div className="flex flex-wrap gap-2">
      <SaveBuild store={store} />
      <CopyButton text={() => location.href}>Copy the link</CopyButton>
      <PrintButton />
    </div>
  );
});
