import { BAND_LOOK } from '@/components/charts/marks/look';
import { KeyFigure, KeyFigures } from '@/components/ui/data/key-figure';
import { forecastFinding } from '@/lib/domain/findings/value-findings';
import { stockVatWords } from '@/lib/domain/money/value-vat';
import { EXPECTED_MONTHS, leftOutWords } from '@/lib/domain/stock-cars/expected-values';
import type { ExpectedStock as Expected } from '@/lib/domain/stock-cars/stock-car';
import { firstAfterMonths, monthOf, type Day } from '@/lib/domain/time/calendar';
import { formatCount, formatMonthLong, formatPlural, formatPounds, formatPoundsChange } from '@/lib/format';
import { ExpectedChart } from './expected-chart';

interface ExpectedStockProps {
  expected: Expected;
  /** In stock. */
  cars: number;
  /** The stock at Clean as already shown above. */
  shownPounds?: number;
  edition: Day;
}

/**
 * The stock at Clean, now and expected, over exactly the same cars. Now is left out where it is the sum already
 * shown above.
 */
export function ExpectedStock({ expected, cars, shownPounds, edition }: ExpectedStockProps) {
  const { cleanPounds, pounds, byMonth, leftOut } = expected;
  const inMonths = EXPECTED_MONTHS.map((months) => ({
    months,
    day: firstAfterMonths(edition, months),
    pounds: pounds[months],
  }));
  // Month by month; only three months while the forecasts of an earlier version have not been refreshed.
  const monthly = byMonth.map((then, index) => ({ day: firstAfterMonths(edition, index + 1), pounds: then }));
  // The sum shown above has the same words.
  const vatWords = shownPounds === undefined ? stockVatWords(expected) : null;
  const drawn = monthly.length >= inMonths.length ? monthly : inMonths;
  return (
    <section className="space-y-2">
      <h3 className="font-semibold">Expected at Clean</h3>
      {expected.cars > 0 && (
        <>
          <KeyFigures>
            {cleanPounds !== shownPounds && (
              <KeyFigure
                label={formatMonthLong(monthOf(edition))}
                band="clean"
                value={formatPounds(cleanPounds)}
                gap={`${formatCount(expected.cars)} of ${formatPlural(cars, 'car')}`}
                compact
              />
            )}
            {inMonths.map(({ months, pounds: then }) => (
              <KeyFigure
                key={months}
                label={`In ${formatPlural(months, 'month')}`}
                value={formatPounds(then)}
                gap={formatPoundsChange(then - cleanPounds)}
                compact
              />
            ))}
          </KeyFigures>
          <ExpectedChart
            finding={forecastFinding(
              [{ day: edition, value: cleanPounds }, ...drawn.map(({ day, pounds: then }) => ({ day, value: then }))],
              'Clean',
              edition,
            )}
            title="The stock at Clean by month"
            stops={{ name: 'Month', unit: 'day', at: [edition, ...drawn.map(({ day }) => day)] }}
            series={[
              {
                name: 'Clean',
                look: BAND_LOOK.clean,
                values: [cleanPounds, ...drawn.map(({ pounds: then }) => then)],
              },
            ]}
            unit="pounds"
            height={180}
          />
        </>
      )}
      <p className="text-sm text-soft">
        {leftOutWords(leftOut)}
        {expected.cars > 0 && ' Each car at its own mileage in each month. A forecast may be wrong.'}
        {vatWords && ` ${vatWords}`}
      </p>
    </section>
  );
}
