'use client';

import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useHasPermission } from '@/components/layout/access/permissions-provider';
import type { RowComparison } from '@/components/layout/stock/compare-values';
import { Card } from '@/components/ui/data/card';
import { DataTable, type Column } from '@/components/ui/data/data-table';
import { EmptyCell } from '@/components/ui/data/empty-cell';
import { Notice } from '@/components/ui/feedback/notice';
import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { readStockCar } from '@/lib/api/addresses/stock-cars/stock-cars';
import { answerKey } from '@/lib/api/client/answer-of';
import { useAnswer } from '@/lib/api/client/use-answer';
import { SOURCES } from '@/lib/domain/source-names';
import { isValueAwaited } from '@/lib/domain/stock-cars/car-sentences';
import { isLookedUp } from '@/lib/domain/stock-cars/looked-up-car';
import type { CarChange, CarInStock } from '@/lib/domain/stock-cars/stock-car';
import { isInStock } from '@/lib/domain/stock-cars/stock-car-state';
import type { Day } from '@/lib/domain/time/calendar';
import { formatDateTime } from '@/lib/format';
import { CarValues, valueShown } from './car-values';
import { ChangeCar } from './change-car';
import { IdentifyCar } from './identify-car';
import { StockCarHeader } from './stock-car-header';
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
  const mayReadAppraisals = useHasPermission('appraisals.work');
  const refresh = () => client.invalidateQueries({ queryKey: answerKey(readStockCar, { id }) });
  return (
    <QueryBoundary query={answer} what="the car" money={false}>
      {({ car, values, live, purchase, changes }) => (
        <article className="space-y-4">
          <StockCarHeader car={car} mayChange={mayChange} mayReadAppraisals={mayReadAppraisals} />
          {car.identifier === null && isInStock(car.status) && (
            <Notice tone="warning" title="Not identified, so it has no value">
              {mayChange ? <IdentifyCar car={car} onDone={refresh} /> : unidentifiedWords(car)}
            </Notice>
          )}
          <CarValues car={car} values={values} live={live} purchase={purchase} today={today} />
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

const CHANGE_COLUMNS: readonly Column<CarChange>[] = [
  { key: 'field', header: 'What', rowHeader: true, cell: ({ field }) => field },
  { key: 'before', header: 'Before', cell: ({ before }) => before ?? <EmptyCell /> },
  { key: 'after', header: 'After', cell: ({ after }) => after ?? <EmptyCell /> },
  { key: 'at', header: 'When', cell: ({ at }) => formatDateTime(at) },
  { key: 'by', header: 'Who', cell: ({ by }) => by },
];
