/**
 * The whole calculation of an appraisal, from the guide value to what the customer receives, from its entries and what
 * is known about the vehicle. Integer pence unless a name says pounds. Without schemas: the browser computes it while
 * the dealer types.
 */
import { conditionLines, repairReturn, type ConditionLine, type RepairReturn } from './condition-lines';
import {
  isConditionChosen,
  readAmount,
  readCondition,
  readMargin,
  readSignedAmount,
  readVatScheme,
  type Entries,
  type TradeCondition,
} from './entries';
import { salePriceOf } from './guide/sale-price';
import { guideValueAt } from './guide-value';
import { retailSide, type RetailSide } from './retail-side';
import { settlementOf, type Settlement } from './settlement';
import type { AppraisalKnown } from './sum-line';
import { tradeSide, type TradeSide } from './trade-side';
import { unreadAmounts, type UnreadAmounts } from './unread/unread-amounts';
import { vatOnSalePence } from './vat';

/** What remains of an offer once the vehicle is sold at the asking price. */
export interface OfferOutcome {
  readonly offerPence: number;
  readonly vatPence: number;
  /** Costs before the sale are entered, and counted. */
  readonly hasCosts: boolean;
  /** Below 0: a loss. Null without an asking price, and if a cost cannot be read. */
  readonly profitPence: number | null;
}

export interface AppraisalSums {
  readonly lines: readonly ConditionLine[];
  readonly trade: TradeSide;
  readonly retail: RetailSide;
  readonly repairs: RepairReturn;
  /**
   * The lower of the two sides in whole pounds; null while neither is known, and if either is loading or has an amount
   * that cannot be read.
   */
  readonly suggestedPounds: number | null;
  /** Null while no offer is entered. */
  readonly offer: OfferOutcome | null;
  /** Null while no offer is entered, and if finance or deposit cannot be read. */
  readonly settlement: Settlement | null;
  readonly unread: UnreadAmounts;
  /** No condition is chosen, and a value depends on it: its line assumes Clean, and no offer is made of it. */
  readonly isConditionMissing: boolean;
  /** Entries that cannot be read, by field. */
  readonly problems: Readonly<Record<string, string>>;
}

/** @param prefilled fields that are as the appraisal began; none where each was entered */
export function appraisalSums(
  entries: Entries,
  known: AppraisalKnown,
  prefilled: ReadonlySet<string> = new Set(),
): AppraisalSums {
  const condition = readCondition(entries['condition']);
  const lines = conditionLines(entries);
  const valueIn = (band: TradeCondition) => guideValueAt(known.vehicle, band, entries['handOver'], known.forecast);
  const values = { clean: valueIn('clean'), average: valueIn('average'), below: valueIn('below') };
  const unread = unreadAmounts(entries, lines);
  const trade = tradeSide(entries, lines, known, unread.trade);
  const salePrice = salePriceOf(entries, prefilled, known);
  const retail = retailSide(entries, lines, { salePrice, prefilled, unread });
  const offer = readAmount(entries['offer']).value;
  const sides = [
    ...(trade.totalPence === null ? [] : [Math.max(0, Math.floor(trade.totalPence / 100))]),
    ...(retail.mostPounds === null ? [] : [retail.mostPounds]),
  ];
  return {
    lines,
    trade,
    retail,
    repairs: repairReturn(lines, condition, {
      values,
      scheme: readVatScheme(entries['vatScheme']),
      isWithoutVat: known.vehicle.isWithoutVat === true,
      unread: unread.repairs,
    }),
    suggestedPounds:
      sides.length === 0 || areSidesLoading({ trade, retail }) || areSidesUnread(unread) ? null : Math.min(...sides),
    offer: offer === null ? null : outcomeOf(offer, entries, retail),
    settlement: offer === null ? null : settlementOf(offer, entries),
    unread,
    isConditionMissing:
      !isConditionChosen(entries['condition']) && Object.values(values).some(({ pounds }) => pounds !== null),
    problems: problemsOf(entries, lines),
  };
}

/** Either side is loading. */
export const areSidesLoading = ({ trade, retail }: Pick<AppraisalSums, 'trade' | 'retail'>): boolean =>
  trade.missing === 'loading' || retail.missing === 'loading';

/** An amount of either side cannot be read. */
export const areSidesUnread = ({ trade, salePrice, costs, margin }: UnreadAmounts): boolean =>
  [trade, salePrice, costs, margin].some((because) => because !== null);

function outcomeOf(offerPence: number, entries: Entries, { salePence, costPence }: RetailSide): OfferOutcome {
  const hasCosts = costPence !== 0;
  if (salePence === null || costPence === null) return { offerPence, vatPence: 0, hasCosts, profitPence: null };
  const vatPence = vatOnSalePence(salePence, offerPence, readVatScheme(entries['vatScheme']));
  return { offerPence, vatPence, hasCosts, profitPence: salePence - offerPence - vatPence - costPence };
}

/** An offer of £0 is none. */
export const NO_OFFER = 'Enter an offer of £1 or more.';
export const NOT_WHOLE_OFFER = 'Enter the offer in whole pounds.';
export const NO_ADJUSTMENT_REASON = 'Enter why the value is adjusted.';

const AMOUNTS = ['salePrice', 'preparation', 'warranty', 'fees', 'finance', 'deposit', 'offer'] as const;

function problemsOf(entries: Entries, lines: readonly ConditionLine[]): Record<string, string> {
  const found: [string, string | null][] = [
    ...AMOUNTS.map((field): [string, string | null] => [field, readAmount(entries[field]).problem]),
    ['margin', readMargin(entries['margin']).problem],
    ['adjustment', readSignedAmount(entries['adjustment']).problem],
    ...lines.map(({ id, problem }): [string, string | null] => [`line.${id}.cost`, problem]),
  ];
  const offer = readAmount(entries['offer']).value;
  if (offer !== null && offer % 100 !== 0) found.push(['offer', NOT_WHOLE_OFFER]);
  if (offer === 0) found.push(['offer', NO_OFFER]);
  const { value: adjustment } = readSignedAmount(entries['adjustment']);
  if (adjustment && !entries['adjustmentReason']?.trim()) found.push(['adjustmentReason', NO_ADJUSTMENT_REASON]);
  return Object.fromEntries(found.filter((entry): entry is [string, string] => entry[1] !== null));
}
