/** Stock lists: reads a dealer's table, states what a run would cost, and stores it. */
import { randomUUID } from 'node:crypto';
import type { Session } from '@/lib/access';
import type { EndpointCall } from '@/lib/api/serve/serve';
import type {
  createStockList,
  listStockLists,
  readStockList,
  removeStockList,
  restoreStockList,
} from '@/lib/api/endpoints/stock';
import { nameInText } from '@/lib/domain/accounts/person-name';
import { britishDay } from '@/lib/domain/time/calendar';
import {
  stockCountsSchema,
  storedColumnsSchema,
  stockProblemSchema,
  type StockList,
  type StockPreview,
} from '@/lib/domain/stock/stock-list';
import type { StockColumns } from '@/lib/domain/stock/columns/stock-columns';
import { DOUBT_ROWS, doubtsOf, samplesOf } from '@/lib/domain/stock/columns/file-samples';
import { stockChoice } from '@/lib/domain/stock/columns/stock-fields';
import { mileageCellReader } from '@/lib/domain/stock/columns/mileage-cell';
import { kilometresInCell } from '@/lib/domain/vehicles/mileage';
import type { StockRowPrice } from '@/lib/domain/stock/stock-cost';
import { countStock } from '@/lib/domain/stock/stock-counts';
import { isCar, stockRowReader, defaultListName } from '@/lib/domain/stock/read-stock-rows';
import { Fault } from '@/lib/fault';
import { stockListNotFound } from '@/lib/features/not-found';
import { storedStockList } from '@/lib/features/stored';
import type { Ledger } from '@/lib/lookups/ledger';
import type { StockRunStore, StoredStockRun } from '@/lib/store/stock/stock-runs';
import type { StockStore, StoredStockList } from '@/lib/store/stock/stock-lists';
import { monthUsageOf, type MonthUsageServices } from '@/lib/features/usage/month-usage';
import { readListFile } from './list-file';
import { readInSlices } from './read-in-slices';
import { bothCosts, pricesOf } from './stock-prices';
import { runOf } from './stock-runs';
import { uploadTurns } from './upload/upload-turns';

export interface StockServices extends MonthUsageServices {
  readonly stock: StockStore;
  readonly stockRuns: StockRunStore;
  readonly ledger: Pick<Ledger, 'hasCachedAnswers' | 'usage'>;
}

const LISTS_SHOWN = 100;
const ODDITIES_SHOWN = 50;
const SAMPLES = 3;

export async function runCreateStockList(call: EndpointCall<typeof createStockList>, services: StockServices) {
  return uploadTurns().take(call.session.organisationId, () => readAndAddList(call, services));
}

async function readAndAddList({ input, session, ids }: EndpointCall<typeof createStockList>, services: StockServices) {
  const { organisationId, personId } = session;
  const { columns, labels, rows: below, sheetsLeftOut } = await readListFile(input);
  const rows = await readInSlices(below, stockRowReader(columns, britishDay(services.now()), labels));
  const id = randomUUID();
  const adding = services.stock.addList({
    id,
    organisationId,
    createdBy: personId,
    idempotencyKey: ids.idempotencyKey,
    name: input.name || defaultListName(services.now()),
    labels,
    columns: { ...columns, sheetsLeftOut },
    counts: countStock(rows),
    rows,
  });
  // Cached answers for its cars are counted while the database stores them.
  const [added, prices] = await Promise.all([adding, pricesOf(rows.filter(isCar), organisationId, services)]);
  return previewOf(
    await storedStockList(services, session, added),
    session,
    services,
    added === id ? prices : undefined,
  );
}

export async function runListStockLists(
  { session }: EndpointCall<typeof listStockLists>,
  { stock, stockRuns, now }: StockServices,
) {
  const { organisationId } = session;
  const lists = await stock.lists({ organisationId, limit: LISTS_SHOWN });
  const runs = await stockRuns.latest(lists.map(({ id }) => id));
  const runOfList = new Map(runs.map((run) => [run.listId, run]));
  return { items: lists.map((list) => listOf(list, runOfList.get(list.id), session, now())) };
}

