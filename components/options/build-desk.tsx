'use client';

import { useDeferredValue, useEffect, useMemo, useReducer, useState, type ReactNode } from 'react';
import { announce } from '@/components/ui/toast-store';
import type { Day } from '@/lib/domain/calendar';
import type { OptionList } from '@/lib/domain/option-list';
import type { Build } from '@/lib/domain/rules/build';
import type { OpenNeed, Repair } from '@/lib/domain/rules/configuration';
import { configured } from '@/lib/domain/rules/kept-configurations';
import type { Actions } from './actions';
import { writeAddress } from './build-address';
import { BuildNotices } from './build-notices';
import { ColourGrid } from './colour-grid';
import { NeedChooser } from './need-chooser';
import { OptionHelp } from './option-help';
import { OptionLists } from './option-lists';
import { RuleDoctor } from './rule-doctor';
import { SavedChanges } from './saved-changes';
import { useUndoKey } from './use-undo-key';
import { WishesBar } from './wishes-bar';
import { WishesTray } from './wishes-tray';
import { begin, press, type Wish } from './work';

export interface BuildDeskProps {
  list: OptionList;
  /** The build to begin with. */
  begun: Build;
  /** Draws the choice of another day, which takes the present build along. */
  dayOf: (build: Build) => ReactNode;
  today: Day;
  /** To another day's list, taking the build along. */
  goTo: (day: Day, build: Build) => void;
}

/** Where a build is made: the options, what is chosen so far, and the ways out of whatever is in the way. */
export function BuildDesk({ list, begun, dayOf, today, goTo }: BuildDeskProps) {
  const [work, dispatch] = useReducer(press, null, () => begin(list, begun));
  const { book, build, now, said } = work;
  // What explains and completes takes longer than what shows: it may come a frame later.
  const settled = useDeferredValue(work);
  const deadly = useMemo(() => configured(book, { wishes: [], picks: [] }), [book]);
  const [helped, help] = useState<number | null>(null);
  const [met, meet] = useState<OpenNeed | null>(null);
  const actions = useMemo<Actions>(() => ({ press: dispatch, help, meet }), []);

  useEffect(() => {
    if (said) announce(said.sentence);
  }, [said]);
  useEffect(() => {
    const address = writeAddress(location.search, build);
    if (address !== location.search) history.replaceState(null, '', address + location.hash);
  }, [build]);
  useUndoKey(dispatch);

  function act(wish: Wish) {
    help(null);
    meet(null);
    dispatch(wish);
  }
  const take = (repair: Repair) => act({ do: 'repair', repair });

  return (
    <>
      {dayOf(build)}
      <SavedChanges work={work} today={today} goTo={(day) => goTo(day, build)} />
      <BuildNotices work={work} take={take} press={dispatch} />
      <div className="grid items-start gap-4 pb-28 lg:grid-cols-[minmax(0,1fr)_22rem] lg:pb-0">
        <div className="min-w-0 space-y-4">
          <OptionLists {...{ book, actions, deadly }} faces={work.faces} reasons={settled.now} />
          {list.bundle.trims && (
            <ColourGrid {...{ book, actions }} faces={work.faces} table={list.bundle.trims} others="trims" />
          )}
          {list.bundle.hoods && (
            <ColourGrid {...{ book, actions }} faces={work.faces} table={list.bundle.hoods} others="hoods" />
          )}
          <RuleDoctor book={book} list={list} />
        </div>
        <WishesTray {...{ work, settled, actions }} take={take} />
      </div>
      <WishesBar {...{ work, settled, actions }} take={take} />
      <OptionHelp option={helped} work={work} close={() => help(null)} take={take} />
      <NeedChooser
        need={met !== null && now.openNeeds.some(({ sentence }) => sentence === met.sentence) ? met : null}
        work={work}
        close={() => meet(null)}
        choose={(option) => act({ do: 'choose', option })}
        help={(option) => {
          meet(null);
          help(option);
        }}
        take={take}
      />
    </>
  );
}
