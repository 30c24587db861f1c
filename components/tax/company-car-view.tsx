import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import type { CompanyCar } from '@/lib/domain/company-car';
import { dutyCarOf, pricesOf, taxedCarOf } from '@/lib/domain/company-car-working';
import { driverYears } from '@/lib/domain/driver-years';
import type { Legislation } from '@/lib/domain/legislation';
import { taxYearOn } from '@/lib/domain/tax/years';
import { formatDate } from '@/lib/format';
import { Agreement } from './agreement';
import { AprilChanges } from './april-changes';
import { BenefitYears } from './benefit-years';
import type { CarAddress } from './car-address';
import { ClassOneA } from './class-one-a';
import { DriverPays } from './driver-pays';
import { DutyAndFuel } from './duty-and-fuel';
import { EightSteps } from './eight-steps';

export interface CompanyCarViewProps {
  car: CompanyCar;
  /** null where the legislation service gives nothing. */
  legislation: Legislation | null;
  asked: CarAddress;
  /** Parts with a life of their own, each in its place. */
  wholeLife: ReactNode;
  taxBand: ReactNode;
}

/** A company car: what the driver pays first, how it is reckoned, then what it costs the employer. */
export function CompanyCarView({ car, legislation, asked, wholeLife, taxBand }: CompanyCarViewProps) {
  const years = driverYears(car, asked.terms);
  const p11d = car.p11d.value;
  const prices = p11d && pricesOf(p11d, car.leftOut);
  const figures = car.emissions.value?.build.figures ?? null;
  const facts = { fuelType: p11d?.fuelType ?? null, figures, registered: car.build.date };
  const taxed = p11d && taxedCarOf(facts, p11d.co2GramsPerKm);
  const duty = p11d && prices && dutyCarOf(facts, p11d.co2GramsPerKm, prices.listPence + prices.optionsPence);
  return (
    <div className="space-y-4 print:space-y-1 print:[&_td]:py-0.5 print:[&_th]:py-0.5">
      <section aria-label="What does the driver pay" className="space-y-3">
        <DriverPays car={car} years={years} />
        <Agreement car={car} years={years} terms={asked.terms} />
      </section>
      {years.length > 0 && <BenefitYears years={years} isScottish={asked.isScottish} />}
      <EightSteps years={years} />
      <p className="hidden text-xs print:block">
        Registered new on {formatDate(car.build.date)}. Figures marked as computed are ours, from published tables; the
        others are the guide’s services’.
      </p>
      <div className="space-y-4 print:hidden">
        {taxBand}
        <AprilChanges years={years} />
        {wholeLife}
        <ClassOneA
          legislation={legislation}
          car={taxed}
          prices={prices}
          firstEnding={taxYearOn(car.build.date).ending}
        />
        <DutyAndFuel legislation={legislation} duty={duty} years={years.map(({ ours }) => ours)} />
        <p className="text-sm text-soft">
          <Badge>Computed by us</Badge> stands at whatever no service answers: it follows the published tables it names.
          Everything else is the answer of the service it is under.
        </p>
      </div>
    </div>
  );
}
