import type { ReactNode } from 'react';
import type { CarAddress } from '@/components/tax/company-car-address';
import { SOURCES } from '@/lib/domain/source-names';
import { doubleCabFigures, doubleCabYears, type DoubleCab } from '@/lib/domain/tax/company-car/double-cab';
import { vanYearsWords, vanYear } from '@/lib/domain/tax/company-car/company-van';
import { driverRates } from '@/lib/domain/tax/company-car/driver-rates';
import { taxSentences, type ProvidedVehicle } from '@/lib/domain/tax/tax-sentences';
import type { Fault } from '@/lib/fault';
import type { Day } from '@/lib/domain/time/calendar';
import { CompanyVan } from './company-van';
import { DoubleCabView } from './double-cab-view';
import { VanDutyCard } from './van-duty-card';

const GUIDE_PRICE = `${SOURCES.guide.atStart}’s basic price with VAT, without delivery and options`;

/** What a double cab is taxed by as a car. */
export interface DoubleCabFacts {
  readonly car: DoubleCab['car'];
  /** The guide’s price on the day of its registration, in pence; null where it has none. */
  readonly guidePricePence: number | null;
  /** Of the services that did not answer. */
  readonly faults: readonly Fault[];
}

interface TaxedVanFiguresProps {
  taxCase: ProvidedVehicle;
  today: Day;
  address: CarAddress;
  /** Of a double cab; null of any other van. */
  facts: DoubleCabFacts | null;
  /** The form, beneath the figures that lead. */
  children: ReactNode;
}

/** What the driver pays of a van, or of a double cab taxed as a car; then its VED. */
export function TaxedVanFigures({ taxCase, today, address, facts, children }: TaxedVanFiguresProps) {
  const { registered, terms, year } = taxCase;
  const { van } = address;
  const rates = driverRates(address.isScottish, year);
  const charged = { isZeroEmission: taxCase.fuel === 'electric', runsOnHydrogen: taxCase.runsOnHydrogen };
  const licence = {
    firstRegistered: registered,
    euroClass: van.euroClass.value,
    capacityCc: van.capacityCc.value,
    isElectric: charged.isZeroEmission,
  };
  const pricePence = van.price.value ?? facts?.guidePricePence ?? null;
  const priceWords = van.price.value === null ? `${GUIDE_PRICE}.` : undefined;
  const doubleCab = facts && {
    registered,
    ordered: taxCase.ordered,
    van: charged,
    car: facts.car,
    pricePence,
    priceWords,
  };
  const years = doubleCab && doubleCabYears(doubleCab, terms, year);
  const [first] = years ?? [];
  const shown = first ? doubleCabFigures(first, first.treatment) : vanYear(year, charged, terms);
  const noted = { ...taxCase, hasFigures: !('because' in shown) };
  const words = vanYearsWords(year, registered, terms, today);
  const notes = taxSentences(noted, 'treatment', 'order', 'scope', 'charge', 'fuel', 'days');
  const shownYears = words && <p className="text-sm text-soft">{words}</p>;
  return (
    <div className="space-y-4">
      {years === null ? (
        <CompanyVan first={year} van={charged} terms={terms} rates={rates} notes={notes}>
          {shownYears}
          {children}
        </CompanyVan>
      ) : (
        <DoubleCabView
          years={years}
          terms={terms}
          rates={rates}
          price={{ pence: pricePence, origin: van.price.value === null ? GUIDE_PRICE : 'As entered' }}
          notes={notes}
        >
          {shownYears}
          {children}
        </DoubleCabView>
      )}
      <VanDutyCard van={licence} today={today} />
    </div>
  );
}
