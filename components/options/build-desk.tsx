'use client';

import { memo, useState } from 'react';
import type { Day } from '@/lib/domain/calendar';
import type { ListChange, OptionList } from '@/lib/domain/option-list';
import type { Build } from '@/lib/domain/rules/build';
import { BuildSheet } from './build-sheet';
import { BuildNotices } from './build-notices';
import { Desk } from './desk';
import { ColourGrid } from './list/colour-grid';
import { OptionLists } from './list/option-lists';
import { ListDay } from './list-day';
import { RuleDoctor } from './rule-doctor';
import { SavedChanges } from './saved-changes';
import { WishesBar } from './tray/wishes-bar';
import { WishesTray } from './tray/wishes-tray';
import { useAfterwards } from './use-afterwards';
import { useUndoKey } from './use-undo-key';
import { NeedChooser } from './ways/need-chooser';
import { OptionHelp } from './ways/option-help';

export interface BuildDeskProps {
  list: OptionList;
  /** Days on which the guide changed something. */
  changes: readonly ListChange[];
  /** The build to begin with. */
  begun: Build;
  /** The saved build this one was opened from. */
  saved: string | null;
  today: Day;
  /** To another day's list, taking the build along. */
  goTo: (day: Day, build: Build) => void;
}

/** Where a build is made: the options, what is chosen so far, and the ways out of whatever is in the way. */
export const BuildDesk = memo(function BuildDesk({ list, changes, begun, saved, today, goTo }: BuildDeskProps) {
  const [desk] = useState(() => new Desk(list, begun));
  useAfterwards(desk);
  useUndoKey(desk);
  const { trims, hoods } = list.bundle;
  const carryTo = (day: Day) => goTo(day, desk.work.build);
  return (
    <>
      <div className="space-y-4 print:hidden">
        <ListDay {...{ date: begun.date, today, changes, list }} choose={carryTo} />
        {saved !== null && <SavedChanges {...{ desk, saved, today }} goTo={carryTo} />}
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
