/** The mileage of a row as one text: its cell, with what the heading says of it. */
import { isInThousands } from './mileage-headings';

/** A figure below one thousand, with its unit. */
const SMALL_FIGURE = /^(\d{1,3}(?:\.\d{1,3})?)(\s*[a-z]*\.?)$/i;

/**
 * The text of the cell of a row's mileage, to be read as any other: 62.5 under `Mileage (k)` is `62.5k`. A figure of
 * a thousand or more is not in thousands, whatever the heading.
 * @param labels the headings of the columns
 * @param place the column of the mileages, from 0
 */
export function mileageCellReader(
  labels: readonly string[],
  place: number | null,
): (cells: readonly string[]) => string {
  if (place === null) return () => '';
  const inThousands = isInThousands(labels[place] ?? '');
  return (cells) => {
    const cell = cells[place]?.trim() ?? '';
    const [, figure, unit = ''] = (inThousands && SMALL_FIGURE.exec(cell)) || [];
    return figure === undefined || /^\s*k(?!m)/i.test(unit) ? cell : `${figure}k${unit}`;
  };
}
