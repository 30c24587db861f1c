/** Where the next page of a list begins, as an address carries it: the moment and the id of the last row shown. */
import { isDay } from '@/lib/domain/time/calendar';

export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export interface PageQuery {
  limit: number;
  after?: string | null | undefined;
}

/** A time as JavaScript or the database writes it; the database's has digits that a Date would lose. */
const MOMENT =
  /^(\d{4}-\d\d-\d\d)[T ](?:[01]\d|2[0-3])(?::[0-5]\d){2}(?:\.\d{1,6})?(?:Z|[+-](?:0\d|1[0-4])(?::?[0-5]\d)?)$/;

/** @returns null if there is none, or none that the database could read: the list then starts from the top */
export function readCursor(after: string | null | undefined): { at: string; id: string } | null {
  const [at = '', id = ''] = (after ?? '').split('_');
  const [, day] = MOMENT.exec(at) ?? [];
  return day !== undefined && isDay(day) && UUID.test(id) ? { at, id } : null;
}

/**
 * A page from rows that were read with one more than it shows.
 * @returns `next` is the `after` of the next page; null at the end
 */
export function nextPage<Row extends { id: string; createdAt: Date }>(
  rows: readonly Row[],
  limit: number,
): { items: Row[]; next: string | null } {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, next: rows.length > limit && last ? `${last.createdAt.toISOString()}_${last.id}` : null };
}
