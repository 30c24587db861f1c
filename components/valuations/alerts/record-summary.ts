import { alertTitles, noAlertsLine } from '@/components/ui/feedback/red-flag-strip';
import { spellOut } from '@/components/ui/data/number-plate';
import { BAND_WORDS, BANDS } from '@/lib/domain/valuations/bands';
import type { ValuationRecord } from '@/lib/domain/valuations/valuation';
import { checkAlert } from '@/lib/domain/vehicles/flags/check-alert';
import { identityCheck } from '@/lib/domain/vehicles/identity/identity-check';
import { displayName } from '@/lib/domain/vehicles/names/display-name';
import { formatList, formatPlural, formatPounds } from '@/lib/format';
import { recordAlerts, recordChecks } from './record-alerts';

/** A record in a few sentences, for a message on another page: its name, its alerts, its money. */
export const summariseRecord = (record: ValuationRecord): string =>
  sentences([displayName(record.identity.title), ...outcomeOf(record)]);

/** The same for screen readers on its own page, where the heading has named it: the plate letter by letter. */
export function recordAnnouncement(record: ValuationRecord): string {
  const { identity, mileage } = record;
  const subject = [identity.plate && spellOut(identity.plate), mileageWords(mileage)].filter(Boolean);
  return sentences([subject.join(', '), ...outcomeOf(record)]);
}

/** The mileage that the values are for, where there are any. */
function mileageWords({ entered, used }: ValuationRecord['mileage']): string {
  const miles = used.value ?? entered;
  if (miles === null) return '';
  const words = formatPlural(miles, 'mile');
  return entered === null || miles === entered
    ? words
    : `valued at ${words}; you entered ${formatPlural(entered, 'mile')}`;
}

const sentences = (parts: readonly string[]): string =>
  parts
    .filter((part) => part !== '')
    .map((part) => `${part}.`)
    .join(' ');

/** The alerts, and what was not checked or is in doubt, counted and worded as on screen; then the money. */
function outcomeOf(record: ValuationRecord): string[] {
  const red = recordAlerts(record).filter(({ gravity }) => gravity !== 'note');
  const checks = recordChecks(record);
  const isUnchecked = checks.checked === null && checkAlert(record) === null;
  const identity = identityCheck(record);
  const values = BANDS.flatMap((band) => {
    const { value } = record.values[band];
    return value === null ? [] : [`${BAND_WORDS[band].label} ${formatPounds(value)}`];
  });
  return [
    red.length > 0 ? `${formatPlural(red.length, 'alert')}: ${alertTitles(red.map(({ title }) => title))}` : '',
    red.length === 0 || isUnchecked ? noAlertsLine(checks.checked) : '',
    identity.verdict === 'unchecked' || identity.verdict === 'doubtful' ? identity.words : '',
    values.length > 0 ? formatList(values) : 'No values',
  ];
}
