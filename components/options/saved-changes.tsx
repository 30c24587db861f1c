'use client';

import { useStore } from 'zustand';
import { Button } from '@/components/ui/actions/button';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { Notice } from '@/components/ui/feedback/notice';
import { readBuild, readBuildChanges } from '@/lib/api/addresses/builds';
import { useAnswer } from '@/lib/api/client/use-answer';
import type { BuildChanges } from '@/lib/domain/builds/build-changes';
import type { Day } from '@/lib/domain/time/calendar';
import { encodeBuild, sharedBuild } from '@/lib/domain/options/share-code';
import { formatDate } from '@/lib/format';
import type { ConfiguratorStore } from './configurator-store';
import { sumWords } from '@/lib/domain/options/pricing/sum-words';
import { SOURCES } from '@/lib/domain/source-names';

export interface SavedChangesProps {
  store: ConfiguratorStore;
  saved: string;
  today: Day;
  goTo: (day: Day) => void;
}

/** For a saved build: that its prices are those of its date, and what has changed since. */
export function SavedChanges({ store, saved: id, today, goTo }: SavedChangesProps) {
  const state = useStore(store, ({ current }) => current);
  const saved = useAnswer(readBuild, { id });
  const changes = useAnswer(readBuildChanges, { id, date: today });
  if (saved.error) return <FaultNotice error={saved.error} money={false} />;
  if (saved.data === undefined) return null;
  const { name, date, savedAt, savedBy, code, totalPence, onApplication } = saved.data;
  const { totalPence: here, onApplication: hereOnApplication } = state.price;
  const isOther = here !== totalPence || hereOnApplication.length !== onApplication;
  // Old saved builds have a code of an earlier version.
  const savedBuild = sharedBuild(code)?.build;
  const { kind } = state.list;
  const isRevised =
    isOther && savedBuild !== undefined && encodeBuild(state.build, kind) === encodeBuild(savedBuild, kind);
  const groups = changes.data ? changeGroups(changes.data) : [];
  const isSame = changes.data !== undefined && groups.length === 0;
  // Parts that could not be read are not known to be the same.
  const isEquipmentKnown = changes.data !== undefined && changes.data.equipment !== null;
  return (
    <Notice
      tone={isSame ? 'success' : 'info'}
      title={`${name}: saved on ${formatDate(savedAt)} by ${savedBy.name}${totalPence === null ? '' : ` at ${sumWords(totalPence, onApplication > 0)}`}`}
      actions={
        date === today || state.build.date === today ? (
          state.build.date !== date && (
            <Button onClick={() => goTo(date)}>Show the prices of {formatDate(date)}, as saved</Button>
          )
        ) : (
          <Button onClick={() => goTo(today)}>Show today’s prices</Button>
        )
      }
    >
      {isRevised && (
        <p className="font-semibold">
          {SOURCES.guide.atStart} has since revised its prices for {formatDate(date)}. The price is now{' '}
          {here === null ? 'not known' : sumWords(here, hereOnApplication.length > 0)}.
        </p>
      )}
      {changes.error && <p>{changes.error.message}</p>}
      {isSame && <p>Price, options{isEquipmentKnown ? ', rules and equipment' : ' and rules'} are the same today.</p>}
      {changes.data?.unread.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {changes.data && !isEquipmentKnown && (
        <p>Standard equipment could not be read for both dates, so it is not compared.</p>
      )}
      {groups.length > 0 && changes.data && (
        <ChangeGroups changes={changes.data} groups={groups} today={today} isAsSaved={state.build.date === date} />
      )}
    </Notice>
  );
}

type ChangeGroup = readonly [term: string, sentences: readonly string[]];

const changeGroups = (changes: BuildChanges): readonly ChangeGroup[] =>
  (
    [
      ['Price', changes.price],
      ['Options', changes.options],
      ['Rules', changes.rules],
      ['Fitted equipment', changes.fitted],
      ['Standard equipment', changes.equipment ?? []],
      ['Problems today', changes.troubles],
    ] as const
  ).filter(([, sentences]) => sentences.length > 0);

interface ChangeGroupsProps {
  changes: BuildChanges;
  groups: readonly ChangeGroup[];
  today: Day;
  /** Whether the prices shown are those of the day of the build. */
  isAsSaved: boolean;
}

/** What has changed since the build was saved: both totals, then a group of sentences for each kind of change. */
function ChangeGroups({ changes, groups, today, isAsSaved }: ChangeGroupsProps) {
  const { totalBeforePence, totalNowPence, isOnApplication } = changes;
  return (
    <>
      <p>
        {isAsSaved ? 'Saved prices are shown. ' : ''}Changes by {formatDate(today)}
        {totalNowPence !== null && totalBeforePence !== null
          ? `: ${sumWords(totalBeforePence, isOnApplication.before)} then, ${sumWords(totalNowPence, isOnApplication.now)} now.`
          : '.'}
      </p>
      <dl className="mt-1 space-y-1">
        {groups.map(([term, sentences]) => (
          <div key={term}>
            <dt className="font-semibold">{term}</dt>
            {sentences.map((sentence) => (
              <dd key={sentence}>{sentence}</dd>
            ))}
          </div>
        ))}
      </dl>
    </>
  );
}
