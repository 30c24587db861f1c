/** What a field takes is stated for each field of each endpoint, by the sentence that refuses a wrong value. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { Fault } from '@/lib/fault';
import type { Endpoint } from '@/lib/api/endpoint';
import { ENDPOINTS } from '@/lib/api/all-endpoints';
import { readSalesFile } from '@/lib/api/endpoints/stock-cars/past-sales';
import { createStockFeed } from '@/lib/api/endpoints/stock-cars/stock-feeds';
import { readAudits } from '@/lib/api/endpoints/audits';
import { readerOf } from './read-request';

const HEADERS = { 'content-type': 'application/json' };
const WRONG: readonly unknown[] = ['?!', 7.5, true, [], [{ x: 1 }], { x: 1 }, null];

/** How the endpoint refuses one wrong field, read apart from its other fields; null if it does not. */
async function refusal(declared: Endpoint, name: string, value: unknown): Promise<Fault | null> {
  const one = {
    ...declared,
    method: 'POST' as const,
    path: '/api/one' as const,
    input: z.object({ [name]: declared.input.shape[name] ?? z.never() }),
  };
  const body = JSON.stringify({ [name]: value });
  const request = new Request('https://values.example/', { method: 'POST', headers: HEADERS, body });
  try {
    await readerOf(one)(request, {});
    return null;
  } catch (error) {
    assert.ok(error instanceof Fault);
    return error;
  }
}

for (const declared of ENDPOINTS) {
  if (declared.upload) continue;
  test(`${declared.method} ${declared.path}: a field that is not in the expected form says what that is`, async () => {
    for (const name of Object.keys(declared.input.shape))
      for (const value of WRONG) {
        const fault = await refusal(declared, name, value);
        if (fault?.message.endsWith('is not in the expected form.') !== true) continue;
        assert.match(fault.fix, /^It takes .+\.$/, `${name}: ${JSON.stringify(value)}`);
      }
  });
}

test('a date is shown, and the known values are listed', async () => {
  const date = readerOf(readAudits)(new Request('https://values.example/?from=2026-06&to=2026-06-30'), {});
  await assert.rejects(date, {
    message: 'from is not in the expected form.',
    fix: 'It takes a date such as 2026-12-31.',
  });
  const body = JSON.stringify({ name: 'DMS', format: 'csv', columns: [{ key: 'costPounds', header: 'Cost' }] });
  const feed = readerOf(createStockFeed)(
    new Request('https://values.example/', { method: 'POST', headers: HEADERS, body }),
    {},
  );
  await assert.rejects(feed, (fault) => {
    assert.ok(fault instanceof Fault);
    assert.equal(fault.field, 'columns.0.key');
    assert.match(fault.fix, /^It takes stockNumber, plate, .*\bcost\b.*, notes\.$/);
    return true;
  });
});

test('so it is for a field beside a file', async () => {
  const refused = async (name: string, value: string) => {
    const body = new FormData();
    body.append('file', new File(['Reg,Sold,Price'], 'sales.csv'));
    body.append(name, value);
    return readerOf(readSalesFile)(new Request('https://values.example/', { method: 'POST', body }), {});
  };
  for (const value of ['km', 'ALL'])
    await assert.rejects(refused('kilometres', value), {
      message: 'kilometres is not in the expected form.',
      fix: 'It takes marked, all.',
      field: 'kilometres',
    });
  await assert.rejects(refused('soldTo', 'auction'), { field: 'soldTo', fix: 'It takes trade, retail.' });
});
