import Link from 'next/link';
import { Card } from '@/components/ui/data/card';
import type { SalesGroups } from '@/lib/domain/stock-cars/sales-schemas';
import { SALES_MONTHS } from '@/lib/domain/stock-cars/sales-vs-guide';
import { SOLD_TO } from '@/lib/domain/stock-cars/stock-car-state';
import { MEDIAN_WORDS, SalesGroupsTable } from './sales-groups';

export interface OwnSalesProps {
  groups: SalesGroups;
  /** Not printed. */
  screenOnly?: boolean;
}

/** The organisation's own sales of similar cars. For comparison with the guide; nothing is computed from them. */
export function OwnSales({ groups, screenOnly = false }: OwnSalesProps) {
  const shown = SOLD_TO.filter((soldTo) => groups[soldTo].some(({ sales }) => sales > 0));
  if (shown.length === 0) return null;
  const hasQuartiles = shown.some((soldTo) => groups[soldTo].some(({ quartiles }) => quartiles !== null));
  return (
    <Card
      title="Your sales of similar cars"
      flush
      screenOnly={screenOnly}
      aside={
        <Link href="/stock/sales" prefetch={false} className="link text-sm print:hidden">
          All your sales
        </Link>
      }
    >
      {shown.map((soldTo) => (
        <SalesGroupsTable key={soldTo} groups={groups[soldTo]} soldTo={soldTo} />
      ))}
      <p className="px-5 py-3 text-sm text-soft">
        {`Over ${SALES_MONTHS} months. They do not affect the values on this page. ${hasQuartiles ? MEDIAN_WORDS : ''}`}
      </p>
    </Card>
  );
}
