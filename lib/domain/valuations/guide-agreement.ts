/** Where the sources of a comparison agree: each sentence is beside the condition under which it is true. */
import { formatDate, formatList, formatMonthLong, formatPercent, formatPounds } from '@/lib/format';
import { SOURCES } from '@/lib/domain/source-names';
import { BAND_WORDS, BANDS } from './bands';
import type { ComparedBands, GuideComparison } from './guide-comparison';

/** What the sentences are about. */
export interface AgreementCase extends Pick<GuideComparison, 'guide' | 'live' | 'market'> {
  /** The values of the valuation beside the comparison; null if there is none. */
  readonly valued: ComparedBands | null;
}

export interface AgreementFinding {
  readonly key: string;
  /** Whether two sources disagree here. */
  readonly isDisagreement: boolean;
  readonly words: string;
}

interface AgreementRule {
  readonly key: string;
  readonly isDisagreement: boolean;
  /** The sentence, or null if its condition does not hold. */
  readonly wordsOf: (compared: AgreementCase) => string | null;
}

const guideName = SOURCES.guide.inText;
const marketName = SOURCES.market.inText;

/** "£300 (2.1%) below"; without the share if it rounds to zero. @param against above 0 */
function gapWords(pounds: number, against: number): string {
  const gap = pounds - against;
  const share = formatPercent(Math.abs(gap) / against);
  return `${formatPounds(Math.abs(gap))}${share === '0%' ? '' : ` (${share})`} ${gap < 0 ? 'below' : 'above'}`;
}

/** Of each band that both have: the gap of the first from the second. */
function bandGaps(own: ComparedBands | undefined | null, against: ComparedBands | undefined | null) {
  return BANDS.flatMap((band) => {
    const [one, other] = [own?.[band], against?.[band]];
    return one && other ? [{ label: BAND_WORDS[band].label, one, other }] : [];
  });
}

type BandGaps = ReturnType<typeof bandGaps>;

const isApart = (gaps: BandGaps): boolean => gaps.some(({ one, other }) => one !== other);
const isSame = (gaps: BandGaps): boolean => gaps.length > 0 && !isApart(gaps);

/** "Retail £300 (2.1%) below, Clean the same". */
const gapsWords = (gaps: BandGaps): string =>
  gaps.map(({ label, one, other }) => `${label} ${one === other ? 'the same' : gapWords(one, other)}`).join(', ');

/** The live values and those of the edition they follow, in the bands that both have; a newer edition has overtaken them. */
const livePair = ({ guide, live }: AgreementCase) =>
  guide.value && live.value && live.value.day >= guide.value.editionDay
    ? { edition: guide.value, position: live.value, gaps: bandGaps(live.value.pounds, guide.value.pounds) }
    : null;

/** The guide's Retail, otherwise the live one, and the market's range for it. */
function retailPair({ guide, live, market }: AgreementCase) {
  const range = market.value?.retail;
  const ofGuide = guide.value?.pounds.retail;
  const retail = ofGuide ?? live.value?.pounds.retail;
  if (!range || !retail) return null;
  return { retail, range, name: ofGuide ? `${SOURCES.guide.title} Retail` : 'Live Retail' };
}

/** Both values of the same guide: the one that was paid for, and the free one by guide ID. */
const valuedGaps = ({ guide, valued }: AgreementCase) => bandGaps(valued, guide.value?.pounds);

export const AGREEMENT_RULES: readonly AgreementRule[] = [
  {
    key: 'live apart',
    // Live values are meant to move between editions of the same guide, so no difference is an alarm.
    isDisagreement: false,
    wordsOf(compared) {
      const pair = livePair(compared);
      if (pair === null || !isApart(pair.gaps)) return null;
      const { edition, position, gaps } = pair;
      return `Live values of ${formatDate(position.day)} against the ${formatMonthLong(edition.editionDay)} edition: ${gapsWords(gaps)}.`;
    },
  },
  {
    key: 'live same',
    isDisagreement: false,
    wordsOf(compared) {
      const pair = livePair(compared);
      if (pair === null || !isSame(pair.gaps)) return null;
      const { edition, position, gaps } = pair;
      const bands = formatList(gaps.map(({ label }) => label));
      return `Live ${bands} of ${formatDate(position.day)} ${gaps.length === 1 ? 'is' : 'are'} the same as in the ${formatMonthLong(edition.editionDay)} edition.`;
    },
  },
  {
    key: 'retail above market',
    isDisagreement: true,
    wordsOf(compared) {
      const pair = retailPair(compared);
      if (pair === null || pair.retail <= pair.range.highPounds) return null;
      return `${pair.name} is ${gapWords(pair.retail, pair.range.highPounds)} the highest of the ${marketName} for Retail.`;
    },
  },
  {
    key: 'retail below market',
    isDisagreement: true,
    wordsOf(compared) {
      const pair = retailPair(compared);
      if (pair === null || pair.retail >= pair.range.lowPounds) return null;
      return `${pair.name} is ${gapWords(pair.retail, pair.range.lowPounds)} the lowest of the ${marketName} for Retail.`;
    },
  },
  {
    key: 'retail in market',
    isDisagreement: false,
    wordsOf(compared) {
      const pair = retailPair(compared);
      if (pair === null || pair.retail < pair.range.lowPounds || pair.retail > pair.range.highPounds) return null;
      return `${pair.name} is within the ${marketName} for Retail.`;
    },
  },
  {
    key: 'valuation apart',
    isDisagreement: true,
    wordsOf(compared) {
      const gaps = valuedGaps(compared);
      return isApart(gaps) ? `This valuation against what ${guideName} gives by guide ID: ${gapsWords(gaps)}.` : null;
    },
  },
  {
    key: 'one source',
    isDisagreement: false,
    wordsOf: ({ guide, live, market }) =>
      [guide, live, market].filter(({ value }) => value !== null).length === 1
        ? 'Only one source has values, so there is nothing to compare them with.'
        : null,
  },
];

/** The sentences that are true of a comparison, disagreements first. */
export function agreementFindings(compared: AgreementCase): AgreementFinding[] {
  const found = AGREEMENT_RULES.flatMap(({ key, isDisagreement, wordsOf }) => {
    const words = wordsOf(compared);
    return words === null ? [] : [{ key, isDisagreement, words }];
  });
  return found.toSorted((a, b) => Number(b.isDisagreement) - Number(a.isDisagreement));
}

/** The live service's comment on its values; null if it has none. */
export const positionWords = (isMonthlyPosition: boolean | null): string | null =>
  isMonthlyPosition === null ? null : isMonthlyPosition ? 'The month’s published values' : 'An update within the month';
