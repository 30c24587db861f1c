/**
 * The work behind a submission, without HTTP: two look-ups through the ledger (reserved and settled in two commits
 * each), their replies parsed from bytes, one record composed, hashed and stored; then reading it back.
 */
import { savedValuation } from '@/lib/api/endpoints/valuations';
import { call, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { runCreateValuation, runReadValuation } from './valuations';

const CONCURRENCY = 16;

const recorded = await openRecordedServices({ everyMark: true });
const { services, session } = await recorded.dealer();
await services.ledger.setLimits({ organisationId: session.organisationId }, { month: 1_000_000 });

async function perSecond(count: number, one: () => Promise<void>): Promise<number> {
  let left = count;
  const worker = async () => {
    while (left-- > 0) await one();
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return Math.round((count / (performance.now() - began)) * 1_000);
}

let made = 0;
let id = '';
const letters = (number: number) =>
  number
    .toString(20)
    .padStart(3, '0')
    .replace(/./g, (digit) => 'ABCDEFGHJKLMNPRSTUVW'.charAt(parseInt(digit, 20)));
const create = async () => {
  const input = { plate: `AB21${letters(made++)}`, mileage: 23_499, internetPrices: false, fresh: false };
  const { record } = savedValuation.parse(await runCreateValuation(call(input, session), services));
  id = record.id;
};
const read = async () => void savedValuation.parse(await runReadValuation(call({ id }, session), services));

await perSecond(100, create);
console.log(`valuations: ${await perSecond(1_000, create)} new ones a second, ${CONCURRENCY} at a time`);
console.log(`valuations: ${await perSecond(3_000, read)} records read a second, ${CONCURRENCY} at a time`);
await recorded.close();
