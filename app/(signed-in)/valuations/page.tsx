import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { ButtonLink } from '@/components/layout/button-link';
import { PageHeader } from '@/components/layout/page-header';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { SearchForm } from '@/components/valuations/search-form';
import { ValuationList } from '@/components/valuations/valuation-list';
import { listValuations } from '@/lib/api/valuations';
import { runListValuations } from '@/lib/features/valuations';
import { answered, requireSession } from '@/lib/server';

export const metadata: Metadata = { title: 'Valuations' };

const PAGE = 25;

export default async function ValuationsPage({ searchParams }: PageProps<'/valuations'>) {
  await requireSession('valuations.read');
  const asked = await searchParams;
  const search = textOf(asked['search']).slice(0, 60);
  const after = textOf(asked['after']).slice(0, 100);
  const { items, next } = await answered(
    listValuations,
    runListValuations,
    { limit: PAGE, ...(search && { search }), ...(after && { after }) },
    await headers(),
  );
  return (
    <>
      <PageHeader
        title="Valuations"
        lead="Newest first. Each reopens as it was shown, free of charge."
        actions={<ButtonLink href="/">Value a vehicle</ButtonLink>}
      />
      <div className="space-y-4">
        <SearchForm key={search} search={search} />
        {items.length === 0 ? (
          <Nothing search={search} />
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

function Nothing({ search }: { search: string }) {
  if (search)
    return (
      <EmptyState
        title={`No valuation of “${search}”`}
        actions={<ButtonLink href="/valuations">Show all valuations</ButtonLink>}
      >
        Search by the names in the guide: make, model or derivative.
      </EmptyState>
    );
  return (
    <EmptyState
      title="Nothing valued yet"
      actions={
        <ButtonLink href="/" variant="primary">
          Value a vehicle
        </ButtonLink>
      }
    >
      Every valuation of your organisation is kept here.
    </EmptyState>
  );
}

function textOf(value: string | string[] | undefined): string {
  return typeof value === 'string' ? value.trim() : '';
}

function addressOf(search: string, after: string | null): string {
  const query = new URLSearchParams({ ...(search && { search }), ...(after && { after }) });
  return query.size > 0 ? `/valuations?${query}` : '/valuations';
}
