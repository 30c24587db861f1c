import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { ButtonLink } from '@/components/layout/navigation/button-link';
import { PageHeader } from '@/components/layout/page/page-header';
import { PrintWhole } from '@/components/layout/print/print-whole';
import { FileLink } from '@/components/ui/actions/file-link';
import { Card } from '@/components/ui/data/card';
import { NoVehicles } from '@/components/valuations/list/no-vehicles';
import { VehicleListPages } from '@/components/valuations/list/vehicle-list-pages';
import { PendingValuations } from '@/components/valuations/pending/pending-valuations';
import { ListResultStatus } from '@/components/valuations/list/list-result-status';
import { listResultWords } from '@/components/valuations/list/list-result-words';
import { ValuationSearchForm } from '@/components/valuations/list/valuation-search-form';
import { ValuedVehicleTable } from '@/components/valuations/list/valued-vehicle-table';
import { VehicleFilter } from '@/components/valuations/list/vehicle-filter';
import {
  readVehicleListAddress,
  vehicleQueryOf,
  VEHICLES_A_PAGE,
  VEHICLES_ON_PAPER_MAX,
  writeVehicleListAddress,
} from '@/components/valuations/list/vehicle-list-address';
import { may } from '@/lib/access';
import { exportValuedVehicles } from '@/lib/api/addresses/valuations';
import { fileAddress } from '@/lib/api/client/fetch-endpoint';
import { listValuedVehicles } from '@/lib/api/endpoints/valuations';
import { runListValuedVehicles } from '@/lib/features/valuations/valued-vehicles';
import { stockVatWords } from '@/lib/domain/money/value-vat';
import { namesVehicle } from '@/lib/domain/vehicles/vehicle-mark';
import { answered, britishToday, requireSession } from '@/lib/server';

export const metadata: Metadata = { title: 'Valuations' };

export default async function ValuationsPage({ searchParams }: PageProps<'/valuations'>) {
  const session = await requireSession('valuations.read');
  const params = await searchParams;
  // A hand-typed address, which is not shown again.
  if (typeof params['search'] === 'string' && namesVehicle(params['search'].trim())) redirect('/valuations');
  const view = readVehicleListAddress(params);
  const query = vehicleQueryOf(view);
  const limit = view.all ? VEHICLES_ON_PAPER_MAX : VEHICLES_A_PAGE;
  const { items, totals } = await answered(
    listValuedVehicles,
    runListValuedVehicles,
    { ...query, limit, page: view.page },
    await headers(),
  );
  const today = britishToday();
  const vatWords = stockVatWords({ cars: totals.vehicles - totals.withoutValue, vans: totals.vans });
  return (
    <>
      <PageHeader
        title="Valuations"
        lead="One row per vehicle. Reopening a valuation is free."
        actions={
          // A phone has the button for the next car in its header.
          may(session.role, 'valuations.create') && (
            <span className="max-sm:hidden">
              <ButtonLink href="/">Value a vehicle</ButtonLink>
            </span>
          )
        }
      />
      <ValuationSearchForm view={view}>
        <VehicleFilter view={view} today={today} />
        <ListResultStatus words={listResultWords(view, totals.vehicles)} />
        <PendingValuations />
        {items.length === 0 ? (
          <NoVehicles view={view} mayValue={may(session.role, 'valuations.create')} />
        ) : (
          <>
            <Card flush>
              <ValuedVehicleTable items={items} totals={totals} view={view} today={today} />
            </Card>
            {vatWords && <p className="text-sm">{vatWords}</p>}
          </>
        )}
        <VehicleListPages view={view} shown={items.length} vehicles={totals.vehicles} />
        {items.length > 0 && (
          <div className="flex flex-wrap gap-2 print:hidden">
            <FileLink href={fileAddress(exportValuedVehicles, { ...query, format: 'csv' })}>CSV</FileLink>
            <FileLink href={fileAddress(exportValuedVehicles, { ...query, format: 'xlsx' })}>Excel</FileLink>
            {may(session.role, 'plates.export') && (
              <FileLink
                href={fileAddress(exportValuedVehicles, { ...query, format: 'csv', plates: true })}
                variant="quiet"
              >
                CSV with plates
              </FileLink>
            )}
            <PrintWhole
              whole={
                view.all || totals.vehicles <= items.length
                  ? null
                  : writeVehicleListAddress({ ...view, page: 1, all: true })
              }
              printsNow={view.all}
            />
          </div>
        )}
      </ValuationSearchForm>
    </>
  );
}
