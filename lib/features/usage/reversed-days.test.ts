/** A period whose last day is before its first is refused alike, by every list and every file. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { call, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { runExportValuedVehicles, runListValuedVehicles } from '@/lib/features/valuations/valued-vehicles';
import { exportLedger, readLedger } from '@/lib/api/endpoints/ledger';
import { exportUsage } from '@/lib/api/endpoints/usage';
import { exportValuedVehicles, listValuedVehicles } from '@/lib/api/endpoints/valuations';
import { createValuedVehicleStore } from '@/lib/store/records/valued-vehicles';
import { openPeopleStores } from '@/lib/features/people/sign-in.fixture';
import { openLookUps } from '@/lib/store/usage/look-ups';
import { runExportLedger, runReadLedger } from './ledger';
import { runExportUsage } from './usage';

let recorded: Awaited<ReturnType<typeof openRecordedServices>>;
before(async () => (recorded = await openRecordedServices()));
after(() => recorded.close());

const DAYS = { from: '2026-05-29', to: '2026-05-01' };

test('the ledger, valuations and usage, on screen and as a file', async () => {
  const { session, subscription } = await recorded.dealer();
  const { database } = recorded;
  const lookUps = openLookUps({ database, subscription });
  const valuedVehicles = createValuedVehicleStore(database);
  const { members } = openPeopleStores(database);
  const file = { ...DAYS, format: 'csv' as const };
  const refusals: [string, () => Promise<unknown>][] = [
    ['days', () => runReadLedger(call(readLedger.input.parse(DAYS), session), { lookUps, members })],
    ['days', () => runExportLedger(call(exportLedger.input.parse(file), session), { lookUps })],
    ['days', () => runListValuedVehicles(call(listValuedVehicles.input.parse(DAYS), session), { valuedVehicles })],
    ['days', () => runExportValuedVehicles(call(exportValuedVehicles.input.parse(file), session), { valuedVehicles })],
    [
      'months',
      () => {
        const months = { ...file, from: '2026-05', to: '2026-04' };
        return runExportUsage(call(exportUsage.input.parse(months), session), { lookUps });
      },
    ],
  ];
  for (const [what, run] of refusals)
    await assert.rejects(run, { code: 'invalid_input', fix: `Swap the two ${what}.`, field: 'to' });
});
