import { KeyFigure, KeyFigures } from '@/components/ui/key-figure';
import { Missing } from '@/components/ui/missing';
import type { CompanyCar } from '@/lib/domain/company-car';
import { pricesOf } from '@/lib/domain/company-car-working';
import type { DriverYear } from '@/lib/domain/driver-years';
import { perMonth } from '@/lib/domain/tax/car-benefit';
import { formatCo2, formatPence } from '@/lib/format';

/** The answer of the page: what the driver pays a month in the tax year of the day, and what it rests on. */
export function DriverPays({ car, years }: { car: CompanyCar; years: readonly DriverYear[] }) {
  const [now] = years;
  const p11d = car.p11d.value;
  if (p11d === null || now === undefined) {
    const because = 'because' in car.p11d ? car.p11d.because : { reason: 'The service gives no years.', next: '' };
    return <Missing reason={because.reason} next={because.next} />;
  }
  const { shown, year } = now;
  const whose = shown?.isComputed ? 'Computed, see the working below' : 'The P11D service’s answer';
  const price = pricesOf(p11d, car.leftOut);
  const month = (pence: number | undefined) =>
    pence === undefined ? <Missing reason="No percentage is known." /> : formatPence(perMonth(pence));
  return (
    <KeyFigures>
      <KeyFigure
        lead
        label="Driver at 20%, a month"
        value={month(shown?.basicPence)}
        gap={`Tax year ${year.name}`}
        definition={whose}
      />
      <KeyFigure
        lead
        label="Driver at 40%, a month"
        value={month(shown?.higherPence)}
        gap={`Tax year ${year.name}`}
        definition={whose}
      />
      <KeyFigure
        label="P11D value"
        value={
          price === null ? <Missing reason="No price is given." /> : formatPence(price.listPence + price.optionsPence)
        }
        gap={car.leftOut.length > 0 ? 'The service’s answer and options added by us' : 'The P11D service’s answer'}
      />
      <KeyFigure
        label="Benefit percentage"
        value={shown === null ? <Missing reason="No percentage is known." /> : `${shown.percent}%`}
        gap={p11d.co2GramsPerKm === null ? undefined : `At ${formatCo2(p11d.co2GramsPerKm)}`}
      />
    </KeyFigures>
  );
}
