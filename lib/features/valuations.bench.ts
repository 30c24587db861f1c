/**
 * The work behind a press, without HTTP: two look-ups through the ledger (reserve, sent and settle in two commits each),
 * their replies read from bytes, one record composed, hashed and stored. And reading it back.
 */
import { keptValuation } from '@/lib/api/valuations';
import { call, openRecordedHouse } from './recorded-house';
import { runCreateValuation, runReadValuation } from './valuations';

const AT_ONCE = 16;

const recorded = await openRecordedHouse({ everyMark: true });
const { house, session } = await recorded.dealer();
await house.ledger.setLimit({ organisationId: session.organisationId }, 1_000_000);

async function perSecond(count: number, one: () => Promise<void>): Promise<number> {
  let left = count;
  const worker = async () => {
    while (left-- > 0) await one();
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return Math.round((count / (performance.now() - began)) * 1_000);
}

let made = 0;
let id = '';
const letters = (number: number) =>
  [...number.toString(20).padStart(3, '0')].map((digit) => 'ABCDEFGHJKLMNPRSTUVW'.charAt(parseInt(digit, 20))).join('');
const create = async () => {
  const wish = { plate: `AB21${letters(made++)}`, mileage: 23_499, internetPrices: false, fresh: false };
  const { record } = keptValuation.parse(await runCreateValuation(call(wish, session), house));
  id = record.id;
};
const read = async () => void keptValuation.parse(await runReadValuation(call({ id }, session), house));

await perSecond(100, create);
console.log(`valuations: ${await perSecond(1_000, create)} new ones a second, ${AT_ONCE} at once`);
console.log(`valuations: ${await perSecond(3_000, read)} records read a second, ${AT_ONCE} at once`);
await recorded.close();
