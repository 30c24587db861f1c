import { Card } from '@/components/ui/data/card';
import { KeyFigure, KeyFigures } from '@/components/ui/data/key-figure';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { stockPurchaseWords } from '@/lib/domain/appraisals/bought/stock-words';
import { valueVatWords } from '@/lib/domain/money/value-vat';
import { carSentences, isValueAwaited, missingFactsWords } from '@/lib/domain/stock-cars/car-sentences';
import { stockMileageWords } from '@/lib/domain/stock-cars/mileage-words';
import type { CarInStock, CarLiveValue, CarValue, StockPurchase } from '@/lib/domain/stock-cars/stock-car';
import { EXPECTED_MONTHS, forecastWords, hasExpected } from '@/lib/domain/stock-cars/expected-values';
import { isInStock } from '@/lib/domain/stock-cars/stock-car-state';
import { SOURCES } from '@/lib/domain/source-names';
import { firstAfterMonths, monthOf, type Day } from '@/lib/domain/time/calendar';
import { BAND_WORDS, BANDS } from '@/lib/domain/valuations/bands';
import { formatMonthLong, formatPlural, formatPounds, formatPoundsChange } from '@/lib/format';
import { ValuesOverTime } from './values-over-time';

interface CarValuesProps {
  car: CarInStock;
  /** By edition, the oldest first; those after a sale are what it would have been worth. */
  values: readonly CarValue[];
  live: readonly CarLiveValue[];
  /** Of its appraisal; null: it came from none. */
  purchase: StockPurchase | null;
  today: Day;
}

/** The value in the edition that the car's own figures use. */
export const valueShown = ({ edition }: Pick<CarInStock, 'edition'>, values: readonly CarValue[]) =>
  values.find((value) => value.edition === edition);

/** A car's value now by condition, its value against its cost, and its values over time against the asking price. */
export function CarValues({ car, values, live, purchase, today }: CarValuesProps) {
  const { edition, changePounds } = car;
  const latest = valueShown(car, values);
  const isAwaited = isValueAwaited(car);
  const missingWords = missingFactsWords(car);
  const vatWords = valueVatWords(car.kind);
  const mileageWords = latest && edition && stockMileageWords(latest.mileage);
  return (
    <Card
      title={edition ? `Value in the edition of ${formatMonthLong(edition.slice(0, 7))}` : 'Value'}
      aside={latest && <span className="text-sm text-soft">At {latest.mileage.toLocaleString('en-GB')} mi</span>}
    >
      <div className="space-y-3">
        {isAwaited || BANDS.some((band) => car.values[band] !== null) ? (
          <KeyFigures>
            {BANDS.map((band) => (
              <KeyFigure
                key={band}
                band={band}
                label={BAND_WORDS[band].label}
                value={valueText(car.values[band], isAwaited)}
                gap={
                  band === 'clean' &&
                  changePounds !== null &&
                  `${changePounds === 0 ? 'unchanged' : formatPoundsChange(changePounds)} since the previous edition`
                }
                compact
              />
            ))}
          </KeyFigures>
        ) : (
          <p className="font-semibold">No values</p>
        )}
        <p role="status" className="text-sm text-soft empty:hidden">
          {isAwaited ? 'Being valued, free. The values appear here.' : missingWords}
        </p>
        {vatWords && <p className="text-sm font-semibold">{vatWords}</p>}
        {mileageWords && <p className="text-sm text-soft">{mileageWords}</p>}
        {latest?.reason && (
          <p className="text-sm text-soft">
            {SOURCES.guide.atStart}’s reason: <span data-provider-words>{latest.reason}</span>
          </p>
        )}
        <ul className="list-disc space-y-1 pl-5 text-sm">
          {[...carSentences(car), ...(purchase ? stockPurchaseWords(purchase, car) : [])].map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        {isInStock(car.status) && <ExpectedValues car={car} />}
        <ValuesOverTime car={car} values={values} live={live} today={today} />
      </div>
    </Card>
  );
}

const valueText = (pounds: number | null, isAwaited: boolean) =>
  pounds !== null ? formatPounds(pounds) : isAwaited ? <Skeleton height="figure" width="short" /> : 'No value';

function ExpectedValues({ car }: { car: CarInStock }) {
  const { expected, forecastEdition, values, edition } = car;
  return (
    <section className="space-y-2">
      <h3 className="font-semibold">Expected at Clean</h3>
      {forecastEdition && hasExpected(car) && (
        <KeyFigures>
          {EXPECTED_MONTHS.map((months) => {
            const then = expected[months];
            const isComparable = then !== null && values.clean !== null && edition === forecastEdition;
            return (
              <KeyFigure
                key={months}
                label={formatMonthLong(monthOf(firstAfterMonths(forecastEdition, months)))}
                value={then === null ? 'No value' : formatPounds(then)}
                gap={
                  isComparable &&
                  `${formatPoundsChange(then - (values.clean ?? 0))} in ${formatPlural(months, 'month')}`
                }
                compact
              />
            );
          })}
        </KeyFigures>
      )}
      <p className="text-sm text-soft">{forecastWords(car)}</p>
    </section>
  );
}
