import { memo } from 'react';
import { useStore } from 'zustand';
import { useHasPermission } from '@/components/layout/access/permissions-provider';
import { CopyButton } from '@/components/ui/actions/copy-button';
import { PrintButton } from '@/components/ui/actions/print-button';
import { useRovingStop } from '@/components/ui/behaviour/use-roving-stop';
import type { ConfiguratorStore } from '@/components/options/configurator-store';
import { hasStepButton, LastStep } from './last-step';
import { SaveBuild } from './save-build';

interface SaveSharePrintProps {
  store: ConfiguratorStore;
  /** With what the last action did, and its button. */
  withLastStep?: boolean;
}

/** Saves, shares or prints a build, and undoes the last action. One Tab stop. */
export const SaveSharePrint = memo(function SaveSharePrint({ store, withLastStep = false }: SaveSharePrintProps) {
  const maySave = useHasPermission('builds.save');
  const hasUndo = useStore(store, ({ current }) => withLastStep && hasStepButton(current));
  const before = maySave ? 1 : 0;
  const { tabIndexAt, line } = useRovingStop(before + 2 + (hasUndo ? 1 : 0));
  return (
    <div role="toolbar" aria-label={withLastStep ? 'Save, share, print or undo' : 'Save, share or print'} {...line}>
      <div className="flex flex-wrap gap-2">
        {maySave && <SaveBuild store={store} tabIndex={tabIndexAt(0)} />}
        <CopyButton text={() => location.href} tabIndex={tabIndexAt(before)}>
          Copy the link
        </CopyButton>
        <PrintButton tabIndex={tabIndexAt(before + 1)} />
      </div>
      {withLastStep && (
        <div className="isolate -mx-4">
          <LastStep store={store} tabIndex={tabIndexAt(before + 2)} />
        </div>
      )}
    </div>
  );
});
