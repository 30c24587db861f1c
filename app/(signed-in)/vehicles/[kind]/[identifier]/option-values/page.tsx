import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { BuildSummary } from '@/components/layout/builds/build-summary';
import { CarsOnly } from '@/components/layout/page/cars-only';
import { TotalOverTime } from '@/components/options/values/total-over-time';
import { ExcludingTicks } from '@/components/options/values/excluding-ticks';
import { NoOptionValues } from '@/components/options/values/no-option-values';
import { readValuesAddress } from '@/components/options/values/values-address';
import { OptionValuesForm } from '@/components/options/values/option-values-form';
import { ValuesAtMonth } from '@/components/options/values/values-at-month';
import { Notice } from '@/components/ui/feedback/notice';
import { readOptionValues } from '@/lib/api/endpoints/option-values';
import { leftOutTicks } from '@/lib/domain/options/left-out-ticks';
import { acceptMileage } from '@/lib/domain/vehicles/mileage';
import { makeAndModel } from '@/lib/domain/vehicles/names/display-name';
import { Fault } from '@/lib/fault';
import { formatDate, formatMiles, formatPlural } from '@/lib/format';
import { runReadOptionValues } from '@/lib/features/options/option-values';
import { britishToday, requireSession } from '@/lib/server';
import { answerOrFault, orFault } from '../../../../answer-or-fault';
import { readVehicle } from '../read-vehicle';
import { OptionValuesFault } from './option-values-fault';

type OptionValuesPageProps = PageProps<'/vehicles/[kind]/[identifier]/option-values'>;

export async function generateMetadata({ params }: OptionValuesPageProps): Promise<Metadata> {
  const named = await params;
  const vehicle = await readVehicle(named.kind, named.identifier);
  return { title: `Option values of ${makeAndModel(vehicle)}` };
}

export default async function OptionValuesPage({ params, searchParams }: OptionValuesPageProps) {
  await requireSession('vehicles.read');
  const { kind, identifier } = await params;
  const path = `/vehicles/${kind}/${identifier}`;
  if (kind !== 'car') return <CarsOnly what="Option values" path={path} />;
  const address = readValuesAddress(await searchParams);
  const { request: requested, typed, month, condition } = address;
  const head = await headers();
  const today = britishToday();
  const readValues = (entered: EnteredValues) => {
    const input = orFault(() => valuesInput(identifier, requested, entered));
    return answerOrFault(readOptionValues, runReadOptionValues, input, head);
  };
  const found = await readValues(typed);
  if (found instanceof Fault) {
    const field = found.field === 'registered' || found.field === 'mileage' ? found.field : null;
    // The form stays as filled in, with the fault at its field.
    const listed = field && (await readValues({}));
    return (
      <OptionValuesFault
        fault={found}
        wrongField={field}
        withoutTyped={listed instanceof Fault ? null : listed}
        address={address}
        today={today}
      />
    );
  }
  const { build, values, offered, registered, mileage } = found;
  const query = new URLSearchParams({ date: build.date, ...(requested.build ? { build: requested.build } : {}) });
  const ticked = offered.filter(({ isTicked }) => isTicked).length;
  const form = (
    <OptionValuesForm
      key={JSON.stringify([requested, typed])}
      date={build.date}
      registered={registered}
      mileage={mileage}
      offered={offered}
      today={today}
    />
  );
  return (
    <div className="space-y-4">
      {requested.option.length === 0 && (
        <BuildSummary build={build} configureHref={`${path}/configure?${query}`} today={today} />
      )}
      {'because' in values && form}
      {leftOutTicks(found).map(({ title, text }) => (
        <Notice key={title} tone="warning" title={title}>
          {text}
        </Notice>
      ))}
      <ExcludingTicks offered={offered} />
      {'because' in values ? (
        <NoOptionValues because={values.because} isRequested={offered.some(({ isTicked }) => isTicked)} />
      ) : (
        <>
          <ValuesAtMonth
            key={JSON.stringify([requested, typed])}
            values={values.value}
            month={month}
            condition={condition}
            form={form}
            chosen={[`Registered ${formatDate(registered)}`, formatMiles(mileage), formatPlural(ticked, 'option')]}
          />
          <TotalOverTime values={values.value} />
        </>
      )}
    </div>
  );
}

interface EnteredValues {
  readonly registered?: string | undefined;
  readonly mileage?: string | undefined;
}

type ValuesRequest = ReturnType<typeof readValuesAddress>['request'];

/** @throws Fault at the mileage, if it is none */
const valuesInput = (identifier: string, { option, ...configured }: ValuesRequest, entered: EnteredValues) => ({
  kind: 'car' as const,
  identifier: Number(identifier),
  option: option.map(Number),
  ...configured,
  ...(entered.registered && { registered: entered.registered }),
  ...(entered.mileage && { mileage: acceptMileage(entered.mileage) }),
});
