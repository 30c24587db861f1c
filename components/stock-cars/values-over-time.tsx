import { LineChart } from '@/components/charts/line/line-chart';
import type { LineSeries } from '@/components/charts/line/line-series';
import { BAND_LOOK, lookOf } from '@/components/charts/marks/look';
import { SOURCES } from '@/lib/domain/source-names';
import { historyFinding } from '@/lib/domain/findings/value-findings';
import { stayWords } from '@/lib/domain/stock-cars/days-in-stock';
import { totalCost } from '@/lib/domain/stock-cars/gain';
import type { CarInStock, CarLiveValue, CarValue } from '@/lib/domain/stock-cars/stock-car';
import type { Day } from '@/lib/domain/time/calendar';
import { BAND_WORDS } from '@/lib/domain/valuations/bands';
import { formatDate, formatPlural, formatPounds } from '@/lib/format';

interface ValuesOverTimeProps {
  car: CarInStock;
  values: readonly CarValue[];
  live: readonly CarLiveValue[];
  today: Day;
}

/** Its retail value against its asking price, and its trade value against its cost. */
export function ValuesOverTime({ car, values, live, today }: ValuesOverTimeProps) {
  if (values.length < 2)
    return <p className="text-sm text-soft">Values over time appear once there are two editions.</p>;
  const { inOn, leftOn, daysInStock, advertisedPounds } = car;
  const isPriceDrawn = values.some((value) => value.advertisedPounds !== null);
  const isPriceNewer = advertisedPounds !== null && advertisedPounds !== values.at(-1)?.advertisedPounds;
  const editions = values.map(({ edition }) => edition);
  const notes = [
    stayWords(inOn, leftOn, today),
    ...(leftOn !== null && (editions.at(-1) ?? '') > leftOn
      ? [`Editions after ${formatDate(leftOn)} show what it would have been worth since.`]
      : []),
  ];
  return (
    <div className="grid gap-x-6 gap-y-4 lg:grid-cols-2">
      <LineChart
        finding={historyFinding(
          values.map((value) => ({ day: value.edition, value: value.values.retail })),
          BAND_WORDS.retail.label,
        )}
        title={`Retail${isPriceDrawn ? ' and asking price' : ''} over ${formatPlural(daysInStock, 'day')} in stock`}
        stops={{ name: 'Edition', unit: 'day', at: editions }}
        series={retailSeries(values)}
        unit="pounds"
        notes={
          isPriceNewer ? [...notes, `Asking price since the last edition: ${formatPounds(advertisedPounds)}.`] : notes
        }
      />
      <TradeValues car={car} values={values} live={live} notes={notes} />
    </div>
  );
}

function retailSeries(values: readonly CarValue[]): LineSeries[] {
  const series: readonly LineSeries[] = [
    { name: BAND_WORDS.retail.label, look: BAND_LOOK.retail, values: values.map((value) => value.values.retail) },
    { name: 'Asking', look: lookOf(0), values: values.map(({ advertisedPounds }) => advertisedPounds) },
    {
      name: 'Market high',
      look: lookOf(2),
      values: values.map(({ market }) => market?.highPounds ?? null),
      faint: true,
    },
    { name: 'Market low', look: lookOf(3), values: values.map(({ market }) => market?.lowPounds ?? null), faint: true },
  ];
  return series.filter((line) => line.values.some((value) => value !== null));
}

interface TradeValuesProps extends Pick<ValuesOverTimeProps, 'car' | 'values' | 'live'> {
  notes: readonly string[];
}

/** By edition, with the live values between the editions. */
function TradeValues({ car, values, live, notes }: TradeValuesProps) {
  const days = [...new Set([...values.map(({ edition }) => edition), ...live.map(({ day }) => day)])].toSorted();
  const valueOn = new Map(values.map((value) => [value.edition, value.values]));
  const liveOn = new Map(live.map((value) => [value.day, value.values]));
  const cost = totalCost(car);
  const series: LineSeries[] = (['clean', 'average', 'below'] as const).map((band) => ({
    name: BAND_WORDS[band].label,
    look: BAND_LOOK[band],
    values: days.map((day) => valueOn.get(day)?.[band] ?? null),
    bridged: true,
  }));
  if (live.some((value) => value.values.clean !== null))
    series.push({
      name: 'Live Clean',
      look: lookOf(1),
      values: days.map((day) => liveOn.get(day)?.clean ?? null),
      bridged: true,
      faint: true,
    });
  if (cost !== null) series.push({ name: 'Cost', look: lookOf(4), values: days.map(() => cost), faint: true });
  return (
    <LineChart
      finding={historyFinding(
        values.map((value) => ({ day: value.edition, value: value.values.clean })),
        BAND_WORDS.clean.label,
      )}
      title={`${SOURCES.guide.title} trade values${cost === null ? '' : ' against cost'}`}
      stops={{ name: 'Day', unit: 'day', at: days }}
      series={series}
      unit="pounds"
      notes={cost === null ? notes : [...notes, 'Cost includes preparation, as currently entered.']}
    />
  );
}
