import { memo } from 'react';
import { CopyButton } from '@/components/ui/copy-button';
import { PrintButton } from '@/components/ui/print-button';
import type { Desk } from '../desk';
import { SaveBuild } from './save-build';

/** The ways to have a build again: under a name, by its link, on paper. */
export const KeepBuild = memo(function KeepBuild({ desk }: { desk: Desk }) {
  return (
    <div className="flex flex-wrap gap-2">
      <SaveBuild desk={desk} />
      <CopyButton text={() => location.href}>Copy the link</CopyButton>
      <PrintButton />
    </div>
  );
});
