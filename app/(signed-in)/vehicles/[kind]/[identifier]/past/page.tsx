import type { Metadata } from 'next';
import Link from 'next/link';
import { headers } from 'next/headers';
import { Card } from '@/components/ui/data/card';
import { FoldedCriteria } from '@/components/ui/forms/folded-criteria';
import { Notice } from '@/components/ui/feedback/notice';
import { PastValueForm } from '@/components/valuations/past/past-value-form';
import { PastValueStatement } from '@/components/valuations/past/past-value-statement';
import { readPastValue } from '@/lib/api/endpoints/valuation-outlook';
import { dayFromAddress } from '@/lib/domain/time/typed-day';
import { acceptMileage } from '@/lib/domain/vehicles/mileage';
import { makeAndModel } from '@/lib/domain/vehicles/names/display-name';
import { Fault } from '@/lib/fault';
import { formatDate, formatMiles } from '@/lib/format';
import { runReadPastValue } from '@/lib/features/valuations/past-value';
import { requireSession } from '@/lib/server';
import { textQuery } from '../../../../text-query';
import { byAgePath } from '@/components/valuations/by-age/by-age-path';
import { readVehicle } from '../read-vehicle';
import { answerOrFault, orFault } from '../../../../answer-or-fault';

type PastValuePageProps = PageProps<'/vehicles/[kind]/[identifier]/past'>;

export async function generateMetadata({ params }: PastValuePageProps): Promise<Metadata> {
  const { kind, identifier } = await params;
  const vehicle = await readVehicle(kind, identifier);
  return { title: `Past value of ${makeAndModel(vehicle)}` };
}

export default async function PastValuePage({ params, searchParams }: PastValuePageProps) {
  await requireSession('vehicles.read');
  const named = await params;
  const { kind, identifier, manufacturer, model, derivative } = await readVehicle(named.kind, named.identifier);
  const query = textQuery(await searchParams);
  const typed = {
    registered: dayFromAddress(query.get('registered') ?? ''),
    mileage: query.get('mileage') ?? '',
    day: dayFromAddress(query.get('day') ?? ''),
  };
  const isComplete = typed.registered !== '' && typed.mileage !== '' && typed.day !== '';
  const head = await headers();
  const found = isComplete
    ? await answerOrFault(
        readPastValue,
        runReadPastValue,
        orFault(() => ({ kind, identifier, ...typed, mileage: acceptMileage(typed.mileage) })),
        head,
      )
    : null;
  const fault = found instanceof Fault ? found : null;
  const field = fault?.field !== undefined && fault.field in typed ? fault.field : null;
  const refusal = fault !== null && field !== null ? { field, words: `${fault.message} ${fault.fix}` } : null;
  const form = (
    <Card title="Value on a past date" screenOnly>
      <div className="space-y-3">
        <p className="text-sm text-soft">
          For a total loss, the end of a contract or a dispute: what it was worth on a day, at its mileage then.
        </p>
        <PastValueForm typed={typed} refusal={refusal} />
        <Link href={byAgePath({ kind, identifier }, typed)} prefetch={false} className="link text-sm">
          Today’s values by plate, month and date
        </Link>
      </div>
    </Card>
  );
  if (found === null || found instanceof Fault) {
    return (
      <div className="space-y-4">
        {form}
        {fault && refusal === null && (
          <Notice tone="warning" title="No statement">
            <p>
              {fault.message} {fault.fix}
            </p>
          </Notice>
        )}
      </div>
    );
  }
  return (
    <div className="space-y-4">
      <FoldedCriteria
        words={[
          `Registered ${formatDate(found.registered)}`,
          formatMiles(found.mileage),
          `on ${formatDate(found.day)}`,
        ]}
      >
        {form}
      </FoldedCriteria>
      <PastValueStatement
        value={found}
        name={[makeAndModel({ manufacturer, model }), derivative].filter(Boolean).join(' ')}
      />
    </div>
  );
}
