import { headers } from 'next/headers';
import { PrintButton } from '@/components/ui/actions/print-button';
import type { CarAddress } from '@/components/tax/company-car-address';
import { DriverTermsForm } from '@/components/tax/driver-terms-form';
import { CompanyVan } from '@/components/tax/company-van';
import { driverRates } from '@/lib/domain/tax/company-car/driver-rates';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { readSpecification } from '@/lib/api/endpoints/vehicles';
import { daySchema } from '@/lib/domain/time/calendar-schemas';
import { fuelMeaning } from '@/lib/domain/tax/company-car/computed-years';
import { taxYearOn } from '@/lib/domain/tax/fiscal-years';
import { Fault } from '@/lib/fault';
import { runReadSpecification } from '@/lib/features/vehicles/vehicle-specification';
import { answered, britishToday } from '@/lib/server';
import { resultOrFault } from '../result-or-fault';
import { SOURCES } from '@/lib/domain/source-names';

/** A van is taxed by flat charges: only its fuel is needed, and no P11D value, which the guide has for cars alone. */
export async function CompanyVanView({
  identifier,
  address,
  preserved,
}: {
  identifier: string;
  address: CarAddress;
  preserved: readonly (readonly [string, string])[];
}) {
  const van = { kind: 'van', identifier: Number(identifier) } as const;
  const head = await headers();
  const specification = await resultOrFault(() => answered(readSpecification, runReadSpecification, van, head));
  if (specification instanceof Fault) return <FaultNotice error={specification} money={false} />;
  const today = britishToday();
  const day = daySchema.safeParse(address.date ?? today);
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <p className="text-sm text-soft">
          {specification.fuel === null
            ? `${SOURCES.guide.atStart} gives no fuel type: treated as not electric. `
            : `${specification.fuel}. `}
          P11D values, options and whole life cost are for cars only; a van’s benefit does not depend on its price.
        </p>
        <PrintButton>Print what the driver pays</PrintButton>
      </div>
      <DriverTermsForm
        vehicle="van"
        date={day.success ? day.data : ''}
        fields={address.fields}
        isScottish={address.isScottish}
        preserved={preserved}
        error={day.success ? undefined : 'This date does not exist. Correct it.'}
      />
      {day.success && (
        <CompanyVan
          registered={day.data}
          today={today}
          isZeroEmission={fuelMeaning(specification.fuel) === 'electric'}
          terms={address.terms}
          rates={driverRates(address.isScottish, taxYearOn(day.data))}
        />
      )}
    </div>
  );
}
