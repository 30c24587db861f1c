/** Search results in one shape for every kind: a title, what distinguishes it, and the path of its page. */
import { z } from 'zod';
import { STATE_WORDS, appraisalNumberText, type AppraisalState } from '@/lib/domain/appraisals/appraisal-state';
import { isRowWithoutVat } from '@/lib/domain/money/value-vat';
import { appraisalPath, filePath, listPath, recordPath, savedBuildPath, stockCarPath } from '@/lib/domain/page-paths';
import { formatPlate } from '@/lib/domain/plates/plate-shapes';
import { STATUS_WORDS, type StockCarStatus } from '@/lib/domain/stock-cars/stock-car-state';
import type { RegistrationSummary } from '@/lib/domain/vehicles/registration/registration-record';
import type { ListedAlerts } from '@/lib/domain/vehicles/flags/flags';
import { alertsText } from '@/lib/domain/vehicles/flags/listed-alerts';
import type { ValuationSummary } from '@/lib/domain/valuations/valuation';
import { formatDate, formatDateTime, formatMiles, formatPounds } from '@/lib/format';

export const searchResultSchema = z.object({
  kind: z.enum([
    'valuation',
    'vehicle file',
    'appraisal',
    'car in stock',
    'stock car',
    'stock list',
    'build',
    'person',
  ]),
  /** As displayed: `AB12 CDE`. */
  plate: z.string().nullable(),
  title: z.string(),
  /** What distinguishes it from others with this title: mileage, value, day, person. */
  detail: z.string(),
  /** The path of its page. */
  href: z.string(),
});
export type SearchResult = z.infer<typeof searchResultSchema>;

const joined = (parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join(' · ');

export function valuationResult(summary: ValuationSummary): SearchResult {
  const { id, plate, title, derivative, mileage, retailPounds, valuedAt, valuedBy } = summary;
  return {
    kind: 'valuation',
    plate,
    title: derivative ? `${title} ${derivative}` : title,
    detail: joined([
      alertsText(summary),
      mileage === null ? null : formatMiles(mileage),
      retailPounds === null ? 'no Retail value' : `Retail ${formatPounds(retailPounds)}`,
      retailPounds !== null && isRowWithoutVat(summary) ? 'without VAT' : null,
      `valued ${formatDateTime(valuedAt)} by ${valuedBy.name}`,
    ]),
    href: recordPath(id),
  };
}

export function vehicleFileResult(summary: RegistrationSummary): SearchResult {
  const { id, plate, title, derivative, lookedUpAt, lookedUpBy } = summary;
  return {
    kind: 'vehicle file',
    plate,
    title: derivative ? `${title} ${derivative}` : title,
    detail: joined([alertsText(summary), `looked up ${formatDateTime(lookedUpAt)} by ${lookedUpBy.name}`]),
    href: filePath(id),
  };
}

interface FoundAppraisal extends ListedAlerts {
  readonly id: string;
  readonly year: number;
  readonly number: number;
  readonly plate: string | null;
  readonly title: string;
  readonly derivative: string | null;
  readonly state: AppraisalState;
  readonly customerName: string | null;
  readonly createdAt: Date;
}

export const appraisalResult = (appraisal: FoundAppraisal): SearchResult => ({
  kind: 'appraisal',
  plate: appraisal.plate,
  title: appraisal.derivative ? `${appraisal.title} ${appraisal.derivative}` : appraisal.title,
  detail: joined([
    alertsText(appraisal),
    appraisalNumberText(appraisal.year, appraisal.number),
    appraisal.customerName,
    STATE_WORDS[appraisal.state],
    `started ${formatDate(appraisal.createdAt.toISOString())}`,
  ]),
  href: appraisalPath(appraisal.id),
});

interface FoundStockCar extends ListedAlerts {
  readonly id: string;
  readonly plate: string | null;
  readonly title: string;
  readonly derivative: string | null;
  readonly stockNumber: string | null;
  readonly mileage: number | null;
  readonly status: StockCarStatus;
}

export const ownCarResult = (car: FoundStockCar): SearchResult => ({
  kind: 'car in stock',
  plate: car.plate === null ? null : formatPlate(car.plate),
  title: car.derivative ? `${car.title} ${car.derivative}` : car.title,
  detail: joined([
    alertsText(car),
    car.stockNumber,
    STATUS_WORDS[car.status],
    car.mileage === null ? null : formatMiles(car.mileage),
  ]),
  href: stockCarPath(car.id),
});

interface StockCar {
  readonly listId: string;
  readonly listName: string;
  /** Its row in the spreadsheet. */
  readonly number: number;
  readonly plate: string | null;
  readonly mileage: number | null;
  readonly reference: string | null;
}

export const stockCarResult = ({ listId, listName, number, plate, mileage, reference }: StockCar): SearchResult => ({
  kind: 'stock car',
  plate: plate === null ? null : formatPlate(plate),
  title: `Row ${number} of “${listName}”`,
  detail: joined([reference, mileage === null ? null : formatMiles(mileage)]),
  href: listPath(listId),
});

export const stockListResult = (list: { id: string; name: string; createdAt: Date }): SearchResult => ({
  kind: 'stock list',
  plate: null,
  title: list.name,
  detail: `uploaded ${formatDateTime(list.createdAt.toISOString())}`,
  href: listPath(list.id),
});

type NamedBuild = Parameters<typeof savedBuildPath>[0] & { readonly name: string };

export const buildResult = (build: NamedBuild): SearchResult => ({
  kind: 'build',
  plate: null,
  title: build.name,
  detail: `priced for ${formatDate(build.date)}`,
  href: savedBuildPath(build),
});

export const personResult = ({ name, email }: { name: string; email: string }): SearchResult => ({
  kind: 'person',
  plate: null,
  title: name,
  detail: email,
  href: '/people',
});
