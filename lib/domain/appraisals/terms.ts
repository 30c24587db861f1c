/** An organisation's usual terms for appraisals and its price list of repairs. Without schemas: pages load it. */
import { parsePercent } from '@/lib/domain/money/parse-percent';
import { parsePounds } from '@/lib/domain/money/parse-pounds';
import { USUAL_TERMS } from '@/lib/domain/stock/auction-bid';
import { readAmount, type Read } from './entries';
import type { HoldingCost } from './hold-or-drop';
import { moneyText } from './money-text';
import type { CostVat } from './vat';

export interface PriceListLine {
  readonly part: string;
  readonly damage: string;
  readonly costPence: number;
}

export interface AppraisalTerms {
  /** As they are typed in an appraisal. */
  readonly preparation: string;
  readonly preparationVat: CostVat;
  readonly warranty: string;
  readonly warrantyVat: CostVat;
  readonly fees: string;
  readonly feesVat: CostVat;
  /** `900` or `10%`. */
  readonly margin: string;
  readonly validDays: number;
  /** How far above the trade side a valuer may offer without approval, in whole pounds. */
  readonly valuerLimitPounds: number;
  /** What a day on the forecourt costs: per cent a year of what the vehicle cost, and pounds a day, as typed. */
  readonly moneyPercent: string;
  readonly spacePerDay: string;
  readonly insurancePerDay: string;
  /** Whether costs of the price list include VAT. */
  readonly priceListVat: CostVat;
  readonly priceList: readonly PriceListLine[];
  /** How a customer reaches the organisation about an offer; empty: it does not say. */
  readonly telephone: string;
  readonly email: string;
}

/** The default until an organisation saves its own; costs and margin are those of auction bids. */
export const USUAL_APPRAISAL_TERMS: AppraisalTerms = {
  preparation: String(USUAL_TERMS.preparationPounds),
  preparationVat: 'with',
  warranty: '',
  warrantyVat: 'without',
  fees: '',
  feesVat: 'with',
  margin: `${USUAL_TERMS.marginPercent}%`,
  validDays: 7,
  valuerLimitPounds: 250,
  moneyPercent: '',
  spacePerDay: '',
  insurancePerDay: '',
  priceListVat: 'with',
  priceList: [],
  telephone: '',
  email: '',
};

/** Why it cannot be dialled; null if it can, and for none. */
export const telephoneProblem = (typed: string): string | null =>
  typed.trim() === '' || (/^\+?[\d\s()-]+$/.test(typed.trim()) && /(\D*\d){6}/.test(typed))
    ? null
    : 'Enter a telephone number, such as 01234 567890.';

/** Why no one could be written to there; null if they could, and for none. */
export const emailProblem = (typed: string): string | null =>
  typed.trim() === '' || /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(typed.trim())
    ? null
    : 'Enter an e-mail address, such as sales@dealer.example.';

const PERCENT_MAX = 100;

/** Per cent a year, `8` or `7.5%`; an empty text is 0. */
export function readYearlyPercent(typed: string): Read<number> {
  if (typed.trim() === '') return { value: 0, problem: null };
  const percent = parsePercent(typed);
  return percent !== null && percent <= PERCENT_MAX
    ? { value: percent, problem: null }
    : { value: null, problem: 'Enter a percentage a year from 0 to 100, such as 8 or 7.5.' };
}

/** The cost of a day by the terms; unreadable text counts as 0, and is never saved. */
export const holdingCostOf = (
  terms: Pick<AppraisalTerms, 'moneyPercent' | 'spacePerDay' | 'insurancePerDay'>,
): HoldingCost => ({
  moneyPercent: readYearlyPercent(terms.moneyPercent).value ?? 0,
  spacePencePerDay: readAmount(terms.spacePerDay).value ?? 0,
  insurancePencePerDay: readAmount(terms.insurancePerDay).value ?? 0,
});

/** The maximum for what a valuer may offer above the trade side without approval. */
export const VALUER_LIMIT_POUNDS_MAX = 100_000;

export const PRICE_LIST_LINES_MAX = 200;
/** Of one repair. */
export const REPAIR_PENCE_MAX = 1_000_000_00;

/**
 * One line of a price list: the part, the damage, which may have commas itself, and the cost at its end, which may too.
 * Null where one of them is missing; the cost is null where it cannot be read, or could be read in two ways.
 */
function readRepair(row: string) {
  const [part = '', damage, ...typed] = row.split(',');
  if (part.trim() === '' || damage === undefined || typed.length === 0) return null;
  const costFrom = (at: number) => typed.slice(at).join(',').trim();
  const start = Math.max(
    typed.findIndex((_, at) => parsePounds(costFrom(at)) !== null),
    0,
  );
  // “4, 250” is a number of damages and a cost, or £4,250.
  const isInDoubt = start > 0 && parsePounds(typed[start - 1] ?? '') !== null;
  return {
    part: part.trim(),
    damage: [damage, ...typed.slice(0, start)].map((piece) => piece.trim()).join(', '),
    cost: costFrom(isInDoubt ? start - 1 : start),
    costPence: isInDoubt ? null : parsePounds(costFrom(start)),
  };
}

/** A price list as typed, one repair per line: "Front bumper, scuffed, 150". */
export function readPriceList(text: string): { lines: PriceListLine[]; problem: string | null } {
  const lines: PriceListLine[] = [];
  for (const [index, row] of text.split(/\r?\n/).entries()) {
    if (row.trim() === '') continue;
    const fields = readRepair(row);
    if (fields === null)
      return {
        lines,
        problem: `Line ${index + 1}: write part, damage and cost with commas, such as “Front bumper, scuffed, 150”.`,
      };
    const { part, damage, cost, costPence } = fields;
    if (costPence === null)
      return { lines, problem: `Line ${index + 1}: “${cost}” is not a cost. Enter pounds, such as 150 or £1,250.` };
    if (costPence > REPAIR_PENCE_MAX)
      return { lines, problem: `Line ${index + 1}: enter a cost of at most ${moneyText(REPAIR_PENCE_MAX)}.` };
    lines.push({ part: part.slice(0, 60), damage: damage.slice(0, 60), costPence });
  }
  if (lines.length > PRICE_LIST_LINES_MAX)
    return { lines, problem: `A price list has at most ${PRICE_LIST_LINES_MAX} lines.` };
  return { lines, problem: null };
}

/** The list as it is entered: one line each, “part, damage, cost”. */
export const priceListText = (lines: readonly PriceListLine[]): string =>
  lines
    .map(({ part, damage, costPence }) => `${part}, ${damage}, ${moneyText(costPence).replaceAll(',', '')}`)
    .join('\n');
