import assert from 'node:assert/strict';
import { buffer } from 'node:stream/consumers';
import { test } from 'node:test';
import type { Session } from '@/lib/access';
import { goldenExchanges } from '@/lib/contract/golden/exchanges';
import { createProvider } from '@/lib/provider/provider';
import { Fault } from '@/lib/fault';
import { runReadDownloadFile, runReadDownloadPackages, runReadDownloads } from './downloads';
import { call } from '@/lib/features/testing/recorded-services';

const session: Session = {
  sessionId: '',
  personId: 'p',
  personName: 'Max',
  email: 'max@dealer.example',
  organisationId: 'o',
  organisationName: '',
  role: 'manager',
};

const base = 'https://provider.example';
const operationOf = (url: string) => url.split('/').at(-1) ?? '';

/** Answers by the golden exchanges. @param onRequest may refuse one */
function recordedCaller(onRequest: (operation: string, body: string) => void) {
  const recorded = async ({ url, body }: { url: string; body: string }) => {
    const operation = operationOf(url);
    onRequest(operation, body);
    const name = operation === 'List_ProductPackages' ? 'List_ProductPackagesHistoric' : operation;
    const found = goldenExchanges().find((exchange) => exchange.name === `datadownload/${name}.post`);
    const bytes = (async function* () {
      yield Buffer.from(found?.response.body ?? '');
    })();
    return { status: 200, headers: new Map([['content-type', 'text/xml; charset=utf-8']]), body: bytes };
  };
  return createProvider({
    services: base,
    identity: base,
    wltp: base,
    soap: base,
    soapNamespace: base,
    transport: recorded,
    subscriberId: 123456,
    password: 'p&ss<1>',
    wltpClientId: '',
    wltpClientSecret: '',
  });
}

test('no product leaves the subscription because a request fails, whichever it is', async () => {
  const operations: string[] = [];
  const all = await runReadDownloads(call({}, session), {
    caller: recordedCaller((operation) => void operations.push(operation)),
  });
  assert.ok(all.products.length > 0);
  assert.deepEqual(all.missing, []);
  for (const failing of operations) {
    const caller = recordedCaller((operation) => {
      if (operation === failing) throw new Fault('provider_unreachable', { message: 'Not there.', fix: 'Wait.' });
    });
    const { products, missing } = await runReadDownloads(call({}, session), { caller });
    assert.equal(missing.length, 1, failing);
    for (const { id, taken } of products) {
      const known = all.products.find((product) => product.id === id);
      assert.equal(taken, known?.taken, `${failing}: product ${id}`);
    }
  }
});

test('a package is requested by the date in the provider’s list, with its time of day', async () => {
  const requested: string[] = [];
  const caller = recordedCaller((operation, body) => {
    if (operation === 'Stream_Package') requested.push(new URLSearchParams(body).get('Date') ?? '');
  });
  const { present, former } = await runReadDownloadPackages(call({ product: 12 }, session), { caller });
  assert.ok(former.every(({ date }) => present.every((current) => current.date !== date)));
  const [listed] = [...former, ...present];
  assert.ok(listed);
  for (const edition of [listed.date, '2026-06-01']) {
    const downloadCall = { ...call({ product: 12, edition }, session), signal: new AbortController().signal };
    const file = await runReadDownloadFile(downloadCall, { caller });
    await buffer(file.body);
  }
  assert.deepEqual(requested, ['2026-01-02T03:04:05', '2026/06/01']);
});
