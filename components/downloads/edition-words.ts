import type { DownloadPackage } from '@/lib/domain/downloads/data-downloads';
import { formatDate, formatMonthLong } from '@/lib/format';

/** `January 2026` for a month's data; one of another day, or of a time of day, is called by that. */
export function editionWords({ edition, date }: Pick<DownloadPackage, 'edition' | 'date'>): string {
  if (date !== edition) return `${formatDate(edition)}, ${date.slice(11, 16)}`;
  return edition.endsWith('-01') ? formatMonthLong(edition) : formatDate(edition);
}
