'use client';

import { useSearchParams } from 'next/navigation';
import { useCallback, useMemo, useState } from 'react';
import { Button } from '@/components/ui/actions/button';
import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { Notice } from '@/components/ui/feedback/notice';
import { readOptions } from '@/lib/api/addresses/options';
import { useAnswer } from '@/lib/api/client/use-answer';
import type { Day } from '@/lib/domain/time/calendar';
import type { ListChange } from '@/lib/domain/options/option-list';
import type { VehicleBuild, BuildStep } from '@/lib/domain/options/build';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import { formatDate } from '@/lib/format';
import { readBuildAddress } from './build-address';
import { BuildEditor } from './build-editor';
import { ConfiguratorSkeleton } from './configurator-skeleton';
import { createConfiguratorStore } from './configurator-store';
import { ListDay } from './list-date';
import { NoList } from './no-option-list';
import { ShareFault } from './share-fault';
import { SOURCES } from '@/lib/domain/source-names';

export interface ConfiguratorProps {
  kind: VehicleKind;
  identifier: number;
  today: Day;
  /** The default day of the list. */
  initialDate: Day;
}

/** The initial build. */
interface InitialBuild {
  readonly build: VehicleBuild;
  /** The steps that led to it on another day's list; null as it was opened. */
  readonly past: readonly BuildStep[] | null;
}

/** The options of one derivative on the day the address names, and the build it carries. */
export function Configurator({ kind, identifier, today, initialDate: opensOn }: ConfiguratorProps) {
  const query = useSearchParams();
  const [address] = useState(() => readBuildAddress(query, { kind, identifier }));
  const [initial, setInitial] = useState<InitialBuild>(() => ({
    build: { identifier, selections: [], picks: [], ...address.build, date: address.date ?? opensOn },
    past: null,
  }));
  const { date } = initial.build;
  const answer = useAnswer(readOptions, { kind, identifier, date });
  const list = answer.data?.list ?? null;
  // The choice of days stays while another day's list is loading.
  const [changes, setChanges] = useState<readonly ListChange[]>(answer.data?.changes ?? []);
  if (answer.data && answer.data.changes !== changes) setChanges(answer.data.changes);
  const store = useMemo(
    () =>
      list !== null && list.bundle.options.length > 0
        ? createConfiguratorStore(list, initial.build, initial.past && { past: initial.past, today })
        : null,
    [list, initial, today],
  );

  /** Switches to another day's list with the same selections and every step that led to them. */
  const goTo = useCallback(
    (day: Day) => {
      const { build, past } = store?.getState().current ?? initial;
      setInitial({ build: { ...build, date: day }, past: past ?? [] });
    },
    [store, initial],
  );

  const retry = <Button onClick={() => void answer.refetch()}>Try again</Button>;
  return (
    <div className="space-y-4" data-focus="#list-day">
      <noscript>
        <Notice tone="warning" title="Choosing options needs JavaScript">
          Each choice is checked against {SOURCES.guide.inText}’s rules. The list and its prices can be read without it.
        </Notice>
      </noscript>
      {address.fault && <ShareFault fault={address.fault} elsewhere={address.elsewhere} />}
      {address.invalidDate !== null && initial.past === null && (
        <Notice tone="warning" title={`“${address.invalidDate.slice(0, 40)}” is not a date`} live>
          {date === today ? 'Today’s options are shown.' : `Options of ${formatDate(date)} are shown.`}
        </Notice>
      )}
      <ListDay date={date} today={today} changes={changes} list={list} choose={goTo} />
      <QueryBoundary query={answer} what="the options" money={false} retry={retry} waiting={<ConfiguratorSkeleton />}>
        {({ because, notes }) =>
          store ? (
            <BuildEditor key={date} saved={address.saved} store={store} today={today} goTo={goTo} />
          ) : (
            <NoList because={because} list={list} notes={notes} />
          )
        }
      </QueryBoundary>
    </div>
  );
}
