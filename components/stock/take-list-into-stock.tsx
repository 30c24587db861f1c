'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isAtColumn } from '@/components/layout/stock/column-fields';
import { FoldedColumns } from '@/components/layout/stock/file-columns';
import { ButtonLink } from '@/components/layout/navigation/button-link';
import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/data/card';
import { DataTable, type Column } from '@/components/ui/data/data-table';
import { EmptyCell } from '@/components/ui/data/empty-cell';
import { UnbrokenWords } from '@/components/ui/data/names/unbroken-words';
import { SentenceList } from '@/components/ui/data/sentence-list';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { Notice } from '@/components/ui/feedback/notice';
import { readListDifferences, takeListIntoStock } from '@/lib/api/addresses/stock-cars/stock-cars';
import type { EndpointAnswer } from '@/lib/api/client/answer-of';
import { useAction, useAnswer } from '@/lib/api/client/use-answer';
import { changeText, fieldWords } from '@/lib/domain/stock-cars/car-fields';
import { LEFT_ADVICE } from '@/lib/domain/stock-cars/row-refusals';
import { LIST_CAR_FACTS } from '@/lib/domain/stock-cars/list-car';
import { STOCK_FIELDS, stockChoice, usedColumns } from '@/lib/domain/stock/columns/stock-fields';
import type { StockPreview } from '@/lib/domain/stock/stock-list';
import { displayName } from '@/lib/domain/vehicles/names/display-name';
import { formatCount, formatPlural } from '@/lib/format';
import { StockColumnFields } from './import/stock-column-fields';
import { useColumnChoice } from './import/use-column-choice';

type Differences = EndpointAnswer<typeof readListDifferences>;
type TakenList = EndpointAnswer<typeof takeListIntoStock>;
type Change = Differences['changed'][number];

/** Takes a list's cars into stock; additions and changes are shown before they are saved. Free. */
export function TakeListIntoStock({ preview }: { preview: StockPreview }) {
  const { id } = preview.list;
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const differences = useAnswer(readListDifferences, isOpen ? { id } : null, { staleAfterMs: 0 });
  const { act, data, isPending, error } = useAction(takeListIntoStock);
  const take = async () => {
    await act({ id }).catch(() => null); // reported in `error`
    await client.invalidateQueries({ queryKey: [readListDifferences.method, readListDifferences.path] });
  };
  if (data) return <Taken taken={data} />;
  return (
    <Card title="Stock" screenOnly>
      <div className="space-y-3">
        <p className="text-sm">
          Take these cars into stock. Cars that are there already, by plate or stock number, are updated. Nothing is
          billed.
        </p>
        {!isOpen && <Button onClick={() => setOpen(true)}>Compare with stock</Button>}
        {differences.error && <FaultNotice error={differences.error} money={false} />}
        {isOpen && differences.isPending && <p role="status">Comparing with the cars in stock…</p>}
        {differences.data && (
          <>
            <DifferencesView differences={differences.data} />
            {preview.list.run !== null && <FactColumns preview={preview} />}
            <Button variant="primary" pending={isPending} cost="free" onClick={() => void take()}>
              Take into stock
            </Button>
          </>
        )}
        {error && <FaultNotice error={error} money={false} />}
      </div>
    </Card>
  );
}

/** Which columns the cars have in stock. Before the first run they are chosen in the import summary, with all others. */
function FactColumns({ preview }: { preview: StockPreview }) {
  const { choose, error, isPending } = useColumnChoice(preview);
  const { labels, columns } = preview;
  const choice = stockChoice(labels, columns);
  return (
    <div aria-busy={isPending} className="space-y-3">
      <FoldedColumns labels={labels} used={usedColumns(labels, choice)} isOpen={isAtColumn(error, STOCK_FIELDS)}>
        <StockColumnFields
          file={preview}
          choice={choice}
          fields={LIST_CAR_FACTS}
          fault={error}
          onChoose={(field, column) => void choose({ [field]: column })}
        />
      </FoldedColumns>
      {error && !isAtColumn(error, STOCK_FIELDS) && <FaultNotice error={error} money={false} />}
    </div>
  );
}

