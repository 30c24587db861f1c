import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { known, KnownAnswers } from '@/components/layout/known-answers';
import { PageHeader } from '@/components/layout/page-header';
import { ListOr } from '@/components/stock/list-or';
import { NewListForm } from '@/components/stock/new-list-form';
import { StockLists } from '@/components/stock/stock-lists';
import { may } from '@/lib/access';
import { listStockLists as address } from '@/lib/api/addresses/stock';
import { listStockLists } from '@/lib/api/stock';
import { britishDay } from '@/lib/domain/calendar';
import { runListStockLists } from '@/lib/features/stock';
import { answered, requireSession } from '@/lib/server';

export const metadata: Metadata = { title: 'Stock' };

export default async function StockPage() {
  const session = await requireSession('valuations.read');
  const lists = await answered(listStockLists, runListStockLists, {}, await headers()).catch(() => null);
  return (
    <KnownAnswers of={lists ? [known(address, {}, lists)] : []}>
      <ListOr today={britishDay(new Date())}>
        <PageHeader title="Stock" lead="Lists of cars, valued together, and again to see how they have moved." />
        <div className="space-y-5">
          {may(session.role, 'valuations.create') && <NewListForm />}
          <StockLists />
        </div>
      </ListOr>
    </KnownAnswers>
  );
}
