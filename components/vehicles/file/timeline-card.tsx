'use client';

import Link from 'next/link';
import { LineChart } from '@/components/charts/line/line-chart';
import { BAND_LOOK } from '@/components/charts/marks/look';
import { Card } from '@/components/ui/data/card';
import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { readTimeline } from '@/lib/api/addresses/registrations/vehicle-files';
import { useAnswer } from '@/lib/api/client/use-answer';
import { britishDay } from '@/lib/domain/time/calendar';
import type { TimelineEntry } from '@/lib/domain/vehicles/file/timeline';
import { formatDate, formatDateTime, formatMiles } from '@/lib/format';

/** Everything the organisation has of the vehicle, newest first, with its values drawn. */
export function TimelineCard({ id }: { id: string }) {
  const answer = useAnswer(readTimeline, { id }, { staleAfterMs: 0 });
  return (
    <Card title="Timeline">
      <QueryBoundary query={answer} what="the timeline" money={false}>
        {({ entries, isCut }) => (
          <div className="space-y-4">
            <ValuesChart entries={entries} />
            <ol className="divide-y divide-line text-sm">
              {entries.map((entry, index) => (
                <li key={index} className="py-1.5">
                  <TimelineRow {...entry} />
                </li>
              ))}
            </ol>
            {isCut && <p className="text-sm text-soft">Older entries are in Valuations and in the ledger.</p>}
          </div>
        )}
      </QueryBoundary>
    </Card>
  );
}

function TimelineRow({ at, isDay, what, detail, byName, href }: TimelineEntry) {
  return (
    <>
      <span className="font-semibold">
        {href === null ? (
          what
        ) : (
          <Link href={href} prefetch={false} className="link">
            {what}
          </Link>
        )}
      </span>{' '}
      <time dateTime={at} className="text-soft">
        {isDay ? formatDate(at) : formatDateTime(at)}
      </time>
      {byName && <span className="text-soft"> by {byName}</span>}
      {detail && <span className="block">{detail}</span>}
    </>
  );
}

/** One point per day, the newest of each; a single day is not drawn. */
function ValuesChart({ entries }: { entries: readonly TimelineEntry[] }) {
  const byDay = new Map<string, NonNullable<TimelineEntry['values']>>();
  for (const { at, values } of entries.toReversed()) if (values) byDay.set(britishDay(at), values);
  if (byDay.size < 2) return null;
  const values = [...byDay.values()];
  return (
    <LineChart
      title="Values at each valuation"
      stops={{ name: 'Day', unit: 'day', at: [...byDay.keys()] }}
      series={[
        { name: 'Retail', look: BAND_LOOK.retail, values: values.map(({ retailPounds }) => retailPounds) },
        { name: 'Clean', look: BAND_LOOK.clean, values: values.map(({ cleanPounds }) => cleanPounds) },
      ]}
      unit="pounds"
      notes={[
        `Mileages: ${values.map(({ mileage }) => (mileage === null ? 'not known' : formatMiles(mileage))).join(', ')}.`,
      ]}
    />
  );
}
