/** What the sources of a comparison say of one another: each sentence stands beside the condition it is true under. */
import { formatDate, formatMonthLong, formatPercent, formatPounds } from '@/lib/format';
import { SOURCES } from '@/lib/domain/source-names';
import type { ComparedBands, GuideComparison } from './guide-comparison';

/** What the sentences are about. */
export interface AgreementCase extends Pick<GuideComparison, 'guide' | 'live' | 'market'> {
  /** The values of the valuation that the comparison stands beside; null where there is none. */
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
  /** The sentence, or null where its condition does not hold. */
  readonly wordsOf: (compared: AgreementCase) => string | null;
}

const guideName = SOURCES.guide.inText;
const marketName = SOURCES.market.inText;

/** "£300 (2.1%) below"; without the share where it rounds to none. @param against above 0 */
function gapWords(pounds: number, against: number): string {
  const gap = pounds - against;
  const share = formatPercent(Math.abs(gap) / against);
  return `${formatPounds(Math.abs(gap))}${share === '0%' ? '' : ` (${share})`} ${gap < 0 ? 'below' : 'above'}`;
}

/** Both Clean values, where both are known. */
function cleanPair({ guide, live }: AgreementCase) {
  const [edition, position] = [guide.value, live.value];
  if (!edition?.pounds.clean || !position?.pounds.clean) return null;
  return { edition, position, guideClean: edition.pounds.clean, liveClean: position.pounds.clean };
}

/** The Retail of the guide, or else the live one, and the market's range of it. */
function retailPair({ guide, live, market }: AgreementCase) {
  const range = market.value?.retail;
  const ofGuide = guide.value?.pounds.retail;
  const retail = ofGuide ?? live.value?.pounds.retail;
  if (!range || !retail) return null;
  return { retail, range, name: ofGuide ? `${SOURCES.guide.title} Retail` : 'Live Retail' };
}

/** Both Clean values of the same guide: what was bought, and what is free by the guide ID. */
function valuedPair({ guide, valued }: AgreementCase) {
  const [bought, free] = [valued?.clean, guide.value?.pounds.clean];
  return bought && free ? { bought, free } : null;
}

export const AGREEMENT_RULES: readonly AgreementRule[] = [
  {
    key: 'live apart',
    isDisagreement: true,
    wordsOf(compared) {
      const pair = cleanPair(compared);
      if (pair === null || pair.liveClean === pair.guideClean) return null;
      const { edition, position, guideClean, liveClean } = pair;
      return `Live Clean of ${formatDate(position.day)} is ${gapWords(liveClean, guideClean)} the ${formatMonthLong(edition.editionDay)} edition.`;
    },
  },
  {
    key: 'live same',
    isDisagreement: false,
    wordsOf(compared) {
      const pair = cleanPair(compared);
      if (pair === null || pair.liveClean !== pair.guideClean) return null;
      return `Live Clean of ${formatDate(pair.position.day)} is the same as in the ${formatMonthLong(pair.edition.editionDay)} edition.`;
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
      const pair = valuedPair(compared);
      if (pair === null || pair.bought === pair.free) return null;
      return `Clean of this valuation is ${gapWords(pair.bought, pair.free)} what ${guideName} gives by guide ID.`;
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

/** What the live service says of its values; null where it says nothing. */
export const positionWords = (isMonthlyPosition: boolean | null): string | null =>
  isMonthlyPosition === null ? null : isMonthlyPosition ? 'The month’s position' : 'Between two monthly positions';
