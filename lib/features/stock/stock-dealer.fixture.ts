/** For tests: a dealer with stock lists, and their actions. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Session } from '@/lib/access';
import { createStockList, readStockList, readStockResults } from '@/lib/api/endpoints/stock';
import type { StockRun } from '@/lib/domain/stock/stock-list';
import type { Queue } from '@/lib/store/job-queue';
import type { ProviderSettings } from '@/lib/provider/provider';
import { createStockRunStore } from '@/lib/store/stock/stock-runs';
import { createStockStore } from '@/lib/store/stock/stock-lists';
import { call, type RecordedServices } from '@/lib/features/testing/recorded-services';
import { runCreateStockList, runReadStockList } from './stock-lists';
import { runReadStockResults, runReadStockRun, runStartStockRun } from './stock-runs';
import { createStockWork } from './run-worker';

export const THREE = 'Reg,Mileage\nAB21 CDE,"46,000"\nCD20 EFG,12k\nEF19 GHJ,30000\n';

export const noReport = (error: unknown) => assert.fail(String(error));

export async function stockDealer(
  recorded: RecordedServices,
  stockQueue: Pick<Queue, 'call'>,
  by: Partial<ProviderSettings> = {},
) {
  const { services, person, session, wait } = await recorded.dealer(by);
  const member = async ({ personId, organisationId, role }: Session) =>
    recorded.database.query('insert into member (id, organization_id, user_id, role) values ($1, $2, $3, $4)', [
      randomUUID(),
      organisationId,
      personId,
      role,
    ]);
  await member(session);
  const stock = createStockStore(recorded.database);
  const stockRuns = createStockRunStore(recorded.database);
  return { services: { ...services, stock, stockRuns, stockQueue }, session, person, member, wait };
}
export type StockDealer = Awaited<ReturnType<typeof stockDealer>>;
type StockDealerServices = StockDealer['services'];

export async function createList(
  text: string | Buffer,
  session: Session,
  services: StockDealerServices,
  name = '',
  key = randomUUID(),
) {
  const file = new File([new Uint8Array(Buffer.from(text))], 'stock.csv');
  return createStockList.output.parse(await runCreateStockList(call({ file, name }, session, key), services));
}
export const addList = async (...given: Parameters<typeof createList>) => (await createList(...given)).list;

/** As the browser gets them, parsed by the output's schema; the results below too. */
export const preview = async (id: string, session: Session, services: StockDealerServices) =>
  readStockList.output.parse(await runReadStockList(call({ id }, session), services));

export const start = (id: string, session: Session, services: StockDealerServices, key: string = randomUUID()) =>
  runStartStockRun(call({ id, fresh: false }, session, key), services);

export const resultsOf = async (id: string, run: string, session: Session, services: StockDealerServices) =>
  readStockResults.output.parse(await runReadStockResults(call({ id, run, after: 0, limit: 1_000 }, session), services))
    .items;

/** Works on it here until it ends or stops. */
export async function runToEnd(
  run: StockRun,
  id: string,
  session: Session,
  services: StockDealerServices,
  report: (error: unknown) => void = noReport,
): Promise<StockRun> {
  await createStockWork(services, report).work(run.id);
  return runReadStockRun(call({ id, run: run.id }, session), services);
}