export async function runReadStockList(
  { input, session }: EndpointCall<typeof readStockList>,
  services: StockServices,
) {
  return previewOf(await storedStockList(services, session, input.id), session, services);
}

export async function runRemoveStockList(
  { input, session }: EndpointCall<typeof removeStockList>,
  services: StockServices,
) {
  const list = await storedStockList(services, session, input.id);
  if (await services.stock.remove({ organisationId: session.organisationId, id: list.id })) return {};
  // Deleted in the meantime, it is not found.
  await storedStockList(services, session, input.id);
  throw new Fault('conflict', { message: 'The list is being valued.', fix: 'Cancel the run first, or pause it.' });
}

export async function runRestoreStockList(
  { input: { id }, session }: EndpointCall<typeof restoreStockList>,
  { stock }: Pick<StockServices, 'stock'>,
) {
  if (await stock.restore({ organisationId: session.organisationId, id })) return {};
  throw stockListNotFound();
}

/** @param known the cached answers for its cars, if just read */
export async function previewOf(
  list: StoredStockList,
  session: Session,
  services: StockServices,
  known?: readonly StockRowPrice[],
): Promise<StockPreview> {
  const { sheetsLeftOut, ...columns } = storedColumnsSchema.parse(list.columns);
  const { organisationId } = session;
  const stored = await services.stockRuns.ofList(list.id);
  const open = stored.some(({ endedAt }) => endedAt === null);
  const [prices, first, problems, doubts, converted, usage] = await Promise.all([
    open ? null : (known ?? services.stock.cars(list.id).then((cars) => pricesOf(cars, organisationId, services))),
    services.stock.firstRows(list.id, DOUBT_ROWS),
    services.stock.flaggedRows(list.id, 'problem', ODDITIES_SHOWN),
    services.stock.flaggedRows(list.id, 'doubt', ODDITIES_SHOWN),
    convertedRows(list, columns, services),
    monthUsageOf(session, services),
  ]);
  return {
    list: listOf(list, stored[0], session, services.now()),
    labels: list.labels,
    columns: { ...columns, ...stockChoice(list.labels, columns), plate: columns.plate, mileage: columns.mileage },
    samples: samplesOf(first, SAMPLES),
    priceDoubts: doubtsOf(list.labels, first),
    sheetsLeftOut,
    usage,
    runs: stored.map((run) => runOf(run, session, services.now())),
    ...(prices ? bothCosts(prices, usage) : { cost: null, freshCost: null }),
    problems: problems.map(({ number, plate, cells, problem }) => ({
      row: number,
      plate,
      problem: stockProblemSchema.parse(problem),
      typed: [cells[columns.plate], cells[columns.mileage]].filter(Boolean).join(' · '),
      plateCell: cells[columns.plate] ?? '',
      mileageCell: cells[columns.mileage] ?? '',
    })),
    converted,
    doubts: doubts.map(({ number, plate, doubt }) => ({ row: number, plate: plate ?? '', doubt: doubt ?? '' })),
  };
}

/** The first rows whose mileage was converted. */
async function convertedRows(
  { id, labels }: StoredStockList,
  { mileage: column, kilometres }: StockColumns,
  { stock }: Pick<StockServices, 'stock'>,
): Promise<StockPreview['converted']> {
  const converted: StockPreview['converted'] = [];
  if (kilometres === undefined) return converted;
  const mileageCellOf = mileageCellReader(labels, column);
  for await (const { number, plate, mileage, cells, problem } of stock.rows(id)) {
    const found = problem === null ? kilometresInCell(mileageCellOf(cells), kilometres) : null;
    if (found !== null && plate !== null && mileage !== null)
      converted.push({ row: number, plate, kilometres: found, miles: mileage });
    if (converted.length === ODDITIES_SHOWN) break;
  }
  return converted;
}

function listOf(list: StoredStockList, run: StoredStockRun | undefined, session: Session, now: Date): StockList {
  return {
    id: list.id,
    name: list.name,
    createdAt: list.createdAt.toISOString(),
    createdBy: { id: list.createdBy, name: nameInText(list.createdByName) },
    counts: stockCountsSchema.parse(list.counts),
    run: run ? runOf(run, session, now) : null,
  };
}
