import type { CompanyCarFigures } from '@/lib/domain/tax/company-car/company-car';
import type { DriverTerms } from '@/lib/domain/tax/company-car/computed-years';
import type { DriverYear } from '@/lib/domain/tax/company-car/driver-years';
import { formatDate } from '@/lib/format';
import { ServiceDifferences } from './service-differences';
import { BenefitYears } from './benefit-years';
import { DriverPays } from './driver-pays';
import type { DriverRates } from './driver-rates';
import { EightSteps } from './eight-steps';

/** What the driver of a company car pays, and how it is reckoned: the sheet that is printed. */
export function DriverView({
  car,
  years,
  terms,
  rates,
}: {
  car: CompanyCarFigures;
  years: readonly DriverYear[];
  terms: DriverTerms;
  rates: DriverRates;
}) {
  return (
    <div className="space-y-4 print:space-y-1 print:[&_td]:py-0.5 print:[&_th]:py-0.5">
      <section aria-label="What does the driver pay" className="space-y-3">
        <DriverPays car={car} years={years} rates={rates} />
        <ServiceDifferences car={car} years={years} terms={terms} rates={rates} />
      </section>
      {years.length > 0 && <BenefitYears years={years} rates={rates} />}
      <EightSteps years={years} />
      <p className="hidden text-xs print:block">
        Registered new on {formatDate(car.build.date)}. Figures marked as computed are ours, from published tables; the
        others are the guide’s services’.
      </p>
    </div>
  );
}
