/** For tests: a dealer with stock lists, and what they do with them. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Session } from '@/lib/access';
import { createStockList, readStockList, readStockResults } from '@/lib/api/stock';
import type { StockRun } from '@/lib/domain/stock';
import type { Queue } from '@/lib/store/queue';
import { createStockRunStore } from '@/lib/store/stock-runs';
import { createStockStore } from '@/lib/store/stock';
import { call, type RecordedHouse } from './recorded-house';
import { runCreateStockList, runReadStockList } from './stock';
import { runReadStockResults, runReadStockRun, runStartStockRun } from './stock-runs';
import { createStockWork } from './stock-work';

export const THREE = 'Reg,Mileage\nAB21 CDE,"46,000"\nCD20 EFG,12k\nEF19 GHJ,30000\n';

export const noReport = (error: unknown) => assert.fail(String(error));

export async function stockDealer(recorded: RecordedHouse, stockQueue: Pick<Queue, 'call'>) {
  const { house, person, session, wait } = await recorded.dealer();
  const member = async ({ personId, organisationId, role }: Session) =>
    recorded.database.query('insert into member (id, organization_id, user_id, role) values ($1, $2, $3, $4)', [
      ...[randomUUID(), organisationId, personId, role],
    ]);
  await member(session);
  const stock = createStockStore(recorded.database);
  const stockRuns = createStockRunStore(recorded.database);
  return { house: { ...house, stock, stockRuns, stockQueue }, session, person, member, wait };
}
export type StockDealer = Awaited<ReturnType<typeof stockDealer>>;
type House = StockDealer['house'];

export async function made(text: string | Buffer, session: Session, house: House, name = '', key = randomUUID()) {
  const file = new File([new Uint8Array(Buffer.from(text))], 'stock.csv');
  return createStockList.output.parse(await runCreateStockList(call({ file, name }, session, key), house));
}
export const give = async (...given: Parameters<typeof made>) => (await made(...given)).list;

/** As the browser has them, these and results: read by the schema on the way out. */
export const preview = async (id: string, session: Session, house: House) =>
  readStockList.output.parse(await runReadStockList(call({ id }, session), house));

export const start = (id: string, session: Session, house: House, key: string = randomUUID()) =>
  runStartStockRun(call({ id, fresh: false }, session, key), house);

export const resultsOf = async (id: string, run: string, session: Session, house: House) =>
  readStockResults.output.parse(await runReadStockResults(call({ id, run, after: 0, limit: 1_000 }, session), house))
    .items;

/** Works on it here, until it is over or stands. */
export async function worked(
  run: StockRun,
  id: string,
  session: Session,
  house: House,
  report: (error: unknown) => void = noReport,
): Promise<StockRun> {
  await createStockWork(house, report).work(run.id);
  return runReadStockRun(call({ id, run: run.id }, session), house);
}
