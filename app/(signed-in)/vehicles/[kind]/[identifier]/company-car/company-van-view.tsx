import { headers } from 'next/headers';
import { RefreshButton } from '@/components/layout/page/refresh-button';
import { PrintButton } from '@/components/ui/actions/print-button';
import type { CarAddress } from '@/components/tax/company-car-address';
import { DriverTermsForm } from '@/components/tax/driver-terms-form';
import { OpeningDayNotice } from '@/components/vehicles/detail/opening-day-notice';
import { TaxedVanFigures } from '@/components/tax/van/taxed-van-figures';
import { VanFields } from '@/components/tax/van/van-fields';
import { vanIntroduction, vanPriceHint } from '@/components/tax/van/van-words';
import { isDoubleCab } from '@/lib/domain/tax/company-car/double-cab-rule';
import { vanTaxCase } from '@/lib/domain/tax/company-car/tax-case';
import { taxedAs } from '@/lib/domain/tax/tax-sentences';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { readSpecification } from '@/lib/api/endpoints/vehicles';
import { specificationDay } from '@/lib/domain/vehicles/lifecycle';
import { daySchema } from '@/lib/domain/time/calendar-schemas';
import { vanDutyNeeds } from '@/lib/domain/tax/van-duty';
import { Fault } from '@/lib/fault';
import { runReadSpecification } from '@/lib/features/vehicles/vehicle-specification';
import { britishToday } from '@/lib/server';
import { readVehicle } from '../read-vehicle';
import { answerOrFault } from '../../../../answer-or-fault';
import { readDoubleCabFacts } from './read-double-cab-facts';

export interface CompanyVanViewProps {
  identifier: string;
  address: CarAddress;
  preserved: readonly (readonly [string, string])[];
}

/** A van is taxed by flat charges, and a double-cab pick-up as a car: by the guide's price and the van's own CO2. */
export async function CompanyVanView({ identifier, address, preserved }: CompanyVanViewProps) {
  const van = { kind: 'van', identifier: Number(identifier) } as const;
  const head = await headers();
  const specification = await answerOrFault(readSpecification, runReadSpecification, van, head);
  if (specification instanceof Fault) return <FaultNotice error={specification} money={false} />;
  const today = britishToday();
  const vehicle = await readVehicle('van', identifier);
  const { model, derivative, sector } = vehicle;
  const opensOn = specificationDay(vehicle, today);
  const day = daySchema.safeParse(address.date ?? opensOn);
  const isPickUp = isDoubleCab(specification.bodyStyle, model, derivative, sector);
  const registered = day.success ? day.data : opensOn;
  const facts = isPickUp ? await readDoubleCabFacts(van, registered, specification, head) : null;
  const { ordered } = address.van;
  const { fuel } = specification;
  const provided = { isDoubleCab: isPickUp, ordered: ordered.value, fuel, registered, terms: address.terms };
  const taxCase = vanTaxCase(provided, today);
  const form = (
    <DriverTermsForm
      taxedAs={taxedAs(taxCase)}
      date={day.success ? day.data : ''}
      fields={address.fields}
      isScottish={address.isScottish}
      preserved={preserved}
      error={day.success ? undefined : 'This date does not exist. Correct it.'}
    >
      <VanFields
        fields={address.van}
        isDoubleCab={isPickUp}
        needs={vanDutyNeeds(registered)}
        priceHint={vanPriceHint(facts?.guidePricePence ?? null)}
      />
    </DriverTermsForm>
  );
  const print = <PrintButton>Print what the driver pays</PrintButton>;
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <p className="text-sm text-soft">{vanIntroduction(specification, isPickUp)}</p>
        <div className="max-sm:hidden">{print}</div>
      </div>
      {facts?.faults.map((fault) => (
        <FaultNotice
          key={`${fault.code} ${fault.message}`}
          error={fault}
          money={false}
          actions={<RefreshButton>Try again</RefreshButton>}
        />
      ))}
      {day.success ? (
        <TaxedVanFigures taxCase={taxCase} today={today} address={address} facts={facts}>
          {form}
          {address.date === undefined && <OpeningDayNotice vehicle={vehicle} today={today} />}
        </TaxedVanFigures>
      ) : (
        form
      )}
      <div className="sm:hidden">{print}</div>
    </div>
  );
}
