import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { Card } from '@/components/ui/data/card';
import { FoldedCriteria } from '@/components/ui/forms/folded-criteria';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { RegistrationForm } from '@/components/valuations/by-age/registration-form';
import { RegistrationValuesView } from '@/components/valuations/by-age/registration-values-view';
import { readRegistrationValues } from '@/lib/api/endpoints/valuation-outlook';
import { dayFromAddress } from '@/lib/domain/time/typed-day';
import { acceptMileage } from '@/lib/domain/vehicles/mileage';
import { makeAndModel } from '@/lib/domain/vehicles/names/display-name';
import { Fault } from '@/lib/fault';
import { formatDate, formatMiles } from '@/lib/format';
import { runReadRegistrationValues } from '@/lib/features/valuations/registration-values';
import { requireSession } from '@/lib/server';
import { textQuery } from '../../../../text-query';
import { readVehicle, readVehicleForTitle } from '../read-vehicle';
import { answerOrFault, orFault } from '../../../../answer-or-fault';

type ByAgePageProps = PageProps<'/vehicles/[kind]/[identifier]/by-age'>;

export async function generateMetadata({ params }: ByAgePageProps): Promise<Metadata> {
  const { kind, identifier } = await params;
  const vehicle = await readVehicleForTitle(kind, identifier);
  const title = 'Values by plate, month and date';
  return { title: vehicle ? `${title} of ${makeAndModel(vehicle)}` : title };
}

export default async function ByAgePage({ params, searchParams }: ByAgePageProps) {
  await requireSession('vehicles.read');
  const named = await params;
  const { kind, identifier } = await readVehicle(named.kind, named.identifier);
  const query = textQuery(await searchParams);
  const typed = { registered: dayFromAddress(query.get('registered') ?? ''), mileage: query.get('mileage') ?? '' };
  const head = await headers();
  const found =
    typed.registered === '' || typed.mileage === ''
      ? null
      : await answerOrFault(
          readRegistrationValues,
          runReadRegistrationValues,
          orFault(() => ({
            kind,
            identifier,
            registered: typed.registered,
            mileage: acceptMileage(typed.mileage),
          })),
          head,
        );
  const fault = found instanceof Fault ? found : null;
  const field = fault?.field !== undefined && fault.field in typed ? fault.field : null;
  const form = (
    <Card title="Values by plate, month and date" screenOnly>
      <div className="space-y-3">
        <p className="text-sm text-soft">
          How much the exact date of first registration is worth: the same vehicle by its plate, by its month and by the
          date itself.
        </p>
        <RegistrationForm
          typed={typed}
          refusal={fault !== null && field !== null ? { field, words: `${fault.message} ${fault.fix}` } : null}
        />
      </div>
    </Card>
  );
  if (found === null || found instanceof Fault) {
    return (
      <div className="space-y-4">
        {form}
        {fault && field === null && <FaultNotice error={fault} money={false} />}
      </div>
    );
  }
  return (
    <div className="space-y-4">
      <FoldedCriteria words={[`Registered ${formatDate(typed.registered)}`, formatMiles(found.mileage)]}>
        {form}
      </FoldedCriteria>
      <RegistrationValuesView values={found} />
    </div>
  );
}
