/** The alerts of a record as lists show them: titles alone, in the order of the record's own alerts. */
import { entryAlert } from '@/lib/domain/valuations/entry-warnings';
import { checkAlert, type CheckedRecord } from './check-alert';
import type { ListedAlerts, VehicleFlag } from './flags';
import type { ValuationRecord } from '@/lib/domain/valuations/valuation';

/**
 * Those that mean "do not buy without proof", then that the vehicle was not checked, then its others, that it was
 * checked in part, and that of what was entered; notes are not alerts. Facts the sources disagree on are one alert.
 */
export function listedAlerts(record: Pick<ValuationRecord, 'flags' | 'warnings'> & CheckedRecord): ListedAlerts {
  const titlesOf = (wanted: VehicleFlag['severity']) =>
    record.flags.filter(({ severity }) => severity === wanted).map(({ title }) => title);
  const check = checkAlert(record);
  const titles = [
    ...titlesOf('stop'),
    check && !check.isPartial ? check.title : null,
    ...titlesOf('warn'),
    check?.isPartial ? check.title : null,
    entryAlert(record.warnings),
  ];
  const [flag = null, ...otherFlags] = new Set(titles.filter((title) => title !== null));
  return { flag, otherFlags };
}

/** All of them in one text, `Scrapped; Exported`; null without an alert. */
export const alertsText = ({ flag, otherFlags }: ListedAlerts): string | null =>
  flag === null ? null : [flag, ...otherFlags].join('; ');
