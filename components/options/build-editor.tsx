'use client';

import { memo } from 'react';
import { useHasPermission } from '@/components/layout/access/permissions-provider';
import type { Day } from '@/lib/domain/time/calendar';
import { BuildSheet } from './build-sheet';
import { BuildNotices } from './build-notices';
import type { ConfiguratorStore } from './configurator-store';
import { ColourGrid } from './list/colour-grid';
import { OptionLists } from './list/option-lists';
import { RuleDoctor } from './rule-doctor';
import { SavedChanges } from './saved-changes';
import { SelectionsBar } from './tray/selections-bar';
import { SelectionsTray } from './tray/selections-tray';
import { useBuildEffects } from './use-build-effects';
import { useUndoKey } from './use-undo-key';
import { NeedChooser } from './repairs/need-chooser';
import { OptionHelp } from './repairs/option-help';

export interface BuildEditorProps {
  store: ConfiguratorStore;
  /** The saved build this one was opened from. */
  saved: string | null;
  today: Day;
  /** Switches to another day's list with the same build. */
  goTo: (day: Day) => void;
}

/** The editor of a build: the options, the selections, and the repairs of conflicts. */
export const BuildEditor = memo(function BuildEditor({ store, saved, today, goTo }: BuildEditorProps) {
  useBuildEffects(store);
  useUndoKey(store);
  const mayReport = useHasPermission('rules.report');
  const { trims, hoods } = store.getState().current.list.bundle;
  return (
    <>
      <div className="space-y-4 print:hidden" data-focus="#selections-title, #selections-button">
        {saved !== null && <SavedChanges store={store} saved={saved} today={today} goTo={goTo} />}
        <BuildNotices store={store} />
        <div className="grid items-start gap-4 pb-28 lg:grid-cols-[minmax(0,1fr)_22rem] lg:pb-0">
          <div className="min-w-0 space-y-4">
            <OptionLists store={store} />
            {trims && <ColourGrid store={store} table={trims} others="trims" />}
            {hoods && <ColourGrid store={store} table={hoods} others="hoods" />}
            {mayReport && <RuleDoctor store={store} />}
          </div>
          <SelectionsTray store={store} />
        </div>
        <SelectionsBar store={store} />
        <OptionHelp store={store} />
        <NeedChooser store={store} />
      </div>
      <BuildSheet store={store} today={today} />
    </>
  );
});
