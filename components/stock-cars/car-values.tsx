import { LineChart } from '@/components/charts/line/line-chart';
import { BAND_LOOK, LOOKS } from '@/components/charts/marks/look';
import { Card } from '@/components/ui/data/card';
import { KeyFigure, KeyFigures } from '@/components/ui/data/key-figure';
import { liveWords, marketWords } from '@/lib/domain/stock-cars/asking-price';
import { advertisedWords, gainWords, totalCost } from '@/lib/domain/stock-cars/gain';
import type { CarValue, CarInStock } from '@/lib/domain/stock-cars/stock-car';
import { EXPECTED_MONTHS, forecastWords, hasExpected } from '@/lib/domain/stock-cars/expected-values';
import { isInStock } from '@/lib/domain/stock-cars/stock-car-state';
import { SOURCES } from '@/lib/domain/source-names';
import { firstAfterMonths, monthOf, type Day } from '@/lib/domain/time/calendar';
import { BAND_WORDS, BANDS } from '@/lib/domain/valuations/bands';
import { formatDate, formatMonthLong, formatPlural, formatPounds, formatPoundsChange } from '@/lib/format';

interface CarValuesProps {
  car: CarInStock;
  values: readonly CarValue[];
  today: Day;
}

/** Its value now by condition, what it would bring against its cost, and its values over time against the asking price. */
export function CarValues({ car, values, today }: CarValuesProps) {
  const { edition, advertisedPounds, gainPounds, changePounds } = car;
  const total = totalCost(car);
  const latest = values.at(-1);
  return (
    <Card
      title={edition ? `Value in the edition of ${formatMonthLong(edition.slice(0, 7))}` : 'Value'}
      aside={latest && <span className="text-sm text-soft">At {latest.mileage.toLocaleString('en-GB')} mi</span>}
    >
      <div className="space-y-3">
        <KeyFigures>
          {BANDS.map((band) => (
            <KeyFigure
              key={band}
              band={band}
              label={BAND_WORDS[band].label}
              value={car.values[band] === null ? 'No value' : formatPounds(car.values[band])}
              gap={
                band === 'clean' &&
                changePounds !== null &&
                `${formatPoundsChange(changePounds)} since the edition before`
              }
              compact
            />
          ))}
        </KeyFigures>
        {latest?.reason && (
          <p className="text-sm text-soft">
            {SOURCES.guide.atStart}’s reason: <span data-provider-words>{latest.reason}</span>
          </p>
        )}
        <ul className="list-disc space-y-1 pl-5 text-sm">
          <li>
            {total === null ? 'No cost is entered.' : `Cost with preparation: ${formatPounds(total)}.`}{' '}
            {gainWords(gainPounds)}
          </li>
          <li>
            {advertisedPounds !== null && `Asking price: ${formatPounds(advertisedPounds)}. `}
            {advertisedWords({ advertisedPounds, retail: car.values.retail, below: car.values.below })}
          </li>
          {edition && <li>{marketWords(advertisedPounds, car.market)}</li>}
          {car.live && <li>{liveWords(car)}</li>}
        </ul>
        {isInStock(car.status) && <ExpectedValues car={car} />}
        <ValuesOverTime car={car} values={values} today={today} />
      </div>
    </Card>
  );
}

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

function ValuesOverTime({ car, values, today }: CarValuesProps) {
  if (values.length < 2)
    return <p className="text-sm text-soft">Values over time are drawn once there are two editions.</p>;
  const { advertisedPounds, inOn, daysInStock } = car;
  const days = values.map(({ edition }) => edition);
  const series = [
    ...BANDS.map((band) => ({
      name: BAND_WORDS[band].label,
      look: BAND_LOOK[band],
      values: values.map((value) => value.values[band]),
    })),
    ...(advertisedPounds === null || !LOOKS[0]
      ? []
      : [{ name: 'Asking', look: LOOKS[0], values: values.map(() => advertisedPounds) }]),
  ];
  return (
    <LineChart
      title={`Values over ${daysInStock} days in stock`}
      stops={{ name: 'Edition', unit: 'day', at: days }}
      series={series}
      unit="pounds"
      notes={[`In stock since ${formatDate(inOn)}; ${formatDate(car.leftOn ?? today)} is day ${daysInStock}.`]}
    />
  );
}
