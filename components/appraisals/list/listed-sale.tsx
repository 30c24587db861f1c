import type { AppraisalSummary } from '@/lib/domain/appraisals/appraisal';
import { listedSaleWords } from '@/lib/domain/appraisals/bought/listed-sale';

/** A line for the day on which a bought car was sold, and one for what that brought; nothing while it is not sold. */
export const ListedSale = ({ sale }: Pick<AppraisalSummary, 'sale'>) =>
  listedSaleWords(sale).map((words) => (
    <span key={words} className="block text-soft tabular-nums">
      {words}
    </span>
  ));
