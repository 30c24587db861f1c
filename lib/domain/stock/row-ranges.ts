/** Rows of a list in an address, which may not contain the search that found them: "2-15,20". */

/** @param rows in any order */
export function writeRowRanges(rows: readonly number[]): string {
  const ranges: { first: number; last: number }[] = [];
  for (const row of rows.toSorted((a, b) => a - b)) {
    const range = ranges.at(-1);
    if (range && row <= range.last + 1) range.last = row;
    else ranges.push({ first: row, last: row });
  }
  return ranges.map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`)).join(',');
}

/** As long as an address may be for every server on its way. */
export const STOCK_ROW_RANGES_LENGTH_MAX = 6_000;
/** What an endpoint accepts. */
export const ROW_RANGES = /^(\d{1,7}(-\d{1,7})?(,\d{1,7}(-\d{1,7})?)*)?$/;

/** Whether a row is in the ranges. */
export function readRowRanges(text: string): (row: number) => boolean {
  const ranges = text.split(',').map((range) => {
    const [first = NaN, last = first] = range.split('-').map(Number);
    return { first, last };
  });
  return (row) => text !== '' && ranges.some(({ first, last }) => row >= first && row <= last);
}
