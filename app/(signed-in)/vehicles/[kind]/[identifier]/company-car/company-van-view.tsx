import { headers } from 'next/headers';
import { PrintButton } from '@/components/ui/print-button';
import type { CarAddress } from '@/components/tax/car-address';
import { CarAsked } from '@/components/tax/car-asked';
import { CompanyVan } from '@/components/tax/company-van';
import { driverRates } from '@/components/tax/driver-rates';
import { FaultNotice } from '@/components/ui/fault-notice';
import { readSpecification } from '@/lib/api/vehicles';
import { britishDay } from '@/lib/domain/calendar';
import { fuelMeaning } from '@/lib/domain/company-car-working';
import { daySchema } from '@/lib/domain/day';
import { taxYearOn } from '@/lib/domain/tax/years';
import { Fault } from '@/lib/fault';
import { runReadSpecification } from '@/lib/features/vehicle-specification';
import { answered } from '@/lib/server';
import { orFault } from '../or-fault';

/** A van is taxed by flat charges: the guide is asked for its fuel alone, and for no P11D value, which it has of cars. */
export async function CompanyVanView({
  identifier,
  asked,
  kept,
}: {
  identifier: string;
  asked: CarAddress;
  kept: readonly (readonly [string, string])[];
}) {
  const of = { kind: 'van', identifier: Number(identifier) } as const;
  const head = await headers();
  const specification = await orFault(() => answered(readSpecification, runReadSpecification, of, head));
  if (specification instanceof Fault) return <FaultNotice error={specification} money={false} />;
  const today = britishDay(new Date());
  const day = daySchema.safeParse(asked.date ?? today);
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <p className="text-sm text-soft">
          {specification.fuel === null
            ? 'The guide does not say what it runs on: taken as no electric van. '
            : `${specification.fuel}. `}
          P11D values, options and whole life cost are for cars only; a van’s benefit is the same whatever it costs.
        </p>
        <PrintButton>Print what the driver pays</PrintButton>
      </div>
      <CarAsked
        vehicle="van"
        date={day.success ? day.data : ''}
        fields={asked.fields}
        isScottish={asked.isScottish}
        kept={kept}
        error={day.success ? undefined : 'The address asks for a day that cannot be. Correct it.'}
      />
      {day.success && (
        <CompanyVan
          registered={day.data}
          today={today}
          isZeroEmission={fuelMeaning(specification.fuel) === 'electric'}
          terms={asked.terms}
          rates={driverRates(asked.isScottish, taxYearOn(day.data))}
        />
      )}
    </div>
  );
}
