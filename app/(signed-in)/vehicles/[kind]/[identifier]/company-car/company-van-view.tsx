import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { PrintButton } from '@/components/ui/actions/print-button';
import type { CarAddress } from '@/components/tax/company-car-address';
import { DriverTermsForm } from '@/components/tax/driver-terms-form';
import { CompanyVan } from '@/components/tax/van/company-van';
import { DoubleCabView } from '@/components/tax/van/double-cab-view';
import { VanDutyCard } from '@/components/tax/van/van-duty-card';
import { VanFields } from '@/components/tax/van/van-fields';
import { doubleCabYears } from '@/lib/domain/tax/company-car/double-cab';
import { decidingOrder, doubleCabTreatment, isDoubleCab } from '@/lib/domain/tax/company-car/double-cab-rule';
import { driverRates } from '@/lib/domain/tax/company-car/driver-rates';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { readSpecification } from '@/lib/api/endpoints/vehicles';
import { daySchema } from '@/lib/domain/time/calendar-schemas';
import type { Day } from '@/lib/domain/time/calendar';
import { fuelMeaning, runsOnHydrogen } from '@/lib/domain/tax/company-car/computed-years';
import { taxYearOn } from '@/lib/domain/tax/fiscal-years';
import { taxSentences, type TaxCase } from '@/lib/domain/tax/tax-sentences';
import { vanDutyNeeds } from '@/lib/domain/tax/van-duty';
import type { Specification } from '@/lib/domain/vehicles/technical/technical-data';
import { Fault } from '@/lib/fault';
import { formatPence } from '@/lib/format';
import { runReadSpecification } from '@/lib/features/vehicles/vehicle-specification';
import { answered, britishToday } from '@/lib/server';
import { readVehicle } from '../read-vehicle';
import { resultOrFault } from '../result-or-fault';
import { doubleCabFacts } from './double-cab-facts';
import { SOURCES } from '@/lib/domain/source-names';

export interface CompanyVanViewProps {
  identifier: string;
  address: CarAddress;
  preserved: readonly (readonly [string, string])[];
}

/** A van is taxed by flat charges, and a double-cab pick-up as a car: by the guide's price and the van's own CO2. */
export async function CompanyVanView({ identifier, address, preserved }: CompanyVanViewProps) {
  const van = { kind: 'van', identifier: Number(identifier) } as const;
  const head = await headers();
  const specification = await resultOrFault(() => answered(readSpecification, runReadSpecification, van, head));
  if (specification instanceof Fault) return <FaultNotice error={specification} money={false} />;
  const today = britishToday();
  const day = daySchema.safeParse(address.date ?? today);
  const { model, derivative, sector } = await readVehicle('van', identifier);
  const isPickUp = isDoubleCab(specification.bodyStyle, model, derivative, sector);
  const registered = day.success ? day.data : today;
  const facts = isPickUp ? await doubleCabFacts(van, registered, specification, head) : null;
  const form = (
    <DriverTermsForm
      taxedAs={
        isPickUp
          ? doubleCabTreatment(taxYearOn(registered), decidingOrder(address.van.ordered.value, registered))
          : 'van'
      }
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
        priceHint={priceHint(facts?.guidePricePence ?? null)}
      />
    </DriverTermsForm>
  );
  const print = <PrintButton>Print what the driver pays</PrintButton>;
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <p className="text-sm text-soft">{introduction(specification, isPickUp)}</p>
        <div className="max-sm:hidden">{print}</div>
      </div>
      {day.success ? (
        <TaxedVanFigures
          registered={registered}
          today={today}
          address={address}
          specification={specification}
          facts={facts}
        >
          {form}
        </TaxedVanFigures>
      ) : (
        form
      )}
      <div className="sm:hidden">{print}</div>
    </div>
  );
}

interface TaxedVanFiguresProps {
  registered: Day;
  today: Day;
  address: CarAddress;
  specification: Specification;
  /** Of a double cab; null of any other van. */
  facts: Awaited<ReturnType<typeof doubleCabFacts>> | null;
  /** The form, beneath the figures that lead. */
  children: ReactNode;
}

function TaxedVanFigures({ registered, today, address, specification, facts, children }: TaxedVanFiguresProps) {
  const { fuel } = specification;
  const { terms, van } = address;
  const { from } = terms.availability;
  const year = taxYearOn(from !== null && from > registered ? from : registered);
  const rates = driverRates(address.isScottish, year);
  const taxCase: TaxCase = {
    kind: 'van',
    isDoubleCab: facts !== null,
    ordered: van.ordered.value,
    fuel: fuelMeaning(fuel),
    runsOnHydrogen: runsOnHydrogen(fuel),
    registered,
    year,
    terms,
  };
  const notes = taxSentences(taxCase, 'treatment', 'order', 'scope', 'charge', 'fuel', 'days');
  const charged = { isZeroEmission: taxCase.fuel === 'electric', runsOnHydrogen: taxCase.runsOnHydrogen };
  const licence = {
    firstRegistered: registered,
    euroClass: van.euroClass.value,
    capacityCc: van.capacityCc.value,
    isElectric: charged.isZeroEmission,
  };
  const pricePence = van.price.value ?? facts?.guidePricePence ?? null;
  return (
    <div className="space-y-4">
      {facts === null ? (
        <CompanyVan registered={registered} van={charged} terms={terms} rates={rates} notes={notes}>
          {children}
        </CompanyVan>
      ) : (
        <DoubleCabView
          years={doubleCabYears(
            {
              registered,
              ordered: van.ordered.value,
              van: charged,
              car: facts.car,
              pricePence,
              ...(van.price.value === null && { priceWords: `${GUIDE_PRICE}.` }),
            },
            terms,
          )}
          terms={terms}
          rates={rates}
          price={{ pence: pricePence, origin: van.price.value === null ? GUIDE_PRICE : 'As entered' }}
          notes={notes}
        >
          {children}
        </DoubleCabView>
      )}
      <VanDutyCard van={licence} today={today} />
    </div>
  );
}

const GUIDE_PRICE = `${SOURCES.guide.atStart}’s basic price with VAT, without delivery and options`;

const priceHint = (guidePricePence: number | null): string =>
  guidePricePence === null
    ? `${SOURCES.guide.atStart} has no price: enter it with VAT, delivery and options.`
    : `Left empty: ${formatPence(guidePricePence)}, the basic price with VAT. Enter it to include delivery and options.`;

function introduction({ fuel }: Specification, isPickUp: boolean): string {
  const known = fuel === null ? `${SOURCES.guide.atStart} gives no fuel type: treated as not electric.` : `${fuel}.`;
  const scope = 'P11D values, options and whole life cost are for cars only';
  return isPickUp
    ? `${known} Double-cab pick-up. ${scope}; its benefit as a car is calculated here from price and CO2.`
    : `${known} ${scope}; a van’s benefit does not depend on its price.`;
}
