import { KeyFigure, KeyFigures } from '@/components/ui/data/key-figure';
import { Missing } from '@/components/ui/data/missing';
import { guideNedcCo2, refusedBecause } from '@/lib/domain/tax/company-car/certified-co2';
import type { CompanyCarFigures } from '@/lib/domain/tax/company-car/company-car';
import { lawFacts, pricesOf } from '@/lib/domain/tax/company-car/computed-years';
import type { DatedTerms } from '@/lib/domain/tax/company-car/dated-terms';
import type { DriverRates } from '@/lib/domain/tax/company-car/driver-rates';
import { driverTax, type DriverYear } from '@/lib/domain/tax/company-car/driver-years';
import type { Day } from '@/lib/domain/time/calendar';
import { SOURCES } from '@/lib/domain/source-names';
import { withPoa } from '@/lib/domain/options/pricing/sum-words';
import type { P11d } from '@/lib/domain/tax/company-car/p11d';
import { leadTax } from '@/lib/domain/tax/lead-tax';
import { formatCo2, formatPence } from '@/lib/format';
import { LeadTaxFigures } from './lead-tax-figures';

/** What the driver pays in the tax year of the page, per month or for a part of it, with the P11D value and the BIK %. */
export function DriverPays({
  car,
  years,
  rates,
  terms,
  today,
}: {
  car: CompanyCarFigures;
  years: readonly DriverYear[];
  rates: DriverRates;
  terms: DatedTerms;
  today: Day;
}) {
  const [now] = years;
  const p11d = car.p11d.value;
  if (p11d === null || now === undefined) {
    const unanswered =
      'because' in car.p11d ? car.p11d.because : { reason: 'The P11D service gives no tax years.', next: '' };
    return <Missing {...(refusedBecause(car) ?? unanswered)} />;
  }
  const { shown, year, calculated } = now;
  const because = 'because' in calculated ? calculated.because : { reason: 'The BIK % is not known.' };
  const source = shown?.isComputed ? 'Calculated by us' : `From the P11D service${asKnown(car, today)}`;
  return (
    <KeyFigures>
      <LeadTaxFigures
        tax={leadTax(year, terms)}
        rates={rates}
        // The reason is shown once, with the BIK %.
        yearPenceAt={(percent) => shown && driverTax(shown, percent)}
        definitionAt={() => shown && source}
      />
      <KeyFigure label="P11D value" value={<P11dValue car={car} p11d={p11d} />} gap={p11dSource(car, today)} />
      <KeyFigure
        label="BIK %"
        value={shown === null ? <Missing {...because} /> : `${shown.percent}%`}
        gap={co2Words(car, now)}
      />
    </KeyFigures>
  );
}

/** Which CO2 the percentage is of. */
function co2Words(car: CompanyCarFigures, { isOwnBand }: DriverYear): string | undefined {
  const guide = guideNedcCo2(car);
  if (guide !== null && guide > 0) return `NEDC CO2, by ${SOURCES.guide.inText}: ${formatCo2(Math.floor(guide))}`;
  const { co2 } = lawFacts(car);
  if (isOwnBand && co2 !== null) return `CO2 of this build: ${formatCo2(Math.floor(co2))}`;
  const service = car.p11d.value?.co2GramsPerKm ?? null;
  return service === null ? undefined : `CO2 used by the service: ${formatCo2(service)}`;
}

function P11dValue({ car, p11d }: { car: CompanyCarFigures; p11d: P11d }) {
  const price = pricesOf(p11d, car.leftOut);
  if (price === null) return <Missing reason="The P11D service gives no price." />;
  return withPoa(formatPence(price.listPence + price.optionsPence), car.build.onApplication.length > 0);
}

const p11dSource = (car: CompanyCarFigures, today: Day): string =>
  `From the P11D service${asKnown(car, today)}${car.leftOut.some(({ pence }) => pence !== null) ? ', plus options added by us' : ''}`;

/** Figures of a day that has not come may change. */
const asKnown = ({ build }: CompanyCarFigures, today: Day): string => (build.date > today ? ', as known today' : '');
