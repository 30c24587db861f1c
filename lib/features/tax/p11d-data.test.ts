/** Both P11D operations of one car, over the sandbox's bytes. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readP11dData } from '@/lib/api/endpoints/tax';
import { comparedFacts, comparedWords } from '@/lib/domain/tax/company-car/p11d-comparison';
import { p11dFrom, p11dParams } from '@/lib/domain/tax/company-car/p11d';
import { getP11DValuation } from '@/lib/contract/p11d';
import { Fault } from '@/lib/fault';
import { inputCall as call, openGuideServices } from '@/lib/features/vehicles/guide-services.fixture';
import { runReadP11dData } from './p11d-data';

const { services, operations } = openGuideServices();
const read = async (input: object) =>
  readP11dData.output.parse(await runReadP11dData(call(readP11dData.input.parse(input)), services));

for (const identifier of [56327, 50057, 50247, 50662]) {
  test(`car ${identifier}: the P11D data answers for the three years of the P11D valuation, and agrees with it`, async () => {
    const valuation = p11dFrom(await services.cached.call(getP11DValuation, p11dParams(identifier, '2026-11-02', [])));
    const ending = valuation?.years[0]?.ending;
    assert.ok(valuation && ending);
    const { value } = await read({ kind: 'car', identifier, ending });
    assert.deepEqual(
      value?.years.map((year) => year.ending),
      [ending, ending + 1, ending + 2],
    );
    assert.equal(comparedWords(comparedFacts(valuation, value), []), 'Both operations give the same.');
  });
}

test('a van is refused before a request is sent, and an unknown car is a reason', async () => {
  operations.length = 0;
  await assert.rejects(read({ kind: 'van', identifier: 50001, ending: 2027 }), (fault) => fault instanceof Fault);
  assert.deepEqual(operations, []);
  const unknown = await read({ kind: 'car', identifier: 2_000_000, ending: 2027 });
  assert.ok(unknown.value === null && 'because' in unknown);
});
