'use client';

import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FlagBadge } from '@/components/layout/alerts/flag-badge';
import { useHasPermission } from '@/components/layout/access/permissions-provider';
import type { RowComparison } from '@/components/layout/stock/compare-values';
import { Breadcrumb } from '@/components/layout/navigation/breadcrumb';
import { Badge } from '@/components/ui/data/badge';
import { Card } from '@/components/ui/data/card';
import { DataTable, type Column } from '@/components/ui/data/data-table';
import { DefinitionList } from '@/components/ui/data/definition-list';
import { EmptyCell } from '@/components/ui/data/empty-cell';
import { NumberPlate } from '@/components/ui/data/number-plate';
import { Notice } from '@/components/ui/feedback/notice';
import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { readStockCar } from '@/lib/api/addresses/stock-cars/stock-cars';
import { answerKey } from '@/lib/api/client/answer-of';
import { useAnswer } from '@/lib/api/client/use-answer';
import { appraisalPath, filePath, recordPath } from '@/lib/domain/page-paths';
import { SOURCES } from '@/lib/domain/source-names';
import { isValueAwaited } from '@/lib/domain/stock-cars/car-sentences';
import { isLookedUp } from '@/lib/domain/stock-cars/looked-up-car';
import type { CarChange, CarInStock } from '@/lib/domain/stock-cars/stock-car';
import { isInStock, SOLD_TO_WORDS, STATUS_WORDS } from '@/lib/domain/stock-cars/stock-car-state';
import type { Day } from '@/lib/domain/time/calendar';
import { derivativeAfter, displayName } from '@/lib/domain/vehicles/names/display-name';
import { formatDate, formatDateTime, formatMiles, formatPlural, formatPounds } from '@/lib/format';
import { CarValues, valueShown } from './car-values';
import { ChangeCar } from './change-car';
import { IdentifyCar } from './identify-car';
import { TakeOutOfStock } from './take-out-of-stock';
import { RevalueCar } from './revalue-car';

/** How often a car is read again until its first value has come. */
const POLL_MS = 5_000;

export interface StockCarPageProps {
  id: string;
  today: Day;
  /** The organisation's own sales of similar cars. */
  ownSales: ReactNode;
  /** Draws the free sources of the car beside one another. */
  Comparison: RowComparison;
}

/** One car in stock: its value now and over time, its details, and every change. */
export function StockCarPage({ id, today, ownSales, Comparison }: StockCarPageProps) {
  const answer = useAnswer(
    readStockCar,
    { id },
    { pollMs: (known) => (known && isValueAwaited(known.car) ? POLL_MS : false) },
  );
  const client = useQueryClient();
  const mayChange = useHasPermission('valuations.create');
  const refresh = () => client.invalidateQueries({ queryKey: answerKey(readStockCar, { id }) });
  return (
    <QueryBoundary query={answer} what="the car" money={false}>
      {({ car, values, live, changes }) => (
        <article className="space-y-4">
          <CarHeader car={car} />
          {car.identifier === null && isInStock(car.status) && (
            <Notice tone="warning" title="Not identified, so it has no value">
              {mayChange ? <IdentifyCar car={car} onDone={refresh} /> : unidentifiedWords(car)}
            </Notice>
          )}
          <CarValues car={car} values={values} live={live} today={today} />
          <CarComparison car={car} milesNow={valueShown(car, values)?.mileage ?? car.mileage} Comparison={Comparison} />
          {ownSales}
          {mayChange && car.identifier !== null && isInStock(car.status) && <RevalueCar id={id} onDone={refresh} />}
          {mayChange && <ChangeCar car={car} today={today} onDone={refresh} />}
          {mayChange && <TakeOutOfStock car={car} today={today} onDone={refresh} />}
          <Card title="History" flush>
            <DataTable
              caption="Changes to this car"
              captionHidden
              columns={CHANGE_COLUMNS}
              rows={changes}
              rowKey={({ at, field }, index) => `${at} ${field} ${index}`}
            />
          </Card>
        </article>
      )}
    </QueryBoundary>
  );
}

