import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { Faultd } from '@/e2e/faultd/faultd';
import { regLookupVrm } from '@/lib/contract/reg';
import { vehicleTypes } from '@/lib/contract/subscriber';
import { vrmValuation } from '@/lib/contract/vrm';
import { callBilled, outcomeOf, providerFor, startRecordedProvider } from './provider.fixture';

let faultd: Faultd;
let bystander: Faultd;
before(async () => {
  faultd = await startRecordedProvider();
  bystander = await startRecordedProvider();
});
beforeEach(() => {
  faultd.reset();
  bystander.reset();
});
after(() => Promise.all([faultd.close(), bystander.close()]));

const MEGABYTE = 1024 * 1024;

for (const fault of ['redirect', 'redirect-to-get']) {
  test(`a ${fault} leads nowhere: its target is never even connected to`, async () => {
    faultd.order({ fault, option: bystander.url });
    const provider = providerFor(faultd);
    await outcomeOf(callBilled(provider, vrmValuation, vrmValuation.example));
    await outcomeOf(callBilled(provider, regLookupVrm, regLookupVrm.example));
    await outcomeOf(provider.requestResource(vehicleTypes, {}));
    assert.equal(faultd.arrivals.length, 3);
    assert.equal(bystander.connections(), 0);
    assert.equal(bystander.bytesIn(), 0);
  });
}

for (const fault of ['endless', 'hundred-megabytes']) {
  test(`of a body that is ${fault} little more is taken than allowed`, async () => {
    faultd.order({ fault });
    const provider = providerFor(faultd, { maxBytes: MEGABYTE });
    const call = callBilled(provider, vrmValuation, vrmValuation.example);
    assert.equal(await outcomeOf(call), 'provider_unreadable, charged unknown');
    // The rest is buffered at both ends of the connection.
    assert.ok(faultd.bytesOut() < 32 * MEGABYTE, `${faultd.bytesOut()} bytes were written`);
  });
}

test('ten gzip bombs of 300 MB each take no 300 MB of memory', async () => {
  faultd.order({ fault: 'gzip-bomb' });
  const provider = providerFor(faultd, { breakerFailures: 100 });
  const before = process.memoryUsage().rss;
  for (let call = 0; call < 10; call++) {
    const bomb = callBilled(provider, vrmValuation, vrmValuation.example);
    assert.equal(await outcomeOf(bomb), 'provider_unreadable, charged unknown');
  }
  const grown = process.memoryUsage().rss - before;
  assert.ok(grown < 250 * MEGABYTE, `grew by ${grown} bytes`);
});

test('a name like __proto__ in an answer changes no object', async () => {
  faultd.order({ fault: 'proto' });
  const provider = providerFor(faultd);
  const { value } = await callBilled(provider, regLookupVrm, regLookupVrm.example);
  const types = await provider.requestResource(vehicleTypes, {});
  for (const holder of [{}, value, types.value]) assert.equal('polluted' in holder, false);
});
