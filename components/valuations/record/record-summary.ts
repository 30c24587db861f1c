import { BAND_WORDS, BANDS } from '@/lib/domain/valuations/bands';
import type { ValuationRecord } from '@/lib/domain/valuations/valuation';
import { displayName } from '@/lib/domain/vehicles/names/display-name';
import { formatList, formatPlural, formatPounds } from '@/lib/format';

/** A record in one sentence, for those who listen. */
export function summariseRecord({ identity, values, flags }: ValuationRecord): string {
  const valueWords = BANDS.flatMap((band) => {
    const { value } = values[band];
    return value === null ? [] : [`${BAND_WORDS[band].label} ${formatPounds(value)}`];
  });
  const redFlagCount = flags.filter(({ severity }) => severity !== 'note').length;
  const warning = redFlagCount > 0 ? `${formatPlural(redFlagCount, 'alert')}, ` : '';
  return `${displayName(identity.title)}: ${warning}${valueWords.length > 0 ? formatList(valueWords) : 'no values'}.`;
}
