/** What an organisation has on one vehicle, in chronological order. */
import { z } from 'zod';
import { STATE_WORDS, appraisalNumberText, type AppraisalState } from '@/lib/domain/appraisals/appraisal-state';
import { isRowWithoutVat } from '@/lib/domain/money/value-vat';
import { appraisalPath, filePath, listPath, recordPath, stockCarPath } from '@/lib/domain/page-paths';
import { SOLD_TO_WORDS, STATUS_WORDS, type SoldTo, type StockCarStatus } from '@/lib/domain/stock-cars/stock-car-state';
import type { Day } from '@/lib/domain/time/calendar';
import { instantSchema } from '@/lib/domain/time/calendar-schemas';
import { alertsText } from '@/lib/domain/vehicles/flags/listed-alerts';
import type { ValuationSummary } from '@/lib/domain/valuations/valuation';
import { displayName } from '@/lib/domain/vehicles/names/display-name';
import type { FileStep, RegistrationSummary } from '@/lib/domain/vehicles/registration/registration-record';
import { formatDate, formatMiles, formatPlural, formatPounds } from '@/lib/format';

const pounds = z.number().int().nullable();

const timelineEntrySchema = z.object({
  at: instantSchema,
  /** The day is known but not the time. */
  isDay: z.boolean(),
  what: z.string(),
  /** What distinguishes it: mileage and value, list and row, until when a link opens. */
  detail: z.string(),
  byName: z.string().nullable(),
  /** The path of its page; null: this page, or none. */
  href: z.string().nullable(),
  /** Of a valuation. */
  values: z
    .object({
      mileage: z.number().int().nullable(),
      isWithoutVat: z.boolean().meta({ description: 'The values exclude VAT: those of a van.' }),
      retailPounds: pounds,
      cleanPounds: pounds,
    })
    .nullable(),
});
export type TimelineEntry = z.infer<typeof timelineEntrySchema>;

export const timelineSchema = z.object({
  /** The newest first. */
  entries: z.array(timelineEntrySchema),
  /** Whether there are older ones of a kind than those listed. */
  isCut: z.boolean(),
});
export type Timeline = z.infer<typeof timelineSchema>;

/** The most per kind; a vehicle with more is a demonstration car. */
export const TIMELINE_KIND_MAX = 100;

const STEP_WORDS: Readonly<Record<FileStep, string>> = {
  'look-up': 'Looked up',
  alternatives: 'Other derivatives listed',
  choice: 'Derivative chosen',
};

const joined = (parts: readonly (string | null | false)[]): string => parts.filter(Boolean).join(' · ');

/** @param openId the file on screen, which needs no link to itself */
export function fileEntry(
  { id, title, derivative, lookedUpAt, lookedUpBy, step, ...alerts }: RegistrationSummary,
  openId: string,
): TimelineEntry {
  return {
    at: lookedUpAt,
    isDay: false,
    what: STEP_WORDS[step ?? 'look-up'],
    detail: joined([derivative ?? displayName(title), alertsText(alerts), id === openId && 'this file']),
    byName: lookedUpBy.name,
    href: id === openId ? null : filePath(id),
    values: null,
  };
}

export function valuationEntry(summary: ValuationSummary): TimelineEntry {
  const { id, valuedAt, valuedBy, derivative, title, mileage, retailPounds, cleanPounds } = summary;
  const isValued = retailPounds !== null || cleanPounds !== null;
  return {
    at: valuedAt,
    isDay: false,
    what: isValued ? 'Valued' : 'Identified or valued without a value',
    detail: joined([
      mileage !== null && formatMiles(mileage),
      retailPounds !== null && `Retail ${formatPounds(retailPounds)}`,
      cleanPounds !== null && `Clean ${formatPounds(cleanPounds)}`,
      isRowWithoutVat(summary) && 'without VAT',
      derivative ?? displayName(title),
      alertsText(summary),
    ]),
    byName: valuedBy.name,
    href: recordPath(id),
    values: isValued ? { mileage, isWithoutVat: isRowWithoutVat(summary), retailPounds, cleanPounds } : null,
  };
}

interface ListedCar {
  readonly listId: string;
  readonly listName: string;
  readonly number: number;
  readonly mileage: number | null;
  readonly reference: string | null;
  readonly listedAt: Date;
}

