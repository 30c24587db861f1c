import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { BuildSummary } from '@/components/layout/build-summary';
import { CarsOnly } from '@/components/layout/cars-only';
import { DayForm } from '@/components/layout/day-form';
import { KeptOverTime } from '@/components/option-values/kept-over-time';
import { NoValues } from '@/components/option-values/no-values';
import { readValuesAddress } from '@/components/option-values/values-address';
import { ValuesAsked } from '@/components/option-values/values-asked';
import { ValuesAtMonth } from '@/components/option-values/values-at-month';
import { Card } from '@/components/ui/card';
import { FaultNotice } from '@/components/ui/fault-notice';
import { Notice } from '@/components/ui/notice';
import { readOptionValues } from '@/lib/api/option-values';
import { britishDay } from '@/lib/domain/calendar';
import { acceptMileage } from '@/lib/domain/mileage';
import { Fault } from '@/lib/fault';
import { runReadOptionValues } from '@/lib/features/option-values';
import { answered, requireSession } from '@/lib/server';
import { orFault } from '../or-fault';
import { readVehicle } from '../read-vehicle';

type Props = PageProps<'/vehicles/[kind]/[identifier]/option-values'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const named = await params;
  const { manufacturer, model } = await readVehicle(named.kind, named.identifier);
  return { title: `Option values of ${manufacturer} ${model}` };
}

export default async function OptionValuesPage({ params, searchParams }: Props) {
  await requireSession('vehicles.read');
  const { kind, identifier } = await params;
  const path = `/vehicles/${kind}/${identifier}`;
  if (kind !== 'car') return <CarsOnly what="Option values" path={path} />;
  const { asked, typed, month, condition } = readValuesAddress(await searchParams);
  const head = await headers();
  const today = britishDay(new Date());
  const ask = ({ registered, mileage }: { registered?: string | undefined; mileage?: string | undefined }) =>
    orFault(async () => {
      const use = {
        ...(registered && { registered }),
        ...(mileage && { mileage: acceptMileage(mileage) }),
      };
      const of = { kind, identifier: Number(identifier), ...asked, ...use } as const;
      return answered(readOptionValues, runReadOptionValues, of, head);
    });
  const found = await ask(typed);
  if (found instanceof Fault) {
    const field = found.field === 'registered' || found.field === 'mileage' ? found.field : null;
    // What can be ticked hangs on neither: the form stands as it was filled in, with the fault at its field.
    const listed = field && (await ask({}));
    if (listed && !(listed instanceof Fault)) {
      return (
        <ValuesAsked
          date={listed.build.date}
          registered={typed.registered ?? listed.registered}
          mileage={typed.mileage ?? ''}
          offered={listed.offered}
          today={today}
          error={{ field, words: `${found.message} ${found.fix}` }}
        />
      );
    }
    const kept = [...Object.entries(typed), ...asked.option.map((code) => ['option', code] as const)];
    return (
      <div className="space-y-4">
        <Card>
          <DayForm date={asked.date ?? ''} build={asked.build} kept={kept} />
        </Card>
        <FaultNotice error={found} money={false} />
      </div>
    );
  }
  const { build, values, offered, unknown, registered, mileage } = found;
  const query = new URLSearchParams({ date: build.date, ...(asked.build ? { build: asked.build } : {}) });
  return (
    <div className="space-y-4">
      {asked.option.length === 0 && <BuildSummary build={build} configure={`${path}/configure?${query}`} />}
      <ValuesAsked
        key={JSON.stringify([asked, typed])}
        {...{ date: build.date, registered, mileage, offered }}
        today={today}
      />
      {unknown.length > 0 && (
        <Notice tone="warning" title="Codes this car does not have">
          {unknown.join(', ')}: left out. Tick options from the list instead.
        </Notice>
      )}
      {'because' in values ? (
        <NoValues because={values.because} isAsking={offered.some(({ isAsked }) => isAsked)} />
      ) : (
        <>
          <ValuesAtMonth
            key={JSON.stringify([asked, typed])}
            values={values.value}
            month={month}
            condition={condition}
          />
          <KeptOverTime values={values.value} />
        </>
      )}
    </div>
  );
}
