/** The alerts of a record as lists show them: titles alone, in the order of the record's own alerts. */
import { entryAlert } from '@/lib/domain/valuations/entry-warnings';
import type { ListedAlerts } from './flags';
import type { ValuationRecord } from '@/lib/domain/valuations/valuation';

/** Of the vehicle, then of what was entered; notes are not alerts. Facts the sources disagree on are one alert. */
export function listedAlerts({ flags, warnings }: Pick<ValuationRecord, 'flags' | 'warnings'>): ListedAlerts {
  const ofVehicle = flags.filter(({ severity }) => severity !== 'note').map(({ title }) => title);
  const entered = entryAlert(warnings);
  const [flag = null, ...otherFlags] = new Set(entered === null ? ofVehicle : [...ofVehicle, entered]);
  return { flag, otherFlags };
}

/** All of them in one text, `Scrapped; Exported`; null without an alert. */
export const alertsText = ({ flag, otherFlags }: ListedAlerts): string | null =>
  flag === null ? null : [flag, ...otherFlags].join('; ');
