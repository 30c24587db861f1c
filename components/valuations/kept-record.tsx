'use client';

import dynamic from 'next/dynamic';
import { useDeferredValue } from 'react';
import { useMay } from '@/components/layout/allowed';
import { isArriving, useArrival } from '@/components/layout/arrival';
import { useTitle } from '@/components/layout/use-title';
import { Answer } from '@/components/ui/answer';
import { readValuation } from '@/lib/api/addresses/valuations';
import { useAnswer } from '@/lib/api/use-answer';
import { AskInternetPrices } from './ask-internet-prices';
import { OutlookLinks } from './outlook-links';
import { AskMissing } from './ask-missing';
import { OutlookWaiting } from './outlook-waiting';
import { RecordActions } from './record-actions';
import { RecordView } from './record-view';
import { RecordWaiting } from './record-waiting';
import { RevalueForm } from './revalue-form';

/** Its charts are no part of what the values wait for. */
const RecordOutlook = dynamic(() => import('./record-outlook').then((loaded) => loaded.RecordOutlook), {
  ssr: false,
  loading: () => (
    <div data-waiting>
      <div className="grid gap-4 lg:grid-cols-2 print:hidden">
        <OutlookWaiting />
      </div>
    </div>
  ),
});

/** A record by its id: from the cache when a press or the server has just brought it, else asked for, free. */
export function KeptRecord({ id }: { id: string }) {
  const answer = useAnswer(readValuation, { id });
  const mayCreate = useMay('valuations.create');
  const title = answer.data?.record.identity.title;
  // After a press the values are painted first, and in the same breath the rest; from the server all comes at once.
  const whole = useDeferredValue(true, !isArriving(id));

  const heading = useArrival(id, title !== undefined);
  useTitle(title);

  return (
    <Answer of={answer} what="the valuation" money={false} waiting={<RecordWaiting />}>
      {({ record, contentHash }) => (
        <RecordView
          key={record.id}
          record={record}
          contentHash={contentHash}
          heading={heading}
          whole={whole}
          outlook={
            record.identity.vehicle && (
              <>
                <RecordOutlook id={record.id} />
                <noscript>
                  <OutlookLinks record={record} />
                </noscript>
              </>
            )
          }
          actions={<RecordActions record={record} mayCreate={mayCreate} />}
          {...(mayCreate && {
            askMissing: <AskMissing record={record} />,
            revalue: <RevalueForm record={record} />,
            askInternetPrices: <AskInternetPrices record={record} />,
          })}
        />
      )}
    </Answer>
  );
}
