/** Answers inside a page. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { Fault } from '@/lib/fault';
import type { DeclaredAddress } from '@/lib/api/address';
import { endpoint } from '@/lib/api/endpoint';
import { readCar, setUpServer, showCar } from './served-cars.fixture';

test('a page gets the same answer as the browser, by the same rules', async () => {
  const headers = new Headers();
  assert.deepEqual(await setUpServer('viewer').answered(readCar, showCar, { id: 'a1' }, headers), {
    seen: { id: 'a1' },
  });
  await assert.rejects(setUpServer(null).answered(readCar, showCar, { id: 'a1' }, headers), { code: 'signed_out' });
});

const readName = endpoint({ method: 'GET', path: '/api/name' } as const satisfies DeclaredAddress, {
  summary: 'A name.',
  permission: 'valuations.read',
  input: z.object({}),
  output: z.object({ name: z.string().max(3) }),
});

const READS: readonly [what: string, run: () => Promise<never>, code: string, logged: readonly unknown[]][] = [
  [
    'a fault of the run',
    () => Promise.reject(new Fault('not_found', { message: 'Not there.', fix: 'Look elsewhere.' })),
    'not_found',
    [],
  ],
  ['storage that is down', () => Promise.reject(new RangeError('no storage')), 'storage_down', []],
  [
    'a mistake of ours',
    () => Promise.reject(new TypeError('hunter2 is not a function')),
    'unexpected',
    ['TypeError: •••• is not a function'],
  ],
  [
    'a value inside that does not fit its schema',
    () => Promise.reject(z.string().safeParse(1).error),
    'unexpected',
    ['ZodError: ['],
  ],
];
for (const [what, run, code, logged] of READS) {
  test(`a part of a page shows the fault ${code} when there is ${what}`, async () => {
    const { answeredOrFault, lines } = setUpServer('viewer');
    const fault = await answeredOrFault(readCar, run, { id: 'a1' }, new Headers());
    assert.ok(fault instanceof Fault);
    assert.equal(fault.code, code);
    assert.deepEqual(
      lines.map(({ cause, reference }) => [cause, reference]),
      logged.map((cause) => [cause, fault.reference]),
    );
  });

  test(`a part of a page is drawn without when there is ${what}; ${logged.length} lines are logged`, async () => {
    const { answeredOrNull, lines } = setUpServer('viewer');
    assert.equal(await answeredOrNull(readCar, run, { id: 'a1' }, new Headers()), null);
    assert.deepEqual(
      lines.map(({ cause }) => cause),
      logged,
    );
    for (const line of lines)
      assert.deepEqual([line['path'], line['code'], line['status']], ['/api/cars/{id}', 'unexpected', 500]);
  });
}

test('an answer that does not match its declaration is our fault, not the address’s', async () => {
  const { answeredOrFault, lines } = setUpServer('viewer');
  const run = async () => ({ name: 'longer than three' });
  const fault = await answeredOrFault(readName, run, {}, new Headers());
  assert.ok(fault instanceof Fault);
  assert.deepEqual([fault.code, lines.length], ['unexpected', 1]);
});

test('a part of a page whose address is refused is drawn without, and nothing is logged', async () => {
  const { answeredOrNull, lines } = setUpServer('viewer');
  assert.equal(await answeredOrNull(readCar, showCar, { id: 'longer than eight' }, new Headers()), null);
  assert.deepEqual(await answeredOrNull(readCar, showCar, { id: 'a1' }, new Headers()), { seen: { id: 'a1' } });
  assert.deepEqual(lines, []);
});
