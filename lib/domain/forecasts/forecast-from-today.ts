/** A forecast that begins with what the vehicle is worth today. Browser-safe, without schemas. */
import { firstOfMonth, type Day } from '@/lib/domain/time/calendar';
import { formatDate } from '@/lib/format';
import { inEdition } from '@/lib/domain/valuations/in-edition';
import type { UsedValueHistory } from '@/lib/domain/valuations/used-value-history';
import type { ForecastPlate } from './forecast';

type MonthOfValues = readonly (number | null)[];

/** The values known for one day: whole pounds at some mileages; null if there is no value. */
export interface ValuesOfDay {
  readonly day: Day;
  /** Rising. */
  readonly mileages: readonly number[];
  readonly clean: MonthOfValues;
  readonly average: MonthOfValues;
  readonly below: MonthOfValues;
}

/** From the guide's latest edition; null if there is none. */
export function latestEdition(history: UsedValueHistory | null): ValuesOfDay | null {
  const day = history?.editions.at(-1);
  if (!history || day === undefined) return null;
  const { mileages, clean, average, below } = history;
  return {
    day,
    mileages,
    clean: clean.at(-1) ?? [],
    average: average.at(-1) ?? [],
    below: below.at(-1) ?? [],
  };
}

/** The values of one date of first registration and mileage in an edition. */
export interface ExactValues {
  readonly day: Day;
  readonly mileage: number;
  readonly clean: number | null;
  readonly average: number | null;
  readonly below: number | null;
}

/**
 * Today's values of a plate with those of the vehicle itself, which replace what would be interpolated between mileages,
 * and for the plate, at its own. The newer of the two where they are of different editions.
 */
export function withExactValues(ofPlate: ValuesOfDay | null, exact: ExactValues | null): ValuesOfDay | null {
  if (exact === null || !hasValues(alone(exact)) || (ofPlate !== null && ofPlate.day > exact.day)) return ofPlate;
  if (ofPlate === null || ofPlate.day < exact.day) return alone(exact);
  const mileages = [...new Set([...ofPlate.mileages, exact.mileage])].toSorted((a, b) => a - b);
  const joined = (band: 'clean' | 'average' | 'below') =>
    mileages.map((mileage) =>
      mileage === exact.mileage ? exact[band] : (ofPlate[band][ofPlate.mileages.indexOf(mileage)] ?? null),
    );
  return { day: exact.day, mileages, clean: joined('clean'), average: joined('average'), below: joined('below') };
}

const alone = ({ day, mileage, clean, average, below }: ExactValues): ValuesOfDay => ({
  day,
  mileages: [mileage],
  clean: [clean],
  average: [average],
  below: [below],
});

/** Whether values are from the month a forecast was made in, so that it may begin with them. */
const isOfSnapshot = ({ day }: Pick<ValuesOfDay, 'day'>, snapshotDay: Day): boolean =>
  firstOfMonth(day) === firstOfMonth(snapshotDay);

const hasValues = ({ clean, average, below }: Pick<ValuesOfDay, 'clean' | 'average' | 'below'>): boolean =>
  [...clean, ...average, ...below].some((pounds) => pounds !== null);

/**
 * Where the first value of a forecast is from: the edition it was made from · its own first month, as there are no values
 * or none before it · its own, as the values known are of another month.
 */
type ForecastStart = 'edition' | 'ownMonth' | 'otherMonth';

function forecastStart(
  { days }: Pick<ForecastPlate, 'days'>,
  values: ValuesOfDay | null,
  snapshotDay: Day,
): ForecastStart {
  if (values === null || !hasValues(values)) return 'ownMonth';
  if (!isOfSnapshot(values, snapshotDay)) return 'otherMonth';
  const [first] = days;
  return first === undefined || first <= snapshotDay ? 'ownMonth' : 'edition';
}

/** What is stated beside a valuation, by where the first value is from; `valuedOn` is the day of the valuation. */
const START_WORDS: Readonly<Record<ForecastStart, (snapshotDay: Day, valuedOn: Day) => string>> = {
  edition: (snapshotDay) => ` Begins with the values of this valuation, ${inEdition(snapshotDay)}.`,
  ownMonth: () => '',
  otherMonth: (_, valuedOn) => ` The values of this valuation, valued on ${formatDate(valuedOn)}, are not part of it.`,
};

/** Whether a forecast beside a valuation begins with its values, or why not; neither for a valuation without values. */
export const forecastStartWords = (plate: ForecastPlate, valued: ValuesOfDay, snapshotDay: Day): string =>
  `Short-term forecast of ${formatDate(snapshotDay)}.${START_WORDS[forecastStart(plate, valued, snapshotDay)](snapshotDay, valued.day)}`;

/**
 * Beside a forecast of a plate that begins with the value of one vehicle of it; nothing where it does not.
 * @param plate as answered @param values what it may begin with, by `withExactValues`
 */
export const exactStartWords = (
  exact: ExactValues | null,
  registered: Day,
  { plate, values, snapshotDay }: { plate: ForecastPlate; values: ValuesOfDay | null; snapshotDay: Day },
): string[] =>
  exact !== null &&
  hasValues(alone(exact)) &&
  values?.day === exact.day &&
  forecastStart(plate, values, snapshotDay) === 'edition'
    ? [
        `Begins with the value ${inEdition(snapshotDay)} for first registration on ${formatDate(registered)}; the months after are forecast for the plate.`,
      ]
    : [];

/**
 * The forecast of a plate with the day of its edition prepended; unchanged if there are no values, if they are not from
 * the month the forecast was made in, or if the forecast includes that day.
 */
export function forecastFromToday(plate: ForecastPlate, today: ValuesOfDay | null, snapshotDay: Day): ForecastPlate {
  if (today === null || forecastStart(plate, today, snapshotDay) !== 'edition') return plate;
  const mileages = [...new Set([...plate.mileages, ...today.mileages])].toSorted((a, b) => a - b);
  const at = (values: MonthOfValues, from: readonly number[]) =>
    mileages.map((mileage) => values[from.indexOf(mileage)] ?? null);
  const joined = (band: 'clean' | 'average' | 'below') => [
    at(today[band], today.mileages),
    ...plate[band].map((values) => at(values, plate.mileages)),
  ];
  return {
    ...plate,
    days: [snapshotDay, ...plate.days],
    mileages,
    clean: joined('clean'),
    average: joined('average'),
    below: joined('below'),
  };
}
