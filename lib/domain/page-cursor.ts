/** Where the next page of a list begins, as an address carries it: the moment and the id of the last row shown. */
import { isDay } from './time/calendar';

export interface PageCursor {
  /** As JavaScript or the database writes it; the database's has digits that a Date would lose. */
  readonly at: string;
  /** A UUID. */
  readonly id: string;
}

const CURSOR =
  /^((\d{4}-\d\d-\d\d)[T ](?:[01]\d|2[0-3])(?::[0-5]\d){2}(?:\.\d{1,6})?(?:Z|[+-](?:0\d|1[0-4])(?::?[0-5]\d)?))_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

/** In base64url: letters, digits, `-` and `_`, which need no escaping in an address. */
export const writePageCursor = ({ at, id }: PageCursor): string =>
  btoa(`${at}_${id}`).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/**
 * @param text as `writePageCursor` wrote it, or not encoded, as it was written before
 * @returns null for any other text, and for a time that the database could not read
 */
export const readPageCursor = (text: string): PageCursor | null => cursorIn(text) ?? cursorIn(decoded(text));

function cursorIn(text: string): PageCursor | null {
  const [, at = '', day = '', id = ''] = CURSOR.exec(text) ?? [];
  return isDay(day) ? { at, id } : null;
}

function decoded(text: string): string {
  if (!/^[\w-]+$/.test(text) || text.length % 4 === 1) return '';
  return atob(text.replaceAll('-', '+').replaceAll('_', '/'));
}

/** The cursor in a page's address; empty for a text that is none: the list then starts from the top. */
export const cursorOfAddress = (text: unknown): string =>
  typeof text === 'string' && readPageCursor(text) !== null ? text : '';
