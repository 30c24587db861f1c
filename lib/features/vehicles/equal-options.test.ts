/** Options of two makes over the sandbox's bytes. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readEqualOptions } from '@/lib/api/endpoints/guide/equal-options';
import { Fault } from '@/lib/fault';
import { runReadEqualOptions } from './equal-options';
import { inputCall as call, openGuideServices } from './guide-services.fixture';

const { services } = openGuideServices();
const read = async (input: object) =>
  readEqualOptions.output.parse(await runReadEqualOptions(call(readEqualOptions.input.parse(input)), services));

test('a car of another make has options of the same kinds, each with its own name', async () => {
  const found = await read({ kind: 'car', identifier: 50031, other: 56327 });
  assert.ok(found.title !== '' && found.sector !== null);
  const items = found.kinds.flatMap(({ items: ofCategory }) => ofCategory);
  assert.ok(items.length > 3 && items.every(({ own }) => own.length > 0));
  const both = items.filter(({ others }) => others.length > 0);
  assert.ok(both.length > 0);
  const itself = await read({ kind: 'car', identifier: 50031, other: 50031 });
  for (const { name, own, others } of itself.kinds.flatMap(({ items: ofCategory }) => ofCategory))
    assert.deepEqual(others, own, name);
});

test('a guide ID that no vehicle of the kind has is refused at its field', async () => {
  await assert.rejects(read({ kind: 'car', identifier: 50031, other: 2_000_000 }), (fault) => {
    assert.ok(fault instanceof Fault);
    assert.deepEqual([fault.code, fault.field], ['not_found', 'other']);
    return true;
  });
});