export const stockEntry = ({ listId, listName, number, mileage, reference, listedAt }: ListedCar): TimelineEntry => ({
  at: listedAt.toISOString(),
  isDay: false,
  what: 'In a stock list',
  detail: joined([`row ${number} of “${listName}”`, mileage !== null && formatMiles(mileage), reference]),
  byName: null,
  href: listPath(listId),
  values: null,
});

interface Appraised {
  readonly id: string;
  readonly year: number;
  readonly number: number;
  readonly state: AppraisalState;
  readonly createdAt: Date;
  readonly createdByName: string | null;
  readonly offerPounds: number | null;
  readonly boughtPounds: number | null;
}

export const appraisalEntry = ({ id, year, number, state, ...appraisal }: Appraised): TimelineEntry => ({
  at: appraisal.createdAt.toISOString(),
  isDay: false,
  what: 'Appraised',
  detail: joined([
    appraisalNumberText(year, number),
    STATE_WORDS[state],
    appraisal.offerPounds !== null && `offer ${formatPounds(appraisal.offerPounds)}`,
    appraisal.boughtPounds !== null && `bought for ${formatPounds(appraisal.boughtPounds)}`,
  ]),
  byName: appraisal.createdByName,
  href: appraisalPath(id),
  values: null,
});

interface CarOfStock {
  readonly id: string;
  readonly createdAt: Date;
  readonly stockNumber: string | null;
  readonly mileage: number | null;
  readonly status: StockCarStatus;
  readonly leftOn: Day | null;
  readonly soldPounds: number | null;
  readonly soldTo: SoldTo | null;
  /** The day of the forecast behind the expected Clean values. */
  readonly forecastDay: Day | null;
  readonly expected1Pounds: number | null;
  readonly expected3Pounds: number | null;
  readonly expected6Pounds: number | null;
}

/** A car in stock: taken in, forecast, sold or removed. */
export function ownCarEntries(car: CarOfStock): TimelineEntry[] {
  const shared = { byName: null, href: stockCarPath(car.id), values: null };
  const onDay = (day: Day) => ({ ...shared, at: `${day}T12:00:00.000Z`, isDay: true });
  const expected = ([1, 3, 6] as const).flatMap((months) => {
    const pounds = car[`expected${months}Pounds`];
    return pounds === null ? [] : [`${formatPounds(pounds)} in ${formatPlural(months, 'month')}`];
  });
  return [
    {
      ...shared,
      at: car.createdAt.toISOString(),
      isDay: false,
      what: 'Taken into stock',
      detail: joined([
        car.stockNumber,
        car.mileage !== null && formatMiles(car.mileage),
        car.leftOn === null && STATUS_WORDS[car.status],
      ]),
    },
    ...(car.forecastDay === null || expected.length === 0
      ? []
      : [{ ...onDay(car.forecastDay), what: 'Forecast', detail: `Clean ${expected.join(', ')}` }]),
    ...(car.leftOn === null
      ? []
      : [
          {
            ...onDay(car.leftOn),
            what: STATUS_WORDS[car.status],
            detail: joined([
              car.soldTo !== null && SOLD_TO_WORDS[car.soldTo],
              car.soldPounds !== null && formatPounds(car.soldPounds),
            ]),
          },
        ]),
  ];
}

interface SharedLink {
  readonly createdAt: Date;
  readonly createdBy: string | null;
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
  readonly views: number;
  readonly withPlate: boolean;
}

export const shareEntry = ({
  createdAt,
  createdBy,
  expiresAt,
  revokedAt,
  views,
  withPlate,
}: SharedLink): TimelineEntry => ({
  at: createdAt.toISOString(),
  isDay: false,
  what: 'Shared by a link',
  detail: joined([
    withPlate ? 'with the plate' : 'without the plate',
    revokedAt ? `ended ${formatDate(revokedAt.toISOString())}` : `until ${formatDate(expiresAt.toISOString())}`,
    views === 0 ? 'not viewed' : `viewed ${formatPlural(views, 'time')}`,
  ]),
  byName: createdBy,
  href: null,
  values: null,
});

export const timelineOf = (entries: readonly TimelineEntry[], isCut: boolean): Timeline => ({
  entries: entries.toSorted((a, b) => b.at.localeCompare(a.at)),
  isCut,
});
