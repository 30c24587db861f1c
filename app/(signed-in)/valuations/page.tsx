import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { ButtonLink } from '@/components/layout/navigation/button-link';
import { PageHeader } from '@/components/layout/page/page-header';
import { Card } from '@/components/ui/data/card';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { ValuationSearchForm } from '@/components/valuations/list/valuation-search-form';
import { ValuationList } from '@/components/valuations/list/valuation-list';
import { listValuations } from '@/lib/api/endpoints/valuations';
import { namesVehicle } from '@/lib/domain/vehicles/vehicle-mark';
import { runListValuations } from '@/lib/features/valuations/valuations';
import { answered, requireSession } from '@/lib/server';

export const metadata: Metadata = { title: 'Valuations' };

const PAGE_SIZE = 25;

export default async function ValuationsPage({ searchParams }: PageProps<'/valuations'>) {
  await requireSession('valuations.read');
  const params = await searchParams;
  const search = textOf(params['search']).slice(0, 60);
  const after = textOf(params['after']).slice(0, 100);
  // An address typed by hand; it is not shown again.
  if (namesVehicle(search)) redirect('/valuations');
  const { items, next } = await answered(
    listValuations,
    runListValuations,
    { limit: PAGE_SIZE, ...(search && { search }), ...(after && { after }) },
    await headers(),
  );
  return (
    <>
      <PageHeader
        title="Valuations"
        lead="Newest first. Reopening a valuation is free."
        actions={<ButtonLink href="/">Value a vehicle</ButtonLink>}
      />
      <div className="space-y-4">
        <ValuationSearchForm key={search} search={search} />
        {items.length === 0 ? (
          <NoValuations search={search} />
        ) : (
          <Card flush>
            <ValuationList items={items} caption={search ? `Valuations of ${search}` : 'Valuations'} />
          </Card>
        )}
        {(after || next) && (
          <nav aria-label="Pages of the list" className="flex flex-wrap gap-2 print:hidden">
            {after && <ButtonLink href={addressOf(search, null)}>Newest</ButtonLink>}
            {next && <ButtonLink href={addressOf(search, next)}>Older</ButtonLink>}
          </nav>
        )}
      </div>
    </>
  );
}

function NoValuations({ search }: { search: string }) {
  if (search)
    return (
      <EmptyState
        title={`No valuations match “${search}”`}
        actions={<ButtonLink href="/valuations">Show all valuations</ButtonLink>}
      >
        Search by make, model or derivative.
      </EmptyState>
    );
  return (
    <EmptyState
      title="No valuations yet"
      actions={
        <ButtonLink href="/" variant="primary">
          Value a vehicle
        </ButtonLink>
      }
    >
      Every valuation by your organisation is saved here.
    </EmptyState>
  );
}

function textOf(value: string | string[] | undefined): string {
  return typeof value === 'string' ? value.replaceAll('\0', '').trim() : '';
}

function addressOf(search: string, after: string | null): string {
  const query = new URLSearchParams({ ...(search && { search }), ...(after && { after }) });
  return query.size > 0 ? `/valuations?${query}` : '/valuations';
}
