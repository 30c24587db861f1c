import { totalText } from '@/components/appraisals/sum-list';
import type { AppraisalSums } from '@/lib/domain/appraisals/appraisal-sums';

/** The two parts of the column: the name of each total, and how to read it. */
export const SIDES = {
  trade: { name: 'Trade value', pence: ({ trade }: AppraisalSums) => trade.totalPence },
  retail: {
    name: 'Maximum to pay',
    pence: ({ retail: { mostPounds } }: AppraisalSums) => (mostPounds === null ? null : mostPounds * 100),
  },
} as const;

/** The total of a part outside its column: with pence only if it has pence itself. */
export const sideAloneText = (sums: AppraisalSums, side: keyof typeof SIDES): string =>
  totalText(SIDES[side].pence(sums), sums[side].missing, []);

/** The total of a part, below its column. */
export const sideText = (sums: AppraisalSums, side: keyof typeof SIDES): string =>
  totalText(SIDES[side].pence(sums), sums[side].missing, sums[side].lines);

/** Under a total outside its column: VAT-qualifying, both totals include VAT that is reclaimed; empty otherwise. */
export const sideVatText = (sums: AppraisalSums, side: keyof typeof SIDES): string =>
  sums.trade.includesVat && (SIDES[side].pence(sums) ?? 0) > 0 ? 'with VAT' : '';
