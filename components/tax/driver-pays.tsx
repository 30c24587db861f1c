import { KeyFigure, KeyFigures } from '@/components/ui/data/key-figure';
import { Missing } from '@/components/ui/data/missing';
import type { CompanyCarFigures } from '@/lib/domain/tax/company-car/company-car';
import { pricesOf } from '@/lib/domain/tax/company-car/computed-years';
import { driverTax, type DriverYear } from '@/lib/domain/tax/company-car/driver-years';
import { perMonth } from '@/lib/domain/tax/car-benefit';
import { formatCo2, formatPence } from '@/lib/format';
import type { DriverRates } from './driver-rates';

/** The answer of the page: what the driver pays a month in the tax year of the day, and what it rests on. */
export function DriverPays({
  car,
  years,
  rates,
}: {
  car: CompanyCarFigures;
  years: readonly DriverYear[];
  rates: DriverRates;
}) {
  const [now] = years;
  const p11d = car.p11d.value;
  if (p11d === null || now === undefined) {
    const because = 'because' in car.p11d ? car.p11d.because : { reason: 'The service gives no years.', next: '' };
    return <Missing reason={because.reason} next={because.next} />;
  }
  const { shown, year } = now;
  const because =
    'because' in now.withServicePercent ? now.withServicePercent.because : { reason: 'No percentage is known.' };
  const sourceText = shown?.isComputed ? 'Computed, see the working below' : 'The P11D service’s answer';
  const price = pricesOf(p11d, car.leftOut);
  return (
    <KeyFigures>
      {rates.usual.map((percent) => (
        <KeyFigure
          key={percent}
          lead
          label={`Driver at ${percent}%, a month`}
          value={shown === null ? <Missing {...because} /> : formatPence(perMonth(driverTax(shown, percent)))}
          gap={`Tax year ${year.name}`}
          definition={sourceText}
        />
      ))}
      {rates.because && (
        <KeyFigure lead label="Driver, a month" value={<Missing {...rates.because} />} gap={`Tax year ${year.name}`} />
      )}
      <KeyFigure
        label="P11D value"
        value={
          price === null ? (
            <Missing reason="No price is given." />
          ) : (
            `${formatPence(price.listPence + price.optionsPence)}${car.build.onApplication.length > 0 ? ' + POA' : ''}`
          )
        }
        gap={
          car.leftOut.some(({ pence }) => pence !== null)
            ? 'The service’s answer and options added by us'
            : 'The P11D service’s answer'
        }
      />
      <KeyFigure
        label="Benefit percentage"
        value={shown === null ? <Missing {...because} /> : `${shown.percent}%`}
        gap={p11d.co2GramsPerKm === null ? undefined : `The service’s CO2: ${formatCo2(p11d.co2GramsPerKm)}`}
      />
    </KeyFigures>
  );
}
