/** In a list of appraisals: that a bought car was sold since, and what that brought. Without schemas: pages load it. */
import { formatDate } from '@/lib/format';
import type { AppraisalSummary } from '../appraisal';
import { moneyText } from '../money-text';

/** "Sold 5 Jun 2026" and "Profit £1,062.50", or the first alone where no profit is known; none while it is not sold. */
export function listedSaleWords(sale: AppraisalSummary['sale']): string[] {
  if (sale === null) return [];
  const { on, profitPence } = sale;
  return [`Sold ${formatDate(on)}`, ...(profitPence === null ? [] : [resultWords(profitPence)])];
}

const resultWords = (pence: number): string =>
  pence === 0 ? 'No profit and no loss' : `${pence > 0 ? 'Profit' : 'Loss'} ${moneyText(Math.abs(pence))}`;
