/** A stock list as a file: what its run came to, and the rows that came to nothing. */
import type { Call } from '@/lib/api/serve';
import type { exportStockProblems, exportStockResults } from '@/lib/api/stock';
import { britishDay } from '@/lib/domain/day';
import { formatPlate } from '@/lib/domain/plate-shapes';
import { sheet, type SheetColumn } from '@/lib/domain/sheet';
import { stockProblemSchema, type StockResult } from '@/lib/domain/stock';
import type { StoredStockRow } from '@/lib/store/stock';
import { fileOf } from './spreadsheet';
import { stockList, type StockNeeds } from './stock';
import { resultOf, storedRun } from './stock-runs';

type Needs = Pick<StockNeeds, 'stock' | 'stockRuns' | 'now'>;

const PAGE = 1_000;
const change = (after: number | null, before: number | null | undefined) =>
  after === null || before === null || before === undefined ? null : after - before;

const RESULT_COLUMNS: readonly SheetColumn<StockResult>[] = [
  { header: 'Row', kind: 'count', value: ({ row }) => row },
  { header: 'Reference', kind: 'text', value: ({ reference }) => reference },
  { header: 'Plate', kind: 'text', value: ({ plate }) => plate && formatPlate(plate) },
  { header: 'Mileage', kind: 'count', value: ({ mileage }) => mileage },
  { header: 'Vehicle', kind: 'text', value: ({ title }) => title },
  { header: 'Derivative', kind: 'text', value: ({ derivative }) => derivative },
  { header: 'Registered', kind: 'day', value: ({ registered }) => registered },
  { header: 'Retail', kind: 'pounds', value: ({ retailPounds }) => retailPounds },
  { header: 'Clean', kind: 'pounds', value: ({ cleanPounds }) => cleanPounds },
  { header: 'Average', kind: 'pounds', value: ({ averagePounds }) => averagePounds },
  { header: 'Below', kind: 'pounds', value: ({ belowPounds }) => belowPounds },
  {
    header: 'Clean since last valued',
    kind: 'pounds',
    value: ({ cleanPounds, before }) => change(cleanPounds, before?.cleanPounds),
  },
  { header: 'Flag', kind: 'text', value: ({ flag }) => flag },
  { header: 'Why no value', kind: 'text', value: ({ because }) => because && `${because.reason} ${because.next}` },
];

export async function runExportStockResults({ input, session }: Call<typeof exportStockResults>, house: Needs) {
  const { id } = await storedRun(house, session, input);
  const day = britishDay(house.now());
  return fileOf(input.format, `stock-${day}`, [sheet('Stock', RESULT_COLUMNS, resultsOf(id, house))]);
}

async function* resultsOf(runId: string, { stockRuns }: Pick<Needs, 'stockRuns'>): AsyncGenerator<StockResult> {
  for (let after = 0; ;) {
    const page = await stockRuns.results(runId, { after, limit: PAGE });
    for (const each of page) yield resultOf(each);
    const last = page.at(-1);
    if (page.length < PAGE || !last) return;
    after = last.sequence;
  }
}

interface Failed {
  readonly row: StoredStockRow;
  readonly reason: string;
  readonly next: string;
}

/** With the dealer's own columns: put right, it can be given again as it is. */
export async function runExportStockProblems({ input, session }: Call<typeof exportStockProblems>, house: Needs) {
  const list = await stockList(house, session, input.id);
  const columns: SheetColumn<Failed>[] = [
    ...list.labels.map((header, place): SheetColumn<Failed> => ({
      ...{ header, kind: 'text' },
      value: ({ row }) => row.cells[place] ?? '',
    })),
    { header: 'Row of the file', kind: 'count', value: ({ row }) => row.number },
    { header: 'Why it has no value', kind: 'text', value: ({ reason }) => reason },
    { header: 'What to do', kind: 'text', value: ({ next }) => next },
  ];
  const name = `stock-without-value-${britishDay(house.now())}`;
  const run =
    input.run === undefined
      ? (await house.stockRuns.latest([list.id]))[0]
      : await storedRun(house, session, { id: list.id, run: input.run });
  return fileOf(input.format, name, [sheet('Without a value', columns, failedOf(list.id, run?.id, house))]);
}

async function* failedOf(
  listId: string,
  runId: string | undefined,
  { stock, stockRuns }: Needs,
): AsyncGenerator<Failed> {
  const without = new Map<number, StockResult>();
  if (runId !== undefined) {
    for await (const result of resultsOf(runId, { stockRuns })) {
      if (result.outcome !== 'valued') without.set(result.row, result);
    }
  }
  for await (const row of stock.rows(listId)) {
    const because = row.problem === null ? without.get(row.number)?.because : stockProblemSchema.parse(row.problem);
    if (because) yield { row, reason: because.reason, next: because.next };
  }
}
