import { BAND_WORDS, BANDS } from '@/lib/domain/bands';
import type { ValuationRecord } from '@/lib/domain/valuation';
import { formatList, formatPlural, formatPounds } from '@/lib/format';

/** A record in one sentence, for those who listen. */
export function recordSentence({ identity, values, flags }: ValuationRecord): string {
  const money = BANDS.flatMap((band) => {
    const { value } = values[band];
    return value === null ? [] : [`${BAND_WORDS[band].label} ${formatPounds(value)}`];
  });
  const red = flags.filter(({ severity }) => severity !== 'note').length;
  const warning = red > 0 ? `${formatPlural(red, 'red flag')}, ` : '';
  return `${identity.title}: ${warning}${money.length > 0 ? formatList(money) : 'no values'}.`;
}
