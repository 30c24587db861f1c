/** A stock list as a file: the results of its run, and the rows without a value. */
import type { EndpointCall } from '@/lib/api/serve/serve';
import type { exportStockProblems, exportStockResults } from '@/lib/api/endpoints/stock';
import { britishDay, type Day } from '@/lib/domain/time/calendar';
import { vatCellWords } from '@/lib/domain/money/value-vat';
import { formatPlate } from '@/lib/domain/plates/plate-shapes';
import { sheet, type SheetColumn } from '@/lib/encoding/sheet';
import { alertsText } from '@/lib/domain/vehicles/flags/listed-alerts';
import { uncertainDerivativeText } from '@/lib/domain/vehicles/registration/match-words';
import type { Because } from '@/lib/domain/provenance';
import { readRowRanges } from '@/lib/domain/stock/row-ranges';
import { filterAndSort } from '@/lib/domain/stock/stock-result-view';
import { stockProblemSchema, type StockResult } from '@/lib/domain/stock/stock-list';
import type { StoredStockRow } from '@/lib/store/stock/stock-lists';
import type { StoredStockRun } from '@/lib/store/stock/stock-runs';
import { fileOf } from '@/lib/features/exports/spreadsheet';
import { storedStockList } from '@/lib/features/stored';
import type { StockServices } from './stock-lists';
import { resultOf, storedRun } from './stock-runs';

type StockExportServices = Pick<StockServices, 'stock' | 'stockRuns' | 'now'>;

const PAGE = 1_000;
const change = (after: number | null, before: number | null | undefined) =>
  after === null || before === null || before === undefined ? null : after - before;

/** The column of the reasons, and its text. */
export const NO_VALUE_HEADER = 'Reason for no value';
export const noValueText = ({ because }: Pick<StockResult, 'because'>): string | null =>
  because && `${because.reason} ${because.next}`;

/** @param valuedOn the day on which the run was started */
const resultColumns = (valuedOn: Day): readonly SheetColumn<StockResult>[] => [
  { header: 'Row', kind: 'count', value: ({ row }) => row },
  { header: 'Reference', kind: 'text', value: ({ reference }) => reference },
  { header: 'Plate', kind: 'text', value: ({ plate }) => plate && formatPlate(plate) },
  { header: 'Mileage', kind: 'count', value: ({ mileage }) => mileage },
  { header: 'Vehicle', kind: 'text', value: ({ title }) => title },
  { header: 'Derivative', kind: 'text', value: ({ derivative }) => derivative },
  { header: 'Registered', kind: 'day', value: ({ registered }) => registered },
  { header: 'Valued', kind: 'day', value: () => valuedOn },
  { header: 'Retail', kind: 'pounds', value: ({ retailPounds }) => retailPounds },
  { header: 'Clean', kind: 'pounds', value: ({ cleanPounds }) => cleanPounds },
  { header: 'Average', kind: 'pounds', value: ({ averagePounds }) => averagePounds },
  { header: 'Below', kind: 'pounds', value: ({ belowPounds }) => belowPounds },
  { header: 'VAT', kind: 'text', value: vatCellWords },
  {
    header: 'Change in Clean',
    kind: 'pounds',
    value: ({ cleanPounds, before }) => change(cleanPounds, before?.cleanPounds),
  },
  { header: 'Alert', kind: 'text', value: alertsText },
  { header: 'Derivative match', kind: 'text', value: uncertainDerivativeText },
  { header: NO_VALUE_HEADER, kind: 'text', value: noValueText },
];

export async function runExportStockResults(
  { input, session }: EndpointCall<typeof exportStockResults>,
  services: StockExportServices,
) {
  const { id, startedAt } = await storedRun(services, session, input);
  const valuedOn = britishDay(startedAt);
  const { rows, age = '', show, sort, descending } = input;
  const isIncluded = rows === undefined ? () => true : readRowRanges(rows);
  const results: StockResult[] = [];
  for await (const result of resultsOfRun(id, services)) if (isIncluded(result.row)) results.push(result);
  const view = filterAndSort(results, { age, show, sort, descending, search: '' }, valuedOn);
  return fileOf(input.format, `stock-${valuedOn}`, [sheet('Stock', resultColumns(valuedOn), view)]);
}

/** Every result of a run, page by page. */
export async function* resultsOfRun(
  runId: string,
  { stockRuns }: Pick<StockExportServices, 'stockRuns'>,
): AsyncGenerator<StockResult> {
  for (let after = 0; ;) {
    const page = await stockRuns.results(runId, { after, limit: PAGE });
    for (const result of page) yield resultOf(result);
    const last = page.at(-1);
    if (page.length < PAGE || !last) return;
    after = last.sequence;
  }
}

interface FailedStockRow {
  readonly row: StoredStockRow;
  readonly reason: string;
  readonly next: string;
}

/** With the dealer's own columns, so that the corrected file can be uploaded again as it is. */
export async function runExportStockProblems(
  { input, session }: EndpointCall<typeof exportStockProblems>,
  services: StockExportServices,
) {
  const list = await storedStockList(services, session, input.id);
  const columns: SheetColumn<FailedStockRow>[] = [
    ...list.labels.map((header, index): SheetColumn<FailedStockRow> => ({
      header,
      kind: 'text',
      value: ({ row }) => row.cells[index] ?? '',
    })),
    { header: 'Row in file', kind: 'count', value: ({ row }) => row.number },
    { header: NO_VALUE_HEADER, kind: 'text', value: ({ reason }) => reason },
    { header: 'What to do', kind: 'text', value: ({ next }) => next },
  ];
  if (input.onlyUnread)
    return fileOf(input.format, `stock-to-fix-${britishDay(services.now())}`, [
      sheet('Rows to fix', columns, failedOf(list.id, undefined, services)),
    ]);
  const run =
    input.run === undefined
      ? (await services.stockRuns.latest([list.id]))[0]
      : await storedRun(services, session, { id: list.id, run: input.run });
  const name = `stock-without-value-${britishDay(run?.startedAt ?? services.now())}`;
  return fileOf(input.format, name, [sheet('Without a value', columns, failedOf(list.id, run, services))]);
}

const NOT_REACHED = {
  reason: 'The run was cancelled before this car.',
  next: 'Value the list again: recent results are free.',
};

/** @param run undefined for the problems in the file alone */
async function* failedOf(
  listId: string,
  run: Pick<StoredStockRun, 'id' | 'state'> | undefined,
  { stock, stockRuns }: StockExportServices,
): AsyncGenerator<FailedStockRow> {
  /** By row; null for a car that is valued, though it may have no Clean. */
  const results = new Map<number, Because | null>();
  if (run)
    for await (const { row, outcome, because } of resultsOfRun(run.id, { stockRuns }))
      results.set(row, outcome === 'valued' ? null : because);
  const withoutResult = run?.state === 'cancelled' ? NOT_REACHED : null;
  const becauseOf = ({ number, problem }: StoredStockRow): Because | null => {
    if (problem !== null) return stockProblemSchema.parse(problem);
    const because = results.get(number);
    return because === undefined ? withoutResult : because;
  };
  for await (const row of stock.rows(listId)) {
    const because = becauseOf(row);
    if (because) yield { row, reason: because.reason, next: because.next };
  }
}
