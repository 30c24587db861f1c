/** Which editions of the guide are shown, and how, in the address. */
import { GUIDE_MEASURES, needsSecondEdition, type GuideMeasure } from '@/lib/domain/guide/guide-cells';
import { parseYearLetter, yearLetterName, type YearLetter } from '@/lib/domain/plates/year-letter';
import { isDay, type Day } from '@/lib/domain/time/calendar';
import { BANDS } from '@/lib/domain/valuations/bands';
import type { ValueBand } from '@/lib/domain/valuations/valuation';

export interface GuideView {
  /** null: the latest. */
  readonly edition: Day | null;
  /** null: none is compared. */
  readonly against: Day | null;
  readonly band: ValueBand;
  readonly measure: GuideMeasure;
  /** The plate whose row is marked; null: none. */
  readonly plate: YearLetter | null;
}

/** A day, as linked from a vehicle's pages, means the edition in force on it. */
export function readGuideAddress(query: Pick<URLSearchParams, 'get'>): GuideView {
  const dayIn = (name: string) => (isDay(query.get(name) ?? '') ? query.get(name) : null);
  const edition = dayIn('edition') ?? dayIn('date') ?? dayIn('on');
  const against = dayIn('against');
  const requested = GUIDE_MEASURES.find((measure) => measure === query.get('show'));
  const byDefault = against === null ? 'pounds' : 'change';
  return {
    edition,
    against,
    band: BANDS.find((band) => band === query.get('band')) ?? 'clean',
    measure: requested === undefined || (against === null && needsSecondEdition(requested)) ? byDefault : requested,
    plate: parseYearLetter(query.get('plate') ?? ''),
  };
}

/** The query that reopens this view. What is so by default is left out. */
export function writeGuideAddress({ edition, against, band, measure, plate }: GuideView): string {
  const query = new URLSearchParams({
    ...(edition !== null && { edition }),
    ...(against !== null && { against }),
    ...(band !== 'clean' && { band }),
    ...(measure !== (against === null ? 'pounds' : 'change') && { show: measure }),
    ...(plate !== null && { plate: yearLetterName(plate) }),
  });
  return query.size === 0 ? '' : `?${query}`;
}
