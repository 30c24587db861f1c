/**
 * The guide's Retail of a vehicle: of the edition in force where that is of a later month than the record, else the
 * record's own. Whole pounds. Without schemas: pages load it.
 */
import {
  guideValueAt,
  monthsAhead,
  type AppraisedValues,
  type Loaded,
  type PlateForecast,
} from '@/lib/domain/appraisals/guide-value';
import type { AppraisedVehicle } from '@/lib/domain/appraisals/appraisal';
import { moneyText } from '@/lib/domain/appraisals/money-text';
import { withVatAdded } from '@/lib/domain/appraisals/vat';
import { SOURCES } from '@/lib/domain/source-names';
import { isMonth, monthOf, type Day, type Month } from '@/lib/domain/time/calendar';
import { formatDate, formatMonthLong, formatPounds } from '@/lib/format';

export interface RetailValue {
  readonly pounds: number;
  /** `guide`: as in the record; `edition`: of the edition now, by guide ID. */
  readonly source: 'guide' | 'edition';
  /** Of the record, or of the edition. */
  readonly day: Day;
}

/**
 * The edition in force comes with the forecast, which is loaded for a later month than that of the record.
 * @returns null without a value
 */
export function retailValue(
  { valuedOn, values }: AppraisedValues,
  handOver: Month | undefined,
  forecast: Loaded<PlateForecast>,
): RetailValue | 'loading' | null {
  if (monthsAhead(valuedOn, handOver)) {
    if (forecast.value === null && forecast.because === 'loading') return 'loading';
    const edition = forecast.value?.edition;
    if (edition && edition.retail !== null) return { pounds: edition.retail, source: 'edition', day: edition.day };
  }
  const { value } = values.retail;
  return value === null ? null : { pounds: value, source: 'guide', day: valuedOn };
}

/** "as valued on 28 Nov 2026": which Retail it is. */
export const retailDayWords = ({ source, day }: RetailValue): string =>
  source === 'guide'
    ? `as valued on ${formatDate(day)}`
    : `in the edition of ${formatMonthLong(monthOf(day))}, by ${SOURCES.guide.beforeNoun} ID`;

/** Beside the field of the asking price: "Guide Retail £35,300, as valued on 28 Nov 2026". */
export function retailHintWords(retail: RetailValue, isWithoutVat: boolean): string {
  const both = isWithoutVat ? ` without VAT, ${moneyText(withVatAdded(retail.pounds * 100))} with it` : '';
  return `${SOURCES.guide.title} Retail ${formatPounds(retail.pounds)}${both}, ${retailDayWords(retail)}`;
}

/** Beside the same field: "asking prices online £9,075 to £9,525". Those of vans are without VAT, as its Retail is. */
export function internetRetailWords(
  { lowPounds, highPounds }: NonNullable<AppraisedVehicle['internetRetail']>,
  isWithoutVat: boolean,
): string {
  const words = `asking prices online ${formatPounds(lowPounds)} to ${formatPounds(highPounds)}`;
  if (!isWithoutVat) return words;
  const [low, high] = [lowPounds, highPounds].map((pounds) => moneyText(withVatAdded(pounds * 100)));
  return `${words} without VAT, ${low} to ${high} with it`;
}

/**
 * Beside a Retail of an earlier month than that of the hand-over, which has none: what Clean does until then. Empty
 * where the months are the same.
 */
export function laterRetailWords(
  retail: RetailValue,
  vehicle: AppraisedValues,
  handOver: Month | undefined,
  forecast: Loaded<PlateForecast>,
): string {
  if (!handOver || !isMonth(handOver) || monthOf(retail.day) >= handOver) return '';
  const none = `There is no Retail for ${formatMonthLong(handOver)}`;
  const then = guideValueAt(vehicle, 'clean', handOver, forecast);
  const now = retail.source === 'guide' ? vehicle.values.clean.value : (forecast.value?.edition?.clean ?? null);
  if (then.pounds === null || now === null) return `${none}.`;
  const change = then.pounds - now;
  const differs = change === 0 ? 'the same' : `${formatPounds(Math.abs(change))} ${change < 0 ? 'lower' : 'higher'}`;
  return then.source === 'forecast'
    ? `${none}. Clean is expected to be ${differs} by then.`
    : `${none}. Clean is ${differs} in the edition of that month.`;
}
