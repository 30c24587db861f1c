'use client';

import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Answer } from '@/components/ui/answer';
import { readOptions } from '@/lib/api/addresses/options';
import { useAnswer } from '@/lib/api/use-answer';
import type { Day } from '@/lib/domain/calendar';
import type { Build } from '@/lib/domain/rules/build';
import type { VehicleKind } from '@/lib/domain/vehicle';
import { readAddress } from './build-address';
import { BuildDesk } from './build-desk';
import { ConfiguratorWaiting } from './configurator-waiting';
import { ListDay } from './list-day';
import { NoList } from './no-list';
import { ShareFault } from './share-fault';

export interface ConfiguratorProps {
  kind: VehicleKind;
  identifier: number;
  today: Day;
}

/** The options of one derivative on the day the address names, and the build it carries. */
export function Configurator({ kind, identifier, today }: ConfiguratorProps) {
  const query = useSearchParams();
  const [asked] = useState(() => readAddress(query, identifier));
  const [date, setDate] = useState(asked.date ?? today);
  const [build, setBuild] = useState<Build>(asked.build ?? { identifier, date, wishes: [], picks: [] });
  const answer = useAnswer(readOptions, { kind, identifier, date });

  /** Another day: its own list, with the wishes taken along. */
  function goTo(day: Day, carried: Build) {
    setBuild({ ...carried, date: day });
    setDate(day);
  }

  const retry = <Button onClick={() => void answer.refetch()}>Try again</Button>;
  return (
    <div className="space-y-4">
      {asked.fault && <ShareFault fault={asked.fault} />}
      <Answer of={answer} what="the options" money={false} retry={retry} waiting={<ConfiguratorWaiting />}>
        {({ list, because, changes }) => {
          const day = (carried: Build) => (
            <ListDay {...{ date, today, changes, list }} choose={(to) => goTo(to, carried)} />
          );
          if (list === null || list.bundle.options.length === 0)
            return <NoList because={because} list={list} day={day(build)} />;
          return <BuildDesk key={date} list={list} begun={{ ...build, date }} dayOf={day} today={today} goTo={goTo} />;
        }}
      </Answer>
    </div>
  );
}
