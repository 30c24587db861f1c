'use client';

import { useSearchParams } from 'next/navigation';
import { useCallback, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Answer } from '@/components/ui/answer';
import { Notice } from '@/components/ui/notice';
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
  const [build, setBuild] = useState<Build>({ identifier, wishes: [], picks: [], ...asked.build, date });
  const answer = useAnswer(readOptions, { kind, identifier, date });

  /** Another day: its own list, with the wishes taken along. */
  const goTo = useCallback((day: Day, carried: Build) => {
    setBuild({ ...carried, date: day });
    setDate(day);
  }, []);

  const retry = <Button onClick={() => void answer.refetch()}>Try again</Button>;
  return (
    <div className="space-y-4">
      <noscript>
        <Notice tone="warning" title="Choosing options needs JavaScript">
          Every press is checked against the guide’s rules. The list with its prices can be read without.
        </Notice>
      </noscript>
      {asked.fault && <ShareFault fault={asked.fault} />}
      <Answer of={answer} what="the options" money={false} retry={retry} waiting={<ConfiguratorWaiting />}>
        {({ list, because, changes }) => {
          if (list !== null && list.bundle.options.length > 0)
            return <BuildDesk key={date} begun={build} saved={asked.saved} {...{ list, changes, today, goTo }} />;
          const day = <ListDay {...{ date, today, changes, list }} choose={(to) => goTo(to, build)} />;
          return <NoList because={because} list={list} day={day} />;
        }}
      </Answer>
    </div>
  );
}
