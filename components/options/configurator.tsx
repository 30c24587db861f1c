'use client';

import { useSearchParams } from 'next/navigation';
import { useCallback, useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Answer } from '@/components/ui/answer';
import { Notice } from '@/components/ui/notice';
import { useKeptFocus } from '@/components/ui/use-kept-focus';
import { readOptions } from '@/lib/api/addresses/options';
import { useAnswer } from '@/lib/api/use-answer';
import type { Day } from '@/lib/domain/calendar';
import type { ListChange } from '@/lib/domain/option-list';
import type { Build, Step } from '@/lib/domain/rules/build';
import type { VehicleKind } from '@/lib/domain/vehicle';
import { formatDate } from '@/lib/format';
import { readAddress } from './build-address';
import { BuildDesk } from './build-desk';
import { ConfiguratorWaiting } from './configurator-waiting';
import { Desk } from './desk';
import { ListDay } from './list-day';
import { NoList } from './no-list';
import { ShareFault } from './share-fault';

export interface ConfiguratorProps {
  kind: VehicleKind;
  identifier: number;
  today: Day;
  /** The day its list is of where the address names none. */
  opensOn: Day;
}

/** A build to begin with. */
interface Begun {
  readonly build: Build;
  /** The steps that led to it on another day's list; null as it was opened. */
  readonly past: readonly Step[] | null;
}

/** The options of one derivative on the day the address names, and the build it carries. */
export function Configurator({ kind, identifier, today, opensOn }: ConfiguratorProps) {
  const query = useSearchParams();
  const [asked] = useState(() => readAddress(query, { kind, identifier }));
  const [begun, begin] = useState<Begun>(() => ({
    build: { identifier, wishes: [], picks: [], ...asked.build, date: asked.date ?? opensOn },
    past: null,
  }));
  const { date } = begun.build;
  const answer = useAnswer(readOptions, { kind, identifier, date });
  const list = answer.data?.list ?? null;
  // The days there are do not go while another day's list is on its way.
  const [changes, setChanges] = useState<readonly ListChange[]>(answer.data?.changes ?? []);
  if (answer.data && answer.data.changes !== changes) setChanges(answer.data.changes);
  const desk = useMemo(
    () => (list !== null && list.bundle.options.length > 0 ? new Desk(list, begun.build, begun.past) : null),
    [list, begun],
  );
  useKeptFocus();

  /** Another day: its own list, with the wishes taken along, and every step that led to them. */
  const goTo = useCallback(
    (day: Day) => {
      const { build, past } = desk?.work ?? begun;
      begin({ build: { ...build, date: day }, past: past ?? [] });
    },
    [desk, begun],
  );

  const retry = <Button onClick={() => void answer.refetch()}>Try again</Button>;
  return (
    <div className="space-y-4" data-focus="#list-day">
      <noscript>
        <Notice tone="warning" title="Choosing options needs JavaScript">
          Every press is checked against the guide’s rules. The list with its prices can be read without.
        </Notice>
      </noscript>
      {asked.fault && <ShareFault fault={asked.fault} elsewhere={asked.elsewhere} />}
      {asked.noDay !== null && begun.past === null && (
        <Notice tone="warning" title={`There is no day “${asked.noDay.slice(0, 40)}”`} live>
          These are the options and prices of {date === today ? 'today' : formatDate(date)}.
        </Notice>
      )}
      <ListDay {...{ date, today, changes, list }} choose={goTo} />
      <Answer of={answer} what="the options" money={false} retry={retry} waiting={<ConfiguratorWaiting />}>
        {({ because }) =>
          desk ? (
            <BuildDesk key={date} saved={asked.saved} {...{ desk, today, goTo }} />
          ) : (
            <NoList because={because} list={list} />
          )
        }
      </Answer>
    </div>
  );
}
