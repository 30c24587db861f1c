/** What a search found, in one shape for every kind: a title, what distinguishes it, and the address of its page. */
import { z } from 'zod';
import { formatPlate } from '@/lib/domain/plates/plate-shapes';
import type { Day } from '@/lib/domain/time/calendar';
import type { ValuationSummary } from '@/lib/domain/valuations/valuation';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import { formatDate, formatDateTime, formatMiles, formatPounds } from '@/lib/format';

export const searchResultSchema = z.object({
  kind: z.enum(['valuation', 'stock car', 'stock list', 'build', 'person']),
  /** As displayed: `AB12 CDE`. */
  plate: z.string().nullable(),
  title: z.string(),
  /** What distinguishes it from others with this title: mileage, value, day, person. */
  detail: z.string(),
  /** The address of its page. */
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
      mileage === null ? null : formatMiles(mileage),
      retailPounds === null ? 'no Retail value' : `Retail ${formatPounds(retailPounds)}`,
      `valued ${formatDateTime(valuedAt)} by ${valuedBy.name}`,
    ]),
    href: `/valuations/${id}`,
  };
}

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
  href: `/stock/${listId}`,
});

export const stockListResult = (list: { id: string; name: string; createdAt: Date }): SearchResult => ({
  kind: 'stock list',
  plate: null,
  title: list.name,
  detail: `uploaded ${formatDateTime(list.createdAt.toISOString())}`,
  href: `/stock/${list.id}`,
});

interface BuildName {
  readonly id: string;
  readonly name: string;
  readonly kind: VehicleKind;
  readonly identifier: number;
  readonly date: Day;
  readonly code: string;
}

export const buildResult = ({ id, name, kind, identifier, date, code }: BuildName): SearchResult => ({
  kind: 'build',
  plate: null,
  title: name,
  detail: `priced for ${formatDate(date)}`,
  href: `/vehicles/${kind}/${identifier}/configure?date=${date}&build=${code}&saved=${id}`,
});

export const personResult = ({ name, email }: { name: string; email: string }): SearchResult => ({
  kind: 'person',
  plate: null,
  title: name,
  detail: email,
  href: '/people',
});
