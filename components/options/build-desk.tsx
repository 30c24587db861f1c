'use client';

import { memo } from 'react';
import type { Day } from '@/lib/domain/calendar';
import { BuildSheet } from './build-sheet';
import { BuildNotices } from './build-notices';
import type { Desk } from './desk';
import { ColourGrid } from './list/colour-grid';
import { OptionLists } from './list/option-lists';
import { RuleDoctor } from './rule-doctor';
import { SavedChanges } from './saved-changes';
import { WishesBar } from './tray/wishes-bar';
import { WishesTray } from './tray/wishes-tray';
import { useAfterwards } from './use-afterwards';
import { useUndoKey } from './use-undo-key';
import { NeedChooser } from './ways/need-chooser';
import { OptionHelp } from './ways/option-help';

export interface BuildDeskProps {
  desk: Desk;
  /** The saved build this one was opened from. */
  saved: string | null;
  today: Day;
  /** To another day's list, taking the build along. */
  goTo: (day: Day) => void;
}

/** Where a build is made: the options, what is chosen so far, and the ways out of whatever is in the way. */
export const BuildDesk = memo(function BuildDesk({ desk, saved, today, goTo }: BuildDeskProps) {
  useAfterwards(desk);
  useUndoKey(desk);
  const { trims, hoods } = desk.list.bundle;
  return (
    <>
      <div className="space-y-4 print:hidden" data-focus="#wishes-title, #wishes-button">
        {saved !== null && <SavedChanges {...{ desk, saved, today, goTo }} />}
        <BuildNotices desk={desk} />
        <div className="grid items-start gap-4 pb-28 lg:grid-cols-[minmax(0,1fr)_22rem] lg:pb-0">
          <div className="min-w-0 space-y-4">
            <OptionLists desk={desk} />
            {trims && <ColourGrid desk={desk} table={trims} others="trims" />}
            {hoods && <ColourGrid desk={desk} table={hoods} others="hoods" />}
            <RuleDoctor desk={desk} />
          </div>
          <WishesTray desk={desk} />
        </div>
        <WishesBar desk={desk} />
        <OptionHelp desk={desk} />
        <NeedChooser desk={desk} />
      </div>
      <BuildSheet desk={desk} />
    </>
  );
});
