/** A provider that starts to write its figures in an undocumented form, compared with its own recording. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { logTo } from '@/lib/api/serve/log';
import { savedValuation } from '@/lib/api/endpoints/valuations';
import { goldenExchanges } from '@/lib/contract/golden/exchanges';
import { createProvider } from '@/lib/provider/provider';
import { call, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { runCreateValuation } from './valuations';

test('a paid figure that could not be read is reported as such, not as one the guide does not give, and the log names it once', async () => {
  const recorded = await openRecordedServices();
  try {
    const base = 'https://provider.example';
    const altered = async ({ url }: { url: string }) => {
      const operation = url.split('/').at(-1) ?? '';
      const found = goldenExchanges().find(({ name }) => name.endsWith(`/${operation}.post`));
      const body = (found?.response.body ?? '')
        .replace('<Retail>7250<', '<Retail>7250.00<')
        .replace('<RetailHigh>10890<', '<RetailHigh>10890.00<');
      const bytes = (async function* () {
        yield Buffer.from(body);
      })();
      return { status: 200, headers: new Map([['content-type', 'text/xml; charset=utf-8']]), body: bytes };
    };
    const lines: Record<string, unknown>[] = [];
    const log = logTo(
      (line) => lines.push(JSON.parse(line)),
      (text) => text,
      () => new Date(0),
    );
    const caller = createProvider({
      services: base,
      identity: base,
      wltp: base,
      soap: base,
      soapNamespace: base,
      transport: altered,
      subscriberId: 123456,
      password: 'p&ss<1>',
      wltpClientId: '',
      wltpClientSecret: '',
      onUnreadFields: (operation, fields) => log({ event: 'unread fields', operation, fields }),
    });
    const { services, session } = await recorded.dealer();
    const input = { plate: 'AB21CDE', mileage: '23,499', internetPrices: true, fresh: true };
    const value = async () =>
      savedValuation.parse(await runCreateValuation(call(input, session), { ...services, caller })).record;
    const { values, internetPrices } = await value();
    await value();
    assert.deepEqual(values.retail.value === null && values.retail.because, {
      reason: 'The guide’s retail value could not be read.',
      next: 'Use the other values, and contact your administrator: the log names the field.',
    });
    assert.equal(values.clean.value, 6475);
    assert.deepEqual([internetPrices.value?.retail, internetPrices.value?.unread], [null, ['retail']]);
    assert.deepEqual(
      lines
        .map(({ event, operation, fields }) => [event, operation, fields])
        .toSorted((a, b) => String(a).localeCompare(String(b))),
      [
        ['unread fields', 'VRMInternetPricesValuation', 'VRMInternetPricesResult/Valuation/RetailHigh'],
        ['unread fields', 'VRMValuation', 'VRMResult/Valuation/Retail'],
      ].map(([event, operation, field]) => [event, operation, [`${field} cannot be read as xs:int`]]),
    );
  } finally {
    await recorded.close();
  }
});
