/** A forecast that begins with what the vehicle is worth today. Browser-safe, without schemas. */
import { firstOfMonth, type Day } from '@/lib/domain/time/calendar';
import { formatDate } from '@/lib/format';
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

/** Whether a forecast beside a valuation begins with its values, or why not; neither for a valuation without values. */
export function forecastStartWords(valued: ValuesOfDay, snapshotDay: Day): string {
  const made = `Short-term forecast of ${formatDate(snapshotDay)}`;
  if (!hasValues(valued)) return `${made}.`;
  return isOfSnapshot(valued, snapshotDay)
    ? `${made}, from the values of ${formatDate(valued.day)}.`
    : `${made}; the values above are of ${formatDate(valued.day)} and are not part of it.`;
}

/** Beside a forecast of a plate that begins with the value of one vehicle of it; nothing where it does not. */
export const exactStartWords = (exact: ExactValues | null, registered: Day, plate: ForecastPlate): string[] =>
  exact !== null && plate.days[0] === exact.day && plate.mileages.includes(exact.mileage)
    ? [
        `Begins with the value of ${formatDate(exact.day)} for first registration on ${formatDate(registered)}; the months after are forecast for the plate.`,
      ]
    : [];

/**
 * The forecast of a plate with an earlier first day prepended; unchanged if there are no values, if they are not from
 * the month the forecast was made in, or if the forecast includes that day.
 */
export function forecastFromToday(plate: ForecastPlate, today: ValuesOfDay | null, snapshotDay: Day): ForecastPlate {
  const first = plate.days[0];
  if (today === null || first === undefined || today.day >= first) return plate;
  if (!hasValues(today) || !isOfSnapshot(today, snapshotDay)) return plate;
  const mileages = [...new Set([...plate.mileages, ...today.mileages])].toSorted((a, b) => a - b);
  const at = (values: MonthOfValues, from: readonly number[]) =>
    mileages.map((mileage) => values[from.indexOf(mileage)] ?? null);
  const joined = (band: 'clean' | 'average' | 'below') => [
    at(today[band], today.mileages),
    ...plate[band].map((values) => at(values, plate.mileages)),
  ];
  return {
    ...plate,
    days: [today.day, ...plate.days],
    mileages,
    clean: joined('clean'),
    average: joined('average'),
    below: joined('below'),
  };
}
