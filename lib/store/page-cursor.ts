/** Pages of a list, by the moment and the id of the last row shown. */
import { readPageCursor, writePageCursor, type PageCursor } from '@/lib/domain/page-cursor';
import { Fault } from '@/lib/fault';

export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export interface PageQuery {
  limit: number;
  after?: string | null | undefined;
}

/**
 * @returns null if there is none: the list starts from the top
 * @throws Fault for a text that is no cursor: the first page would be read over and over
 */
export function readCursor(after: string | null | undefined): PageCursor | null {
  if (after === null || after === undefined || after === '') return null;
  const cursor = readPageCursor(after);
  if (cursor !== null) return cursor;
  throw new Fault('invalid_input', {
    message: 'The page that “after” names is not one of this list.',
    fix: 'Send the “next” of the previous page, or leave it out for the first page.',
    field: 'after',
  });
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
  return {
    items,
    next: rows.length > limit && last ? writePageCursor({ at: last.createdAt.toISOString(), id: last.id }) : null,
  };
}
