import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { LEDGER_ROWS_ON_PAPER_MAX, readLedgerAddress } from '@/components/ledger/ledger-address';
import { LedgerFilter } from '@/components/ledger/ledger-filter';
import { LedgerFinder } from '@/components/ledger/ledger-finder';
import { LedgerPages } from '@/components/ledger/ledger-pages';
import { LedgerTable } from '@/components/ledger/ledger-table';
import { addressWith } from '@/components/layout/navigation/address-texts';
import { PrintWhole } from '@/components/layout/print/print-whole';
import { PageHeader } from '@/components/layout/page/page-header';
import { Card } from '@/components/ui/data/card';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { FileLink } from '@/components/ui/actions/file-link';
import { may } from '@/lib/access';
import { exportLedger } from '@/lib/api/addresses/ledger';
import { fileAddress } from '@/lib/api/client/fetch-endpoint';
import { readLedger } from '@/lib/api/endpoints/ledger';
import { runReadLedger } from '@/lib/features/usage/ledger';
import { answered, requireSession } from '@/lib/server';

export const metadata: Metadata = { title: 'Ledger' };

const PAGE_SIZE = 50;

export default async function LedgerPage({ searchParams }: PageProps<'/ledger'>) {
  const session = await requireSession('ledger.read');
  const { filter: filterValues, after, isForPaper } = readLedgerAddress(await searchParams);
  const filter = Object.fromEntries(Object.entries(filterValues).filter(([, value]) => value !== ''));
  const { items, next, people } = await answered(
    readLedger,
    runReadLedger,
    { ...filter, limit: isForPaper ? LEDGER_ROWS_ON_PAPER_MAX : PAGE_SIZE, ...(after && { after }) },
    await headers(),
  );
  return (
    <>
      <PageHeader title="Ledger" lead="Every look-up by your organisation, newest first, with its charge." />
      <LedgerFinder>
        <LedgerFilter filter={filterValues} people={people} />
        {items.length === 0 ? (
          <EmptyState
            title={Object.keys(filter).length > 0 || after ? 'No look-ups match these filters' : 'No look-ups yet'}
          >
            Every look-up by your organisation is listed here.
          </EmptyState>
        ) : (
          <Card flush>
            <LedgerTable items={items} caption="Look-ups, newest first" />
          </Card>
        )}
        <LedgerPages filter={filter} after={after} next={next} isForPaper={isForPaper} />
        <div className="flex flex-wrap gap-2 print:hidden">
          <FileLink href={fileAddress(exportLedger, { ...filter, format: 'csv' })}>CSV</FileLink>
          <FileLink href={fileAddress(exportLedger, { ...filter, format: 'xlsx' })}>Excel</FileLink>
          {may(session.role, 'plates.export') && (
            <FileLink href={fileAddress(exportLedger, { ...filter, format: 'csv', plates: true })} variant="quiet">
              CSV with plates
            </FileLink>
          )}
          <PrintWhole
            whole={isForPaper || (!after && !next) ? null : addressWith('/ledger', { ...filter, rows: 'all' })}
            printsNow={isForPaper}
          />
        </div>
      </LedgerFinder>
    </>
  );
}
