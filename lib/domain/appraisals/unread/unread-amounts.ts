/**
 * Amounts of an appraisal that are entered and cannot be read. They do not count as nothing: each sum that depends on
 * one is unknown, and says so by its name. Without schemas: pages load it.
 */
import { damageWords, isDeducted, type ConditionLine } from '@/lib/domain/appraisals/condition-lines';
import { problemVerb, readAmount, readMargin, readSignedAmount, type Entries } from '@/lib/domain/appraisals/entries';
import type { Because } from '@/lib/domain/provenance';

/** For each sum the first amount in it that cannot be read; null if there is none. */
export interface UnreadAmounts {
  readonly trade: Because | null;
  readonly salePrice: Because | null;
  /** Before the sale. */
  readonly costs: Because | null;
  readonly margin: Because | null;
  /** What the customer receives of the offer. */
  readonly settlement: Because | null;
  /** Of all condition lines. */
  readonly repairs: Because | null;
}

/** The amounts among the entries and condition lines that cannot be read. */
export function unreadAmounts(entries: Entries, lines: readonly ConditionLine[]): UnreadAmounts {
  const amount = (field: string, name: string) => unread(name, readAmount(entries[field]).problem);
  const costOf = (line: ConditionLine) => unread(`The cost of “${damageWords(line)}”`, line.problem);
  return {
    trade: firstOf([
      ...lines.filter(isDeducted).map(costOf),
      unread('The adjustment', readSignedAmount(entries['adjustment']).problem),
    ]),
    salePrice: amount('salePrice', 'The asking price'),
    costs: firstOf([
      amount('preparation', 'Preparation'),
      amount('warranty', 'Warranty'),
      amount('fees', 'The amount of fees'),
      ...lines.filter(({ treatment }) => treatment === 'mend').map(costOf),
    ]),
    margin: unread('The margin wanted', readMargin(entries['margin']).problem),
    settlement: firstOf([amount('finance', 'The finance still owed'), amount('deposit', 'The deposit')]),
    repairs: firstOf(lines.map(costOf)),
  };
}

const firstOf = (found: readonly (Because | null)[]): Because | null =>
  found.find((because) => because !== null) ?? null;

const unread = (name: string, problem: string | null): Because | null =>
  problem === null ? null : { reason: `${name} ${problemVerb(problem)}.`, next: problem };