function Taken({ taken: { added, changed, refused, refusedRows } }: { taken: TakenList }) {
  return (
    <Notice
      live
      tone={refusedRows > 0 ? 'warning' : 'success'}
      title={`${formatPlural(added, 'car')} added to stock, ${formatPlural(changed, 'car')} updated${refusedRows > 0 ? `, ${formatPlural(refusedRows, 'row')} refused` : ''}`}
      actions={<ButtonLink href="/stock/cars">Cars in stock</ButtonLink>}
    >
      <p>Identified cars are being valued, free.</p>
      {refused.length > 0 && <RefusedCars refused={refused} all={refusedRows} />}
    </Notice>
  );
}

function DifferencesView({ differences }: { differences: Differences }) {
  const { added, newCars, untaken, unused, undated, unchanged, skipped, changed, changedCars, left, leftCars } =
    differences;
  return (
    <>
      <p className="text-sm font-semibold">
        {formatPlural(added, 'new car')}, {formatPlural(changedCars, 'car')} to update, {formatPlural(unchanged, 'car')}{' '}
        unchanged
        {skipped > 0 && `, ${formatPlural(skipped, 'row')} left out`}.
      </p>
      {untaken.length > 0 && (
        <Notice tone="warning" title="Not everything is taken">
          <SentenceList sentences={untaken} />
        </Notice>
      )}
      {unused && <p className="text-sm wrap-anywhere">{unused}</p>}
      {undated > 0 && (
        <p className="text-sm">
          {`${fieldWords('inOn')}: today, for ${formatPlural(undated, 'new car')} without a date in the list.`}
        </p>
      )}
      {left.length > 0 && <LeftCars left={left} leftCars={leftCars} />}
      {newCars.length > 0 && (
        <DataTable
          caption={added > newCars.length ? `The first ${newCars.length} new cars` : 'New cars'}
          columns={NEW_COLUMNS}
          rows={newCars}
          rowKey={({ row }) => String(row)}
        />
      )}
      {changed.length > 0 && (
        <DataTable
          caption={changedCars > changed.length ? `The first ${changed.length} cars to update` : 'Cars to update'}
          columns={COLUMNS}
          rows={changed}
          rowKey={({ row }) => String(row)}
        />
      )}
    </>
  );
}

/** Rows of cars that were sold or removed. */
const LeftCars = ({ left, leftCars }: Pick<Differences, 'left' | 'leftCars'>) => (
  <Notice
    tone="warning"
    title={`${formatPlural(leftCars, 'car')} not taken, because ${leftCars === 1 ? 'it has' : 'they have'} left the stock`}
  >
    <RefusedCars refused={left} all={leftCars} />
    <p>{LEFT_ADVICE}</p>
  </Notice>
);

/** Rows that are not taken into stock, with their reasons. */
const RefusedCars = ({ refused, all }: { refused: TakenList['refused']; all: number }) => (
  <>
    <ul className="list-disc space-y-0.5 pl-5">
      {refused.map(({ row, plate, title, reason }) => (
        <li key={row} className="wrap-anywhere">
          Row {formatCount(row)}, {plate ?? <UnbrokenWords>{displayName(title)}</UnbrokenWords>}: {reason}
        </li>
      ))}
    </ul>
    {all > refused.length && <p>And {formatCount(all - refused.length)} more.</p>}
  </>
);

const CAR_COLUMN: Column<Change> = {
  key: 'car',
  header: 'Car',
  rowHeader: true,
  cell: ({ plate, title }) => plate ?? <UnbrokenWords>{displayName(title)}</UnbrokenWords>,
};

const NEW_COLUMNS: readonly Column<Change>[] = [
  CAR_COLUMN,
  {
    key: 'entered',
    header: 'From the list',
    cell: ({ changes }) =>
      changes
        .map(({ field, after }) => `${fieldWords(field)} ${after === null ? '' : changeText(field, after)}`)
        .join(', '),
  },
];

const COLUMNS: readonly Column<Change>[] = [
  CAR_COLUMN,
  {
    key: 'changes',
    header: 'Changes',
    cell: ({ changes }) => (
      <ul>
        {changes.map(({ field, before, after }) => (
          <li key={field}>
            {fieldWords(field)}: {before === null ? <EmptyCell words="nothing" /> : changeText(field, before)} →{' '}
            {after === null ? <EmptyCell words="nothing" /> : changeText(field, after)}
          </li>
        ))}
      </ul>
    ),
  },
];
