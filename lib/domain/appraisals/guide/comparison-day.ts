import { monthOf, type Day } from '@/lib/domain/time/calendar';

/**
 * The day for which the free sources are compared beside a draft, so that they and its sums are of one edition: that of
 * its valuation, and today from the next month on, when the sums have a later edition.
 */
export const comparisonDay = (valuedOn: Day, today: Day): Day =>
  monthOf(today) > monthOf(valuedOn) ? today : valuedOn;
