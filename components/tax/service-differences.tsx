import { Notice } from '@/components/ui/feedback/notice';
import type { CompanyCarFigures } from '@/lib/domain/tax/company-car/company-car';
import { differences, type DriverTerms } from '@/lib/domain/tax/company-car/computed-years';
import { isAsTheServiceHasIt, type DriverYear } from '@/lib/domain/tax/company-car/driver-years';
import { dueOn, perMonth } from '@/lib/domain/tax/car-benefit';
import { formatCo2, formatList, formatPence, formatPounds } from '@/lib/format';
import type { DriverRates } from './driver-rates';

/** Where the service's answer and our working differ, and why: said, never smoothed over. */
export function ServiceDifferences({
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
  const p11d = car.p11d.value;
  if (p11d === null || years.length === 0) return null;
  const found = isAsTheServiceHasIt(car, terms)
    ? years.flatMap(({ year, service, ours }) =>
        differences(service, ours).map((difference) => `${year.name}: ${difference}`),
      )
    : [];
  const unchecked = years.flatMap(({ year, ours }) =>
    'because' in ours ? [`${year.name}: ${ours.because.reason}`] : [],
  );
  const own = years[0]?.own;
  const unpriced = car.leftOut.filter(({ pence }) => pence === null);
  const priced = car.leftOut.flatMap(({ name, pence }) => (pence === null ? [] : [{ name, pence }]));
  return (
    <div className="space-y-3">
      {unpriced.length > 0 && (
        <Notice tone="warning" title="Price on application">
          {formatList(unpriced.map(({ name }) => name))}: no price is known, so every figure here is without it. The
          dealer’s price, times the percentage, comes on top of the benefit.
        </Notice>
      )}
      {priced.length > 0 && (
        <Notice title="Options the service does not take">
          {priced.map(({ name, pence }) => `${name} (${formatPounds(pence / 100)})`).join(', ')}: a pack holds them, and
          the P11D service takes no such option even when it is ordered alone. Its own answer for the rest is{' '}
          {formatPence(p11d.p11d.totalPence ?? 0)}; the figures here add them, computed by us.
        </Notice>
      )}
      {found.length > 0 ? (
        <Notice tone="warning" title="The service and our working differ">
          {found.map((difference) => (
            <p key={difference}>{difference}</p>
          ))}
        </Notice>
      ) : (
        isAsTheServiceHasIt(car, terms) &&
        unchecked.length === 0 && (
          <p className="text-sm text-soft">
            Checked: the service’s percentages and benefits are those of the published tables, to the penny, in all{' '}
            {years.length} years.
          </p>
        )
      )}
      {isAsTheServiceHasIt(car, terms) && unchecked.length > 0 && (
        <Notice title="Not checked by our tables">
          {unchecked.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </Notice>
      )}
      {own && 'percentage' in own && own.percentage.percent === years[0]?.shown?.percent && (
        <p className="text-sm text-soft">
          The certificate of this build would say {formatCo2(ownGrams(car))}, not the derivative’s{' '}
          {formatCo2(p11d.co2GramsPerKm ?? 0)} that the service reckons with; the percentage is the same.
        </p>
      )}
      {own && 'percentage' in own && own.percentage.percent !== years[0]?.shown?.percent && (
        <Notice tone="warning" title={`This build’s own CO2 is ${formatCo2(ownGrams(car))}: another band`}>
          The P11D service reckons with the derivative’s {formatCo2(p11d.co2GramsPerKm ?? 0)}, whatever its options; the
          certificate of this build would say {formatCo2(ownGrams(car))}. Taxed by that it is {own.percentage.percent}%
          in {own.year.name}
          {rates.usual.length > 0 &&
            `: ${formatList(rates.usual.map((percent) => `${formatPence(perMonth(dueOn(own.benefit.benefitPence, percent)))} a month at ${percent}%`))}`}
          , computed by us.
        </Notice>
      )}
    </div>
  );
}

const ownGrams = ({ emissions }: CompanyCarFigures): number => {
  const co2 = emissions.value?.build.figures?.co2;
  return Math.floor(co2?.weighted ?? co2?.combined ?? 0);
};
