/** Derivatives found by words in their names, over the sandbox's bytes. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findDerivatives } from '@/lib/api/endpoints/vehicles';
import { runFindDerivatives } from './find-derivatives';
import { inputCall as call, openGuideServices } from './guide-services.fixture';

const { services } = openGuideServices();
const find = async (text: string, kind: 'car' | 'van' = 'car') =>
  findDerivatives.output.parse(await runFindDerivatives(call(findDerivatives.input.parse({ kind, text })), services));

test('make, model and words of the derivative find those that have them all', async () => {
  const { results, count, isMakeKnown } = await find('ford kuga fhev');
  assert.ok(isMakeKnown && count > 0);
  for (const { manufacturer, model, derivative } of results) {
    assert.equal(manufacturer, 'FORD');
    assert.match(`${model} ${derivative}`, /KUGA.*FHEV/);
  }
  const more = await find('Ford Kuga');
  assert.ok(more.count > count, `${more.count} and ${count}`);
});

test('a make alone shows some of its models, and at most twenty of what it found', async () => {
  const { results, count } = await find('vw');
  assert.ok(results.every(({ manufacturer }) => manufacturer === 'VOLKSWAGEN'));
  assert.equal(results.length, Math.min(20, count));
});

test('a first word that begins no make says so, and finds nothing', async () => {
  assert.deepEqual(await find('kuga'), { isMakeKnown: false, results: [], count: 0 });
  assert.deepEqual(await find(''), { isMakeKnown: false, results: [], count: 0 });
});

test('words that nothing of a make has find nothing', async () => {
  assert.deepEqual(await find('ford zzz'), { isMakeKnown: true, results: [], count: 0 });
});

test('vans are found among vans', async () => {
  const { results } = await find('ford transit', 'van');
  assert.ok(results.length > 0 && results.every(({ kind }) => kind === 'van'));
});
