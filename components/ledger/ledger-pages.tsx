import { addressWith } from '@/components/layout/navigation/address-texts';
import { pagesAfter } from '@/components/layout/navigation/page-links';
import { Pager } from '@/components/layout/navigation/pager';
import { formatCount } from '@/lib/format';
import { LEDGER_ROWS_ON_PAPER_MAX } from './ledger-address';

interface LedgerPagesProps {
  filter: Record<string, string>;
  after: string;
  next: string | null;
  /** All rows on one page, up to the limit. */
  isForPaper: boolean;
}

/** The ledger’s other pages; on paper, what is left out. */
export function LedgerPages({ filter, after, next, isForPaper }: LedgerPagesProps) {
  if (!after && !next) return null;
  if (isForPaper)
    return (
      <p className="text-soft">
        The newest {formatCount(LEDGER_ROWS_ON_PAPER_MAX)} look-ups. The CSV file has all of them.
      </p>
    );
  return <Pager {...pagesAfter(after, next, (start) => addressWith('/ledger', { ...filter, after: start }))} />;
}
