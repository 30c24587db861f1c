/** In a list of appraisals: that a bought car was sold since, and what that brought. Without schemas: pages load it. */
import { formatDate, formatList } from '@/lib/format';
import type { AppraisalSummary } from '../appraisal';
import { moneyText } from '../money-text';

/**
 * "Sold 5 Jun 2026" and "Profit £1,062.50 before warranty and fees", or the first alone where no profit is known; none while
 * it is not sold.
 */
export function listedSaleWords(sale: AppraisalSummary['sale']): string[] {
  if (sale === null) return [];
  const { on, profitPence, notDeducted } = sale;
  const before = notDeducted.length === 0 ? '' : ` before ${formatList(notDeducted)}`;
  return [`Sold ${formatDate(on)}`, ...(profitPence === null ? [] : [`${resultWords(profitPence)}${before}`])];
}

const resultWords = (pence: number): string =>
  pence === 0 ? 'No profit and no loss' : `${pence > 0 ? 'Profit' : 'Loss'} ${moneyText(Math.abs(pence))}`;
