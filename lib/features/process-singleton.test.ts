import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { z } from 'zod';
import { processSingleton } from './process-singleton';

test('a value is created once under its name', () => {
  const key = randomUUID();
  const first = processSingleton(key, () => ({ number: 1 }));
  assert.equal(
    processSingleton(key, () => ({ number: 2 })),
    first,
  );
  assert.deepEqual(
    processSingleton(randomUUID(), () => ({ number: 3 })),
    { number: 3 },
  );
});

test('what is rejected is tried again, by the one who awaited it too', async () => {
  const key = randomUUID();
  const fail = async (): Promise<string> => {
    throw new Error('not yet');
  };
  await assert.rejects(
    processSingleton(key, () => fail()),
    /not yet/,
  );
  const opened = processSingleton(key, async () => 'open');
  assert.equal(await opened, 'open');
  assert.equal(
    processSingleton(key, async () => 'again'),
    opened,
  );
});

const acceptanceModule = z.object({ acceptanceOf: z.custom<(caller: object) => object>() });

test('two copies of a module remember the same', async () => {
  const copy = async (name: string) => {
    const address = new URL(`./emissions/equipment-acceptance.ts?${name}`, import.meta.url);
    return acceptanceModule.parse(await import(address.href));
  };
  const [one, other] = [await copy('one'), await copy('other')];
  assert.notEqual(one.acceptanceOf, other.acceptanceOf, 'they are two');
  const caller = {};
  assert.equal(one.acceptanceOf(caller), other.acceptanceOf(caller));
});