/** For a person who may not look it up. */
const unidentifiedWords = (car: CarInStock): string =>
  isLookedUp(car)
    ? `It was looked up, and ${SOURCES.guide.inText} has no derivative of it.`
    : 'Ask a valuer to identify it with a registration look-up.';

interface CarComparisonProps {
  car: CarInStock;
  /** The mileage of its newest value, which rises with the months in stock. */
  milesNow: number | null;
  Comparison: RowComparison;
}

function CarComparison({ car: { kind, identifier, registered }, milesNow, Comparison }: CarComparisonProps) {
  if (kind === null || identifier === null || registered === null || milesNow === null) return null;
  return <Comparison row={{ kind, identifier, registered, mileage: milesNow }} />;
}

function CarHeader({ car }: { car: CarInStock }) {
  const { plate, vin, title, derivative, status, stockNumber, site, daysInStock, owner, flag, otherFlags } = car;
  const links = [
    ...(car.valuationId ? [{ href: recordPath(car.valuationId), label: 'Valuation' }] : []),
    ...(car.registrationId ? [{ href: filePath(car.registrationId), label: 'Vehicle file' }] : []),
    ...(car.appraisalId ? [{ href: appraisalPath(car.appraisalId), label: 'Appraisal' }] : []),
  ];
  return (
    <header>
      <div className="mb-2">
        <Breadcrumb crumbs={[{ label: 'Cars in stock', href: '/stock/cars' }]} />
      </div>
      {plate && <NumberPlate registration={plate} size="lg" />}
      <h1 className="mt-2 text-2xl font-bold tracking-tight">
        {displayName(title)}
        {derivative && (
          <span className="block text-lg font-semibold text-soft">{derivativeAfter(title, derivative)}</span>
        )}
      </h1>
      <p className="mt-1 mb-3 flex flex-wrap items-center gap-2 text-sm text-soft">
        <Badge tone="accent">{STATUS_WORDS[status]}</Badge>
        <FlagBadge flag={flag} otherFlags={otherFlags} />
        {[formatPlural(daysInStock, 'day') + ' in stock', stockNumber, site, owner.name].filter(Boolean).join(' · ')}
        {links.map(({ href, label }) => (
          <a key={href} href={href} className="link">
            {label}
          </a>
        ))}
      </p>
      <DefinitionList
        layout="above"
        items={[
          { term: 'Mileage', detail: car.mileage === null ? <EmptyCell /> : mileageWords(car) },
          { term: 'First registered', detail: car.registered ? formatDate(car.registered) : <EmptyCell /> },
          { term: 'Date in', detail: formatDate(car.inOn) },
          ...(vin ? [{ term: 'VIN', detail: vin }] : []),
          ...(car.leftOn ? [{ term: 'Date out', detail: formatDate(car.leftOn) }] : []),
          ...(car.soldPounds !== null
            ? [
                {
                  term: 'Sold',
                  detail: `${formatPounds(car.soldPounds)}${car.soldTo ? `, ${SOLD_TO_WORDS[car.soldTo]}` : ''}`,
                },
              ]
            : []),
        ]}
      />
    </header>
  );
}

const mileageWords = ({ mileage, mileageOn, milesPerMonth }: CarInStock): string =>
  `${formatMiles(mileage ?? 0)}${mileageOn ? ` on ${formatDate(mileageOn)}` : ''}${milesPerMonth > 0 ? `, ${formatMiles(milesPerMonth)} a month` : ''}`;

const CHANGE_COLUMNS: readonly Column<CarChange>[] = [
  { key: 'field', header: 'What', rowHeader: true, cell: ({ field }) => field },
  { key: 'before', header: 'Before', cell: ({ before }) => before ?? <EmptyCell /> },
  { key: 'after', header: 'After', cell: ({ after }) => after ?? <EmptyCell /> },
  { key: 'at', header: 'When', cell: ({ at }) => formatDateTime(at) },
  { key: 'by', header: 'Who', cell: ({ by }) => by },
];
