import type { ReactNode } from 'react';
import type { CompanyCarFigures } from '@/lib/domain/tax/company-car/company-car';
import type { DatedTerms } from '@/lib/domain/tax/company-car/dated-terms';
import type { DriverRates } from '@/lib/domain/tax/company-car/driver-rates';
import { carTaxCase } from '@/lib/domain/tax/company-car/tax-case';
import { taxSentences } from '@/lib/domain/tax/tax-sentences';
import { laterYearsWords, type DriverYear } from '@/lib/domain/tax/company-car/driver-years';
import type { Day } from '@/lib/domain/time/calendar';
import { serviceCheckNotes } from '@/lib/domain/tax/company-car/service-check';
import { formatDate } from '@/lib/format';
import { BenefitYears } from './benefit-years';
import { DriverPays } from './driver-pays';
import { EightSteps } from './eight-steps';
import { ServiceCheck } from './service-check';
import { PartYear } from './part-year';
import { CompanyCarPart } from './tabs/company-car-part';
import { TaxNotes } from './tax-notes';
import { SOURCES } from '@/lib/domain/source-names';

export interface DriverViewProps {
  car: CompanyCarFigures;
  years: readonly DriverYear[];
  terms: DatedTerms;
  rates: DriverRates;
  today: Day;
  /** What the figures depend on, beneath them: the form of the driver's terms. */
  children?: ReactNode;
}

/** What the driver of a company car pays and how it is calculated: the page that is printed. */
export function DriverView({ car, years, terms, rates, today, children }: DriverViewProps) {
  const [now] = years;
  const later = laterYearsWords(years, terms, today);
  const notes = now ? taxSentences(carTaxCase(car, now.year, terms, now.shown), 'days') : [];
  return (
    <div className="space-y-4 print:space-y-1 print:[&_td]:py-0.5 print:[&_th]:py-0.5">
      <CompanyCarPart tab="driver">
        <section aria-label="What does the driver pay" className="space-y-3">
          <h2 className="sr-only">What the driver pays</h2>
          <DriverPays car={car} years={years} rates={rates} terms={terms} today={today} />
          {children}
          {/* Left out in print, to fit on one sheet of A4. */}
          <div className="print:hidden">
            <TaxNotes notes={notes} />
          </div>
          {later && <p className="text-sm">{later}</p>}
          {now && <PartYear registered={car.build.date} byDays={now.byDays} />}
          <ServiceCheck notes={serviceCheckNotes(car, years, terms, rates)} />
        </section>
        {years.length > 0 && <BenefitYears years={years} rates={rates} terms={terms} />}
      </CompanyCarPart>
      <CompanyCarPart tab="working">
        <EightSteps years={years} />
      </CompanyCarPart>
      <p className="hidden text-xs print:block">
        Date of first registration: {formatDate(car.build.date)}. Figures marked as calculated are ours, from published
        tables; the others come from {SOURCES.guide.inText}’s services.
      </p>
    </div>
  );
}
